import Text

/// A table whose cells are wrapped, as lines. Columns are as wide as they ask for if all fit beside
/// the first; else heads are wrapped to what stands below them, and columns that still do not fit
/// follow in blocks of their own, without the rows that have nothing but `-` there.
func renderCard(_ table: Table, width: Int) -> [String] {
  let columns = CardColumn.all(of: table)
  guard let key = columns.first?.narrowed(to: max(1, width / 2)) else { return [] }
  let room = max(1, width - key.width - gap)
  var rest = Array(columns.dropFirst())
  if key.width + rest.reduce(0, { $0 + gap + $1.width }) > width {
    rest = rest.map { $0.narrowed(to: room) }
  }
  let blocks = blocks(of: rest, besides: key.width, width: width)
  return Array(blocks.map { cardLines(of: [key] + $0, width: width) }.joined(separator: [""]))
}

private let gap = 2

private func blocks(of columns: [CardColumn], besides key: Int, width: Int) -> [[CardColumn]] {
  var blocks: [[CardColumn]] = [[]]
  var used = key
  for column in columns {
    if used + gap + column.width > width, blocks.last?.isEmpty == false {
      blocks.append([])
      used = key
    }
    blocks[blocks.count - 1].append(column)
    used += gap + column.width
  }
  return blocks
}

private func cardLines(of columns: [CardColumn], width: Int) -> [String] {
  let count = columns.first?.cells.count ?? 0
  let rows = (0..<count).filter { row in
    row == 0 || columns.count == 1 || columns.dropFirst().contains { $0.cells[row] != "-" }
  }
  return rows.flatMap { row -> [String] in
    let cells = columns.map { wrapped($0.cells[row], to: $0.width) }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let parts = zip(columns, cells).map { column, lines in
        padded(line < lines.count ? lines[line] : "", to: column.width)
      }
      let text = parts.joined(separator: String(repeating: " ", count: gap))
      return withoutInvisibleEnd(clipped(text, to: width))
    }
  }
}

/// A text in lines no wider than asked, broken at blanks where there are some.
func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, cellWidth(line) + 1 + cellWidth(String(word)) <= width {
      line += " " + word
      continue
    }
    if !line.isEmpty { lines.append(line) }
    let pieces = broken(String(word), to: width)
    lines += pieces.dropLast()
    line = pieces.last ?? ""
  }
  return lines + [line]
}

/// A word in pieces no wider than asked; a character that is wider stands alone.
private func broken(_ word: String, to width: Int) -> [String] {
  guard cellWidth(word) > width else { return [word] }
  var pieces = [""]
  for character in word {
    let last = pieces.count - 1
    if !pieces[last].isEmpty, cellWidth(pieces[last] + String(character)) > width {
      pieces.append("")
    }
    pieces[pieces.count - 1].append(character)
  }
  return pieces
}

/// A head and the cells below it.
private struct CardColumn {
  let cells: [String]
  let width: Int

  static func all(of table: Table) -> [CardColumn] {
    let count = table.rows.reduce(table.columns.count) { max($0, $1.count) }
    return (0..<count).map { column in
      let head = column < table.columns.count ? table.columns[column] : ""
      let cells = [head] + table.rows.map { column < $0.count ? $0[column] : "" }
      return CardColumn(cells: cells.map(oneLine))
    }
  }

  private init(cells: [String], width: Int? = nil) {
    self.cells = cells
    self.width = width ?? cells.map(cellWidth).max() ?? 0
  }

  /// As wide as what stands below the head, or a little more for its sake.
  func narrowed(to room: Int) -> CardColumn {
    let body = cells.dropFirst().map(cellWidth).max() ?? 0
    let head = cellWidth(cells.first ?? "")
    return CardColumn(cells: cells, width: min(max(body, min(head, 24)), room))
  }
}
