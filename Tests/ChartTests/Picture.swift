import Chart
import Glibc

/// A chart read back from its lines, as a person would: the scales from the tick labels, the curves
/// from the cells. It knows the layout, and nothing of how it was computed.
struct Picture {
  /// The value at cell 0 and how much a cell adds.
  struct Scale {
    var origin: Double
    var cell: Double

    var isLog = false

    func position(_ value: Double) -> Double {
      ((isLog ? log10(value) : value) - origin) / cell
    }
  }

  struct Tick: Equatable {
    var cell: Int
    var label: String
    var value: Double
  }

  /// Cells by rows from below.
  var rows: [[Character]] = []
  var columns = 0
  var upTicks: [Tick] = []
  var acrossTicks: [Tick] = []
  var charset: Charset
  /// By rows from below.
  var marks: [Mark?] = []
  /// The lines above and below the plot with its axis labels.
  var head: [String] = []
  var foot: [String] = []

  /// Which axes count powers of ten: a person sees it from the labels.
  private var isLogUp = false
  private var isLogAcross = false

  init?(_ lines: [String], _ charset: Charset, isLogUp: Bool = false, isLogAcross: Bool = false) {
    self.charset = charset
    (self.isLogUp, self.isLogAcross) = (isLogUp, isLogAcross)
    let text = lines.map(Array.init)
    guard let floor = text.firstIndex(where: Picture.isFloor),
      let left = text[floor].firstIndex(where: { $0 != " " })
    else { return nil }
    columns = text[floor].count - left - 1
    var top = floor
    while top > 0, left < text[top - 1].count, "|+│┤".contains(text[top - 1][left]) { top -= 1 }
    for index in (top..<floor).reversed() { readRow(text[index], left) }
    var known: [Character: Mark?] = [" ": nil]
    for cell in rows.joined() {
      let mark = known[cell] ?? Picture.mark(cell, charset)
      known[cell] = mark
      marks.append(mark)
    }
    head = Array(lines[..<top])
    readAcross(text[floor], floor + 1 < text.count ? String(text[floor + 1]) : "", left)
    foot = Array(lines[min(floor + 2, lines.count)...])
  }

  private static func isFloor(_ line: [Character]) -> Bool {
    let body = line.drop { $0 == " " }
    return body.count > 1 && "+└".contains(body[body.startIndex])
      && body.dropFirst().allSatisfy { "+-─┬".contains($0) } && body.contains { "-─".contains($0) }
  }

  private mutating func readRow(_ line: [Character], _ left: Int) {
    var cells = Array(line.dropFirst(left + 1).prefix(columns))
    cells += Array(repeating: " ", count: columns - cells.count)
    let label = String(line.prefix(left)).filter { $0 != " " }
    if "+┤".contains(line[left]), let value = Double(label) {
      upTicks.append(Tick(cell: rows.count, label: label, value: value))
    }
    rows.append(cells)
  }

  /// The k-th label belongs to the k-th tick.
  private mutating func readAcross(_ floor: [Character], _ labels: String, _ left: Int) {
    let words = labels.split(separator: " ").map(String.init)
    let ticks = floor.indices.dropFirst(left + 1).filter { "+┬".contains(floor[$0]) }
    for (tick, word) in zip(ticks, words) {
      guard let value = Double(word) else { continue }
      acrossTicks.append(Tick(cell: tick - left - 1, label: word, value: value))
    }
  }

  var up: Scale? { Picture.scale(upTicks, isLog: isLogUp) }
  var across: Scale? { Picture.scale(acrossTicks, isLog: isLogAcross) }

  /// Only the two ends of the axis are labelled, to within a fiftieth of a cell.
  var hasRoundedEnds: Bool { acrossTicks.map(\.cell) == [0, columns - 1] }

  private static func scale(_ ticks: [Tick], isLog: Bool) -> Scale? {
    guard let first = ticks.first, let last = ticks.last, first.cell < last.cell else { return nil }
    let (low, high) = isLog ? (log10(first.value), log10(last.value)) : (first.value, last.value)
    let cells = Double(last.cell - first.cell)
    let cell = high / cells - low / cells
    return Scale(origin: low - cell * Double(first.cell), cell: cell, isLog: isLog)
  }
}

// MARK: - Boxes

extension Picture {
  /// The boxes of a chart, each with the axis below them all. A box after the first begins at the
  /// row that bears its label on its right.
  static func boxes(_ lines: [String], _ charset: Charset, labels: [String], isLogUp: [Bool])
    -> [Picture]?
  {
    guard let floor = lines.firstIndex(where: { isFloor(Array($0)) }) else { return nil }
    var starts = [0]
    for label in labels.dropFirst() {
      let found = lines[(starts.last ?? 0)..<floor].firstIndex { $0.hasSuffix(" " + label) }
      guard let found else { return nil }
      starts.append(found)
    }
    let ends = starts.dropFirst() + [floor]
    let pictures = zip(zip(starts, ends), isLogUp).compactMap { range, isLog in
      Picture(
        Array(lines[range.0..<range.1] + lines[floor...]), charset, isLogUp: isLog)
    }
    return pictures.count == labels.count ? pictures : nil
  }
}

// MARK: - Marks

extension Picture {
  var grain: (across: Int, up: Int) {
    switch charset {
    case .ascii: (1, 1)
    case .braille: (2, 4)
    case .block: (2, 2)
    }
  }

  /// What a cell shows of curves: the series whose glyph it is, and which of its parts, from the
  /// lower left by rows. The marks of gaps and infinities may be any series, and fill the cell.
  struct Mark {
    var owner: Int
    var parts: UInt8
    var isOdd = false
  }

  static func mark(_ cell: Character, _ charset: Charset) -> Mark? {
    if "[]╴╶^v".contains(cell) { return Mark(owner: 0, parts: 255, isOdd: true) }
    switch charset {
    case .ascii: return Array("*ox+abcde").firstIndex(of: cell).map { Mark(owner: $0, parts: 1) }
    case .braille: return Mark(owner: 0, parts: braille(cell))
    case .block: return Mark(owner: 0, parts: quadrants(cell))
    }
  }

  /// Unicode numbers the dots 1-2-3 down the left, 4-5-6 down the right, then 7 and 8 below.
  private static func braille(_ cell: Character) -> UInt8 {
    guard let value = cell.unicodeScalars.first?.value, (0x2800...0x28FF).contains(value)
    else { return 0 }
    let dots: [UInt32] = [7, 8, 3, 6, 2, 5, 1, 4]
    return bits(dots.map { (value - 0x2800) & (1 << ($0 - 1)) != 0 })
  }

  private static func quadrants(_ cell: Character) -> UInt8 {
    bits(["▖▄▌▙▞▟▛█", "▗▄▚▙▐▟▜█", "▘▌▚▙▀▛▜█", "▝▞▐▟▀▛▜█"].map { $0.contains(cell) })
  }

  private static func bits(_ parts: [Bool]) -> UInt8 {
    parts.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }

  /// Whether a part of a cell is marked for a series; a cell that an earlier series took may hide it.
  func isMarked(_ column: Int, _ row: Int, series: Int, hiding: Bool) -> Bool {
    guard let mark = marks[row / grain.up * columns + column / grain.across] else { return false }
    let part = row % grain.up * grain.across + column % grain.across
    guard mark.parts & (1 << UInt8(part)) != 0 else { return false }
    return mark.isOdd
      ? hiding : charset != .ascii || mark.owner == series || hiding && mark.owner < series
  }
}
