/// A run of entries that a notebook shows as one: a cell, or the prose between two.
struct HistoryPart {
  enum Kind {
    /// What a `note` said.
    case note(String)
    /// The text of a file.
    case prose(String)
    case cell
  }

  let kind: Kind
  /// What has to be typed to have it again.
  let code: String
  let answers: [Answer]
  let opened: (any OpenedCell)?
  /// Where its first entry stands in the history.
  let position: Int

  var isCell: Bool {
    if case .cell = kind { return true }
    return false
  }
}

extension History {
  /// The cells and what stands between them: rows in order, joined until one has printed something
  /// or a `note` comes; rows of one block are one cell.
  var parts: [HistoryPart] { parts(from: 0) }

  /// Those that the entries from a position on make; a row begins there.
  func parts(from start: Int) -> [HistoryPart] {
    var builder = PartBuilder(blocks: blocks)
    var position = start
    while position < entries.count {
      let first = position
      let row = entries[position].row
      var group: [Entry] = []
      while position < entries.count, entries[position].row == row {
        if !entries[position].isHidden { group.append(entries[position]) }
        position += 1
      }
      if !group.isEmpty { builder.add(group, rows[row], at: first) }
    }
    builder.close()
    return builder.parts
  }

  var cells: [HistoryPart] { parts.filter(\.isCell) }
}

/// Collects rows into parts.
private struct PartBuilder {
  let blocks: [(any OpenedCell)?]
  var parts: [HistoryPart] = []
  private var code: [String] = []
  private var answers: [Answer] = []
  private var block: Int?
  private var position = 0

  init(blocks: [(any OpenedCell)?]) { self.blocks = blocks }

  mutating func add(_ group: [Entry], _ row: History.Row, at first: Int) {
    let text = group.count == row.count ? row.text : group.map(\.text).joined(separator: "; ")
    if group.count == 1, row.block == nil, let note = group[0].note {
      close()
      parts.append(
        HistoryPart(
          kind: row.isProse ? .prose(note) : .note(note), code: text, answers: [], opened: nil,
          position: first))
      return
    }
    if row.block != block { close() }
    if code.isEmpty { position = first }
    block = row.block
    code.append(text)
    answers += group.flatMap(\.answers)
    if block == nil, !answers.isEmpty { close() }
  }

  mutating func close() {
    defer { (code, answers, block) = ([], [], nil) }
    guard !code.isEmpty else { return }
    let opened = block.flatMap { blocks[$0] }
    // What came before the error was accepted; the cell is the whole of it.
    let code = opened.flatMap { $0.expectsError ? $0.code : nil } ?? code.joined(separator: "\n")
    parts.append(
      HistoryPart(
        kind: .cell, code: code, answers: answers, opened: opened, position: position))
  }
}
