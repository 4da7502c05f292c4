/// Where a curve breaks off over NaN, so that a gap is told from a line that was not drawn. Caps
/// stand only beside a gap that takes a column of cells, and not on a line of one cell.
struct Caps {
  struct Cell: Equatable {
    var column: Int
    var row: Int
  }

  private(set) var starts: [Cell] = []
  private(set) var ends: [Cell] = []

  private let columns: Int
  /// The first and the last cell of the line being drawn.
  private var line: (start: Cell, end: Cell)?
  private var startsAfterGap = false
  private var isInGap = false
  /// Where the line before broke off.
  private var broken: (cell: Cell, takesCap: Bool)?

  init(columns: Int) { self.columns = columns }

  mutating func lineReached(_ cell: Cell, ofFirst isFirst: Bool) {
    if isFirst {
      startsAfterGap = isInGap && cell.column - (broken?.cell.column ?? -1) > 1
      if startsAfterGap, let broken, broken.takesCap { ends.append(broken.cell) }
      (line, broken, isInGap) = ((cell, cell), nil, false)
    }
    line?.end = cell
  }

  mutating func lineEnded(isGap: Bool) {
    if let line {
      let isLong = line.start != line.end
      if isLong, startsAfterGap { starts.append(line.start) }
      broken = (line.end, isLong && isGap)
    }
    line = nil
    isInGap = isInGap || isGap
  }

  mutating func curveEnded() {
    lineEnded(isGap: false)
    guard isInGap, let broken, broken.takesCap, broken.cell.column < columns - 1 else { return }
    ends.append(broken.cell)
  }
}
