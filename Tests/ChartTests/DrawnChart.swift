import Chart
import Foundation

/// An SVG chart read back: its scales from the tick labels, its curves from the paths.
struct DrawnChart {
  typealias Ticks = [(place: Double, value: Double)]

  /// The curves of a box come before its wall, its ticks after it.
  private struct Box {
    var up: Ticks = []
    /// By the number of their series; lines as points.
    var curves: [(series: Int, lines: [[(x: Double, y: Double)]])] = []
  }

  private var boxes: [Box] = []
  private var across: Ticks = []

  init(_ text: String) {
    var box = Box()
    for line in text.split(separator: "\n") {
      if line.contains("class=\"axis\"") {
        boxes.append(box)
        box = Box()
      }
      if line.contains("class=\"up\""), let y = attribute("y", line), let value = content(line) {
        boxes[boxes.count - 1].up.append((y - 4.5, value))
      }
      if line.contains("class=\"across\""), let x = attribute("x", line), let value = content(line)
      {
        across.append((x, value))
      }
      if let start = line.range(of: "<path class=\"curve s")?.upperBound,
        let series = line[start...].first?.wholeNumberValue, line.contains("h0")
      {
        // Beside a box and below it stand pieces of curves, which do not begin with a dot.
        box.curves.append((series, path(line)))
      }
    }
  }

  private func attribute(_ name: String, _ line: Substring) -> Double? {
    guard let start = line.range(of: " \(name)=\"")?.upperBound else { return nil }
    return Double(line[start...].prefix { $0 != "\"" })
  }

  private func content(_ line: Substring) -> Double? {
    let start = line.drop { $0 != ">" }.dropFirst()
    return Double(start.prefix { $0 != "<" })
  }

  private func path(_ line: Substring) -> [[(x: Double, y: Double)]] {
    guard let start = line.range(of: " d=\"")?.upperBound else { return [] }
    let path = line[start...].prefix { $0 != "\"" }
    return path.split(separator: "M").map { piece in
      piece.split(separator: "L").map { $0.split(separator: "h")[0].split(separator: " ") }
        .compactMap { point in
          guard point.count == 2, let x = Double(point[0]), let y = Double(point[1]) else {
            return nil
          }
          return (x, y)
        }
    }
  }

  private func place(_ value: Double, _ ticks: Ticks, isLog: Bool) -> Double? {
    guard let first = ticks.first, let last = ticks.last, first.value != last.value else {
      return nil
    }
    let scale = { (value: Double) in isLog ? log10(value) : value }
    let share = (scale(value) - scale(first.value)) / (scale(last.value) - scale(first.value))
    return first.place + share * (last.place - first.place)
  }

  /// How far a point of a series is from its curve.
  func distance(
    _ x: Double, _ y: Double, box: Int = 0, series: Int = 0, isLogUp: Bool = false,
    isLogAcross: Bool = false
  ) -> Double? {
    guard boxes.indices.contains(box),
      let lines = boxes[box].curves.first(where: { $0.series == series })?.lines,
      let px = place(x, across, isLog: isLogAcross),
      let py = place(y, boxes[box].up, isLog: isLogUp)
    else { return nil }
    var best = Double.infinity
    for line in lines {
      if let only = line.first { best = min(best, length(px - only.x, py - only.y)) }
      for (a, b) in zip(line, line.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let share = square > 0 ? min(max(((px - a.x) * dx + (py - a.y) * dy) / square, 0), 1) : 0
        best = min(best, length(px - a.x - share * dx, py - a.y - share * dy))
      }
    }
    return best
  }

  private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

/// As much of XML as says whether a document is whole: tags that close, text that is escaped.
struct XMLReader {
  private(set) var isWhole = true

  init(_ text: String) {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" || $0 == ">" }) {
      let mark = rest[start]
      rest = rest[rest.index(after: start)...]
      if mark == "&" {
        let name = rest.prefix { $0 != ";" }
        if !["amp", "lt", "gt", "quot"].contains(name) { isWhole = false }
      } else if mark == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[..<end]
        rest = rest[rest.index(after: end)...]
        if tag.filter({ $0 == "\"" }).count % 2 != 0 { isWhole = false }
        if tag.hasPrefix("/") {
          if open.popLast() != tag.dropFirst() { isWhole = false }
        } else if !tag.hasSuffix("/") {
          open.append(tag.prefix { $0 != " " })
        }
      } else {
        isWhole = false
      }
    }
    let isText = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
    isWhole = isWhole && open.isEmpty && isText
  }
}
