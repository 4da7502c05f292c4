import CEditline

/// Where libedit puts a line on the screen, by its rules: a wide character that does not fit moves
/// whole to the next row, a full row is followed by an empty one, controls take two cells.
struct ScreenLayout {
  private let width: Int
  private(set) var row = 0
  private(set) var column = 0

  init(width: Int) { self.width = max(1, width) }

  mutating func add(_ scalars: some Sequence<Wide>) {
    for scalar in scalars { add(scalar) }
  }

  private mutating func add(_ scalar: Wide) {
    switch scalar {
    case newline:
      row += 1
      column = 0
    case 0x09: repeat { advance(1) } while column % 8 != 0
    case 0..<0x20, 0x7F: for _ in 0..<2 { advance(1) }
    default:
      let cells = Int(ce_cells(scalar))
      if cells >= 0 {
        advance(cells)
      } else {
        // libedit spells it: \U+fffff
        let digits = String(UInt32(bitPattern: scalar), radix: 16).count
        for _ in 0..<(3 + max(4, digits)) { advance(1) }
      }
    }
  }

  private mutating func advance(_ cells: Int) {
    if column + cells > width {
      row += 1
      column = 0
    }
    column += cells
    if column >= width {
      row += 1
      column = 0
    }
  }
}
