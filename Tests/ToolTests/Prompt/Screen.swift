import Text

/// What a terminal shows after the bytes written to it: as much of an xterm as libedit asks for.
struct Screen {
  private(set) var columns: Int
  private(set) var height: Int
  private(set) var row = 0
  private(set) var column = 0
  /// Rows that scrolled off, and those that stand.
  private(set) var gone: [String] = []
  /// A cell is a character, or nothing to the right of a wide one.
  private var cells: [[String]]
  private var pending: ArraySlice<UInt8> = []
  private var saved = (row: 0, column: 0)
  /// How often the bracketed paste was turned on: as often as the editor began to read.
  private(set) var pastesBegun = 0
  private(set) var bracketsPastes = false
  private(set) var colorChanges = 0

  init(columns: Int, rows: Int) {
    self.columns = columns
    height = rows
    cells = Array(repeating: Self.blank(columns), count: rows)
  }

  private static func blank(_ columns: Int) -> [String] { Array(repeating: " ", count: columns) }

  /// The rows that stand, without blanks at their ends, up to the last that shows something.
  var rows: [String] {
    var rows = cells.map { trimmed($0.joined()) }
    while rows.last == "" { rows.removeLast() }
    return rows
  }

  var text: String { (gone + rows).joined(separator: "\n") }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// Cuts or pads rows, as a terminal does that does not reflow them.
  mutating func resize(columns: Int, rows: Int) {
    cells = cells.map { Array(($0 + Self.blank(columns)).prefix(columns)) }
    while cells.count > rows, row < cells.count - 1 { cells.removeLast() }
    while cells.count > rows { scroll() }
    while cells.count < rows { cells.append(Self.blank(columns)) }
    (self.columns, height) = (columns, rows)
    column = min(column, columns)
    row = min(row, rows - 1)
  }

  mutating func feed(_ bytes: some Collection<UInt8>) {
    pending += bytes
    while let used = step(), used > 0 { pending = pending.dropFirst(used) }
  }

  /// Obeys what stands first; how many bytes that were, or nothing where some are to come.
  private mutating func step() -> Int? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return escape()
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x08: column = max(0, min(column, columns - 1) - 1)
    case 0x09: column = min(columns - 1, (column / 8 + 1) * 8)
    case 0..<0x20, 0x7F: break
    default: return character(first)
    }
    return 1
  }

  private mutating func character(_ lead: UInt8) -> Int? {
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending.prefix(length), as: UTF8.self)
    put(text == "\u{A0}" ? " " : text)
    return length
  }

  private mutating func put(_ character: String) {
    let width = cellWidth(character)
    guard width > 0 else {
      if column > 0 { cells[row][column - 1] += character }
      return
    }
    // A full row is left when the next character comes, not before.
    if column + width > columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = character
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func lineFeed() {
    if row == height - 1 { scroll() } else { row += 1 }
  }

  private mutating func scroll() {
    gone.append(trimmed(cells.removeFirst().joined()))
    if cells.count < height { cells.append(Self.blank(columns)) }
  }

  private mutating func escape() -> Int? {
    guard pending.count > 1 else { return nil }
    switch pending[pending.startIndex + 1] {
    case UInt8(ascii: "["): return control()
    case UInt8(ascii: "7"): saved = (row, column)
    case UInt8(ascii: "8"): (row, column) = saved
    case UInt8(ascii: "("), UInt8(ascii: ")"): return pending.count > 2 ? 3 : nil
    default: break
    }
    return 2
  }

  private mutating func control() -> Int? {
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
    else { return nil }
    let body = String(decoding: pending[(pending.startIndex + 2)..<end], as: UTF8.self)
    let numbers = body.drop { $0 == "?" }.split(separator: ";").compactMap { Int($0) }
    if body.hasPrefix("?") {
      if numbers == [2004] { bracketPastes(pending[end] == UInt8(ascii: "h")) }
    } else {
      obey(pending[end], numbers)
    }
    return end + 1 - pending.startIndex
  }

  private mutating func bracketPastes(_ isOn: Bool) {
    bracketsPastes = isOn
    if isOn { pastesBegun += 1 }
  }

  private mutating func obey(_ command: UInt8, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    let at = min(column, columns - 1)
    switch Character(Unicode.Scalar(command)) {
    case "A": row = max(0, row - count)
    case "B": row = min(height - 1, row + count)
    case "C": column = min(columns - 1, at + count)
    case "D": column = max(0, at - count)
    case "G": column = min(columns - 1, count - 1)
    case "H":
      row = min(height - 1, count - 1)
      column = min(columns - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
    case "J": erase(numbers.first ?? 0)
    case "K": for index in at..<columns { cells[row][index] = " " }
    case "P": replaceRow(cells[row][..<at] + cells[row][min(columns, at + count)...])
    case "@":
      let blanks = Array(repeating: " ", count: count)
      replaceRow(cells[row][..<at] + blanks + cells[row][at...])
    case "m": colorChanges += 1
    default: break
    }
  }

  private mutating func replaceRow(_ content: some Sequence<String>) {
    cells[row] = Array((Array(content) + Self.blank(columns)).prefix(columns))
  }

  private mutating func erase(_ mode: Int) {
    let first = mode == 0 ? row + 1 : 0
    if mode == 0 { for index in column..<max(column, columns) { cells[row][index] = " " } }
    for index in first..<max(first, height) { cells[index] = Self.blank(columns) }
  }
}
