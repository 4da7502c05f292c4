import Text

/// A table as lines: a head, then the rows, two blanks between columns; columns of numbers are
/// right-aligned. Columns that do not fit the width follow in blocks of their own, each led by the
/// first column again; a cell wider than a whole line is cut.
///
/// Below them stand its notes. No line is wider than the width and none ends in blanks.
/// `table.width` wins over `width`; 0 and less mean 72.
package func render(_ table: Table, width: Int) -> [String] {
  let width = usableWidth(table.width ?? width)
  let lines =
    table.overflow == .wrap
    ? renderCard(table, width: width) : renderRows(table, width: width)
  return lines + table.notes.flatMap { wrapped(oneLine($0), to: width) }
}

private func renderRows(_ table: Table, width: Int) -> [String] {
  let columns = TableColumn.all(of: table, limit: width)
  guard let key = columns.first else { return [] }
  let blocks = blocks(of: Array(columns.dropFirst()), besides: key.width, width: width)
  return Array(blocks.map { lines(of: [key] + $0, width: width) }.joined(separator: [""]))
}

private let gap = 2

/// The columns after the first, parted so that each part stands beside the first column.
private func blocks(
  of columns: [TableColumn], besides key: Int, width: Int
) -> [[TableColumn]] {
  var blocks: [[TableColumn]] = [[]]
  var used = key
  for column in columns {
    if used + gap + column.width > width, blocks.last?.isEmpty == false {
      blocks.append([])
      used = key
    }
    let room = max(1, width - key - gap)
    blocks[blocks.count - 1].append(column.cut(to: room))
    used += gap + min(column.width, room)
  }
  return blocks
}

private func lines(of columns: [TableColumn], width: Int) -> [String] {
  let count = columns.first?.cells.count ?? 0
  return (0..<count).map { row in
    let line = columns.map { $0.aligned(row) }.joined(separator: String(repeating: " ", count: gap))
    return withoutInvisibleEnd(clipped(line, to: width))
  }
}

/// A head and the cells below it.
private struct TableColumn {
  var cells: [String]
  var isNumeric: Bool
  var width: Int

  init(cells: [String], limit: Int) {
    self.cells = cells.map { clipped(oneLine($0), to: limit) }
    let body = self.cells.dropFirst().filter { !$0.isEmpty }
    isNumeric = !body.isEmpty && body.allSatisfy(beginsAsNumber)
    width = self.cells.map(cellWidth).max() ?? 0
  }

  /// The first column leaves room for one more beside it.
  static func all(of table: Table, limit: Int) -> [TableColumn] {
    let count = table.rows.reduce(table.columns.count) { max($0, $1.count) }
    return (0..<count).map { column in
      let head = column < table.columns.count ? table.columns[column] : ""
      let body = table.rows.map { column < $0.count ? $0[column] : "" }
      let isKey = column == 0 && count > 1
      return TableColumn(cells: [head] + body, limit: isKey ? max(1, limit / 2 - gap) : limit)
    }
  }

  func cut(to room: Int) -> TableColumn {
    guard width > room else { return self }
    var cut = self
    cut.cells = cells.map { clipped($0, to: room) }
    cut.width = room
    return cut
  }

  func aligned(_ row: Int) -> String {
    isNumeric ? rightAligned(cells[row], to: width) : padded(cells[row], to: width)
  }
}

/// `-0.25`, `12 pt`, `.5s`, `1e-9`, `nan`, `-inf`.
private func beginsAsNumber(_ text: String) -> Bool {
  if ["nan", "inf", "-inf", "-"].contains(text) { return true }
  var rest = text.unicodeScalars[...]
  if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
  if rest.first == "." { rest = rest.dropFirst() }
  guard let digit = rest.first else { return false }
  return ("0"..."9").contains(digit)
}
