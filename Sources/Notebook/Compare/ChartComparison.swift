/// Charts are numbers, not art: where an output has data lines, which are compared as numbers, the
/// picture above them may differ in a few cells, each at most one row off.
struct ChartComparison {
  let expected: [String]
  let actual: [String]
  let tolerance: Tolerance
  /// The part of the marks of a picture that may differ. One mark always may: it moves two cells.
  let cells: Double

  /// The rows of a comparison in which every line fits; nil where one does not.
  func rows() -> [Comparison.Row]? {
    guard expected.count == actual.count, expected.contains(where: isData) else { return nil }
    var start = 0
    for line in expected.indices where isData(expected[line]) {
      guard isData(actual[line]), fits(line), pictureFits(start..<line) else { return nil }
      start = line + 1
    }
    guard (start..<expected.count).allSatisfy(fits) else { return nil }
    return expected.map { .same(stored: $0) }
  }

  private func isData(_ line: String) -> Bool { line.hasPrefix("data ") }

  private func fits(_ line: Int) -> Bool {
    ExpectedLine(expected[line]).match(actual[line], tolerance)?.isEmpty == true
  }

  /// Lines that fit as text fit; of the others, what stands right of the axis is compared by cell.
  private func pictureFits(_ range: Range<Int>) -> Bool {
    let others = range.filter { !fits($0) }
    if others.isEmpty { return true }
    guard others.allSatisfy(frameFits) else { return false }
    let before = Picture(range.map { expected[$0] })
    let after = Picture(range.map { actual[$0] })
    guard let moved = before.movedCells(to: after) else { return false }
    return Double(moved) <= max(2, cells * Double(before.marks))
  }

  /// The labels left of the axis fit as text, the axis stands in the same column.
  private func frameFits(_ line: Int) -> Bool {
    guard let before = Picture.frame(of: expected[line]),
      let after = Picture.frame(of: actual[line])
    else { return false }
    return before.count == after.count
      && ExpectedLine(String(before)).match(String(after), tolerance)?.isEmpty == true
  }
}

/// The cells of a picture, right of its axis.
private struct Picture {
  private let rows: [[Character]]

  init(_ lines: [String]) {
    rows = lines.map { line in
      Picture.frame(of: line).map { Array(line.dropFirst($0.count)) } ?? []
    }
  }

  /// What stands left of the plot, axis included; nil where there is no axis.
  static func frame(of line: String) -> Substring? {
    let axis = line.firstIndex { "+|┤│".contains($0) }
    guard let axis else { return nil }
    return line[...axis]
  }

  /// How many cells are marked, the axis under the plot aside.
  var marks: Int {
    rows.filter { !$0.allSatisfy("+-┬─".contains) }.joined().count { !$0.isBlankCell }
  }

  /// How many cells differ from those of another picture; nil where one of them is more than one
  /// row away from its like.
  func movedCells(to other: Picture) -> Int? {
    var count = 0
    for row in rows.indices {
      for column in 0..<max(rows[row].count, other.rows[row].count) {
        let (mine, its) = (self[row, column], other[row, column])
        if mine == its || (mine.isBlankCell && its.isBlankCell) { continue }
        guard other.has(mine, near: row, column), has(its, near: row, column) else { return nil }
        count += 1
      }
    }
    return count
  }

  private subscript(row: Int, column: Int) -> Character {
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return " " }
    return rows[row][column]
  }

  private func has(_ mark: Character, near row: Int, _ column: Int) -> Bool {
    mark.isBlankCell || ((row - 1)...(row + 1)).contains { self[$0, column] == mark }
  }
}

extension Character {
  fileprivate var isBlankCell: Bool { self == " " || self == "\u{2800}" }
}
