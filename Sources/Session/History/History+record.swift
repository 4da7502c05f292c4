import Text

extension History {
  /// The cells: rows in order, joined until one has printed something or a `note` comes.
  var record: SessionRecord {
    var builder = RecordBuilder()
    var position = 0
    while position < entries.count {
      let row = entries[position].row
      var group: [Entry] = []
      while position < entries.count, entries[position].row == row {
        if !entries[position].isHidden { group.append(entries[position]) }
        position += 1
      }
      guard !group.isEmpty else { continue }
      builder.add(group, rows[row])
    }
    builder.close()
    return SessionRecord(entries: builder.entries)
  }
}

/// Collects rows into cells.
private struct RecordBuilder {
  var entries: [SessionRecord.Entry] = []
  private var code: [String] = []
  private var answers: [Answer] = []

  mutating func add(_ group: [Entry], _ row: History.Row) {
    if group.count == 1, let note = group[0].note {
      close()
      entries.append(.note(note))
      return
    }
    code.append(
      group.count == row.count ? row.text : group.map(\.text).joined(separator: "; "))
    answers += group.flatMap(\.answers)
    if !answers.isEmpty { close() }
  }

  mutating func close() {
    guard !code.isEmpty else { return }
    entries.append(
      .cell(SessionRecord.Cell(code: code.joined(separator: "\n"), answers: answers)))
    code = []
    answers = []
  }
}
