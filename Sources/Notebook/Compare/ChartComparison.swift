/// Charts are numbers, not art: where an output has data lines, which are compared as numbers, the
/// picture above them may differ in a few cells, each at most one row off.
struct ChartComparison {
  let expected: [String]
  let actual: [String]
  let tolerance: Tolerance
  /// The part of the marks of a picture that may differ. Unless it is 0, one mark always may: it moves
  /// two cells.
  let cells: Double

  /// The charts of both, each stored one beside the one that was printed in its place.
  func pairs() -> [ChartPair] {
    let stored = Chart.all(in: expected)
    let printed = Chart.all(in: actual)
    // Where a `...` may stand for whole charts, the next one that fits is meant.
    let hasGap = expected.contains { normalized($0) == "..." }
    guard hasGap || stored.count == printed.count else { return [] }
    var next = 0
    return stored.compactMap { chart in
      let candidates = printed.indices.dropFirst(next).prefix(hasGap ? printed.count : 1)
      for index in candidates {
        let pair = ChartPair(
          stored: chart, printed: printed[index], isNear: isNear(chart, printed[index]),
          allowed: allowance(for: picture(chart.picture, of: expected)))
        guard pair.isNear || !hasGap else { continue }
        next = index + 1
        return pair
      }
      return nil
    }
  }

  /// Whether the data fits as numbers, and the picture but for a few cells.
  private func isNear(_ stored: Chart, _ printed: Chart) -> Bool {
    guard stored.lines.count == printed.lines.count,
      stored.picture.count == printed.picture.count
    else { return false }
    let dataFits = zip(stored.data, printed.data).allSatisfy(fits)
    return dataFits && pictureFits(stored.picture, printed.picture)
  }

  private func fits(_ e: Int, _ a: Int) -> Bool {
    ExpectedLine(expected[e]).match(actual[a], tolerance)?.isEmpty == true
  }

  /// Lines that fit as text fit; of the others, what stands right of the axis is compared by cell.
  private func pictureFits(_ stored: Range<Int>, _ printed: Range<Int>) -> Bool {
    let others = zip(stored, printed).filter { !fits($0, $1) }
    if others.isEmpty { return true }
    guard others.allSatisfy(frameFits) else { return false }
    let before = picture(stored, of: expected)
    guard let moved = before.movedCells(to: picture(printed, of: actual)) else { return false }
    return moved <= allowance(for: before)
  }

  private func picture(_ range: Range<Int>, of lines: [String]) -> Picture {
    Picture(range.map { normalized(lines[$0]) })
  }

  private func allowance(for picture: Picture) -> Int {
    if cells == 0 { return 0 }
    let share = (cells * Double(picture.marks)).rounded(.down)
    return max(2, Int(exactly: min(share, 1e9)) ?? 0)
  }

  /// The labels left of the axis fit as text, the axis stands in the same column.
  private func frameFits(_ e: Int, _ a: Int) -> Bool {
    guard let before = Picture.frame(of: expected[e]), let after = Picture.frame(of: actual[a])
    else { return false }
    return before.count == after.count
      && ExpectedLine(String(before)).match(String(after), tolerance)?.isEmpty == true
  }
}

/// A chart that is stored and the one that was printed in its place.
struct ChartPair {
  let stored: Chart
  let printed: Chart
  /// Whether they are near enough to be the same.
  let isNear: Bool
  /// How many cells may differ.
  let allowed: Int
}

/// Where in an output a chart stands: its picture, and its data lines under it.
struct Chart {
  let picture: Range<Int>
  let data: Range<Int>

  var lines: Range<Int> { picture.lowerBound..<data.upperBound }

  /// A chart begins at the first line with an axis after the chart before it.
  static func all(in lines: [String]) -> [Chart] {
    var charts: [Chart] = []
    var start = 0
    var index = 0
    while index < lines.count {
      let data = index..<(lines[index...].firstIndex { !isData($0) } ?? lines.count)
      if !data.isEmpty {
        let top = (start..<index).first { Picture.frame(of: lines[$0]) != nil } ?? index
        charts.append(Chart(picture: top..<index, data: data))
        start = data.upperBound
      }
      index = max(data.upperBound, index + 1)
    }
    return charts
  }

  private static func isData(_ line: String) -> Bool { line.hasPrefix("data ") }
}
