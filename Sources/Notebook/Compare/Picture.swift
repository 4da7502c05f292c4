import Text

/// The cells of a drawn chart.
struct Picture {
  private let rows: [[Character]]
  /// What stands right of the axis in each row; nothing where there is no axis.
  private let plots: [[Character]]

  init(_ lines: [String]) {
    rows = lines.map(Array.init)
    plots = lines.map { line in
      Picture.frame(of: line).map { Array(line.dropFirst($0.count)) } ?? []
    }
  }

  /// What stands left of the plot, axis included: blanks and the numbers of its ticks; nil where
  /// there is no axis.
  static func frame(of line: String) -> Substring? {
    guard let axis = line.firstIndex(where: "+|┤│".contains) else { return nil }
    let isLabel = line[..<axis].allSatisfy { $0 == " " || $0.isNumber || ".-eE%".contains($0) }
    return isLabel ? line[...axis] : nil
  }

  /// How many cells of the plot are marked, the axis under it aside.
  var marks: Int {
    plots.filter { !$0.allSatisfy("+-┬─".contains) }.joined().count { !$0.isBlankCell }
  }

  /// How many cells of the plot differ from those of a picture of as many rows; nil where one of
  /// them is more than one row away from its like.
  func movedCells(to other: Picture) -> Int? {
    var count = 0
    for row in plots.indices {
      for column in plots.columns(differingFrom: other.plots, in: row) {
        let (mine, its) = (plots[row, column], other.plots[row, column])
        guard other.has(mine, near: row, column), has(its, near: row, column) else { return nil }
        count += 1
      }
    }
    return count
  }

  private func has(_ mark: Character, near row: Int, _ column: Int) -> Bool {
    mark.isBlankCell || ((row - 1)...(row + 1)).contains { plots[$0, column] == mark }
  }
}

extension Picture {
  /// How many cells differ from those of another picture, labels included.
  func differingCells(from other: Picture) -> Int {
    rows.indices.reduce(0) { $0 + rows.columns(differingFrom: other.rows, in: $1).count }
  }

  /// The picture, each row behind a mark, and under it `^` at the cells that another one has
  /// otherwise.
  func lines(markedBy mark: String, against other: Picture) -> [String] {
    rows.indices.flatMap { row -> [String] in
      let line = withoutTrailingBlanks(mark + String(rows[row]))
      let columns = rows.columns(differingFrom: other.rows, in: row)
      if columns.isEmpty { return [line] }
      return [line, String(repeating: " ", count: mark.count) + carets(row, at: columns)]
    }
  }

  private func carets(_ row: Int, at columns: [Int]) -> String {
    var next = columns[...]
    return (0...(columns.last ?? 0)).map { column in
      let isMarked = next.first == column
      if isMarked { next = next.dropFirst() }
      let width = max(1, cellWidth(String(rows[row, column])))
      return String(repeating: isMarked ? "^" : " ", count: width)
    }.joined()
  }
}

extension [[Character]] {
  /// The character of a cell, a blank where there is none.
  fileprivate subscript(row: Int, column: Int) -> Character {
    guard indices.contains(row), self[row].indices.contains(column) else { return " " }
    return self[row][column]
  }

  /// The columns in which a row differs from that of another picture.
  fileprivate func columns(differingFrom other: [[Character]], in row: Int) -> [Int] {
    let lengths = [self, other].map { $0.indices.contains(row) ? $0[row].count : 0 }
    return (0..<(lengths.max() ?? 0)).filter { column in
      let (mine, its) = (self[row, column], other[row, column])
      return mine != its && !(mine.isBlankCell && its.isBlankCell)
    }
  }
}

extension Character {
  fileprivate var isBlankCell: Bool { self == " " || self == "\u{2800}" }
}
