/// The cells of one box, by rows from below, before they are text.
struct Sheet {
  struct Cell {
    var scalar: Unicode.Scalar = " "
    /// The series it belongs to.
    var series: Int?
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// Cells each series covers, and how many of them an earlier one had taken.
  private(set) var covered: [(cells: Int, hidden: Int)] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  mutating func drawRow(_ row: Int, _ scalar: Unicode.Scalar) {
    for column in 0..<columns { cells[row * columns + column].scalar = scalar }
  }

  mutating func drawColumn(_ column: Int, _ scalar: Unicode.Scalar) {
    for row in 0..<rows { cells[row * columns + column].scalar = scalar }
  }

  /// Curves over all else, the first one in front.
  mutating func draw(_ strokes: [Stroke], with charset: Charset) {
    var parts = Array(repeating: UInt8(0), count: cells.count)
    for (series, stroke) in strokes.enumerated() {
      var count = (cells: 0, hidden: 0)
      for (index, mark) in stroke.cells.enumerated() where mark != 0 {
        count.cells += 1
        if parts[index] != 0 { count.hidden += 1 }
        parts[index] |= mark
        let owner = cells[index].series ?? series
        let scalar = charset == .ascii ? glyph(owner) : charset.character(parts[index])
        cells[index] = Cell(scalar: scalar, series: owner)
      }
      covered.append(count)
      drawCaps(of: stroke, series: series, charset.frame)
    }
    for (series, stroke) in strokes.enumerated() { drawClips(of: stroke, series: series) }
  }

  private mutating func drawCaps(of stroke: Stroke, series: Int, _ frame: Frame) {
    let ends = stroke.caps.ends.map { ($0, frame.lineEnd) }
    for (cell, scalar) in ends + stroke.caps.starts.map({ ($0, frame.lineStart) }) {
      let index = cell.row * columns + cell.column
      if cells[index].series == series { cells[index].scalar = scalar }
    }
  }

  /// Infinite values, on the edge, before all curves.
  private mutating func drawClips(of stroke: Stroke, series: Int) {
    for clip in stroke.clips {
      let row = clip.isUp ? rows - 1 : 0
      cells[row * columns + clip.column] = Cell(scalar: clip.isUp ? "^" : "v", series: series)
    }
  }

  /// A word on the plot where there is nothing else.
  mutating func write(_ text: String, row: Int, column: Int) {
    for (offset, scalar) in text.unicodeScalars.enumerated() where column + offset < columns {
      cells[row * columns + column + offset].scalar = scalar
    }
  }

  func row(_ row: Int) -> ArraySlice<Cell> { cells[row * columns..<(row + 1) * columns] }
}
