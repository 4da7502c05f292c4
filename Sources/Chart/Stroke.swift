import Text

/// A curve on cells: which parts of which cells it covers.
///
/// In each column of parts stands what a pass over the points leaves of them: the first, the
/// smallest, the largest and the last (Jugel and others, "M4", 2014), so that one point among a
/// million is seen. From the last of a column to the first of the next goes a straight line.
struct Stroke {
  let across: Lattice
  let up: Lattice
  let grain: Grain
  /// A bit for each part of a cell, from the lower left, by rows; cells by rows from below.
  private(set) var cells: [UInt8]
  /// Columns of cells in which a value is infinite.
  private(set) var clips: [(column: Int, isUp: Bool)] = []
  var caps: Caps

  private var run: Run?
  private var last: Point?

  /// A place in cells, and the column of parts it lies in.
  struct Point {
    var column: Int
    var x: Double
    var y: Double
  }

  /// The points of one column of parts, in order.
  struct Run {
    var column: Int
    var firstX: Double
    var lastX: Double
    var first: Double
    var last: Double
    var values: Hull
  }

  init(across: Lattice, up: Lattice, grain: Grain) {
    (self.across, self.up, self.grain) = (across, up, grain)
    cells = Array(repeating: 0, count: across.cells * up.cells)
    caps = Caps(columns: across.cells)
  }

  mutating func add(_ x: Double, _ y: Double) {
    let column = across.part(x, of: grain.across)
    if run?.column == column {
      run?.lastX = x
      run?.last = y
      run?.values.take(y)
    } else {
      add(
        Run(column: column, firstX: x, lastX: x, first: y, last: y, values: Hull(low: y, high: y)))
    }
  }

  mutating func add(_ next: Run) {
    flush()
    run = next
  }

  /// A point without a place: the line breaks; over NaN it is a gap.
  mutating func breakLine(isGap: Bool) {
    flush()
    last = nil
    caps.lineEnded(isGap: isGap)
  }

  mutating func clip(_ x: Double, isUp: Bool) {
    let clip = (column: across.part(x, of: 1), isUp: isUp)
    if let last = clips.last, last == clip { return }
    clips.append(clip)
  }

  mutating func finish() {
    flush()
    caps.curveEnded()
  }
}

/// How many parts a cell has.
struct Grain: Equatable {
  var across: Int
  var up: Int
}

// MARK: - Marks

extension Stroke {
  private mutating func flush() {
    guard let run else { return }
    self.run = nil
    let bottom = up.part(run.values.low, of: grain.up)
    let top = up.part(run.values.high, of: grain.up)
    for row in bottom...max(bottom, top) { mark(run.column, row) }
    let first = Point(
      column: run.column, x: across.position(run.firstX), y: up.position(run.first))
    if let last { join(last, to: first) }
    caps.lineReached(cell(first), ofFirst: last == nil)
    let end = Point(column: run.column, x: across.position(run.lastX), y: up.position(run.last))
    caps.lineReached(cell(end), ofFirst: false)
    last = end
  }

  private func row(_ y: Double) -> Int { up.part(atPosition: y, of: grain.up) }

  private func cell(_ point: Point) -> Caps.Cell {
    Caps.Cell(column: point.column / grain.across, row: row(point.y) / grain.up)
  }

  private mutating func mark(_ column: Int, _ row: Int) {
    let cell = row / grain.up * across.cells + column / grain.across
    cells[cell] |= 1 << UInt8(row % grain.up * grain.across + column % grain.across)
  }

  /// A straight line between two columns: in each column between them the part in which the line
  /// passes its middle, and what is needed for parts to touch.
  private mutating func join(_ from: Point, to: Point) {
    let direction = to.column > from.column ? 1 : -1
    var (column, row) = (from.column, row(from.y))
    while column != to.column {
      let next = column + direction
      let nextRow = self.row(next == to.column ? to.y : height(at: next, from, to))
      mark(next, nextRow)
      connect(column, row, next, nextRow)
      (column, row) = (next, nextRow)
    }
  }

  private func height(at column: Int, _ from: Point, _ to: Point) -> Double {
    let x = (Double(column) + 0.5) / Double(grain.across) - 0.5
    let fraction = min(max((x - from.x) / (to.x - from.x), 0), 1)
    return settled(from.y + (to.y - from.y) * fraction)
  }

  /// Fills the rows between those of two neighbouring columns, each half in its own column.
  private mutating func connect(_ column: Int, _ row: Int, _ next: Int, _ nextRow: Int) {
    let rows = (nextRow - row).magnitude
    guard rows > 1 else { return }
    let direction = nextRow > row ? 1 : -1
    for step in 1..<Int(rows) {
      mark(step * 2 <= Int(rows) ? column : next, row + step * direction)
    }
  }
}
