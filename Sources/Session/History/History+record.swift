extension History {
  /// The accepted lines as `save` writes them.
  var record: SessionRecord {
    SessionRecord(
      entries: parts.map { part in
        switch part.kind {
        case .note(let text): .note(text)
        case .prose(let text): .prose(text)
        case .cell:
          .cell(SessionRecord.Cell(code: part.code, answers: part.answers, opened: part.opened))
        }
      }, frontMatter: frontMatter)
  }
}
