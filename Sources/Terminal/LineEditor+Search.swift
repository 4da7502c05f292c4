import CEditline

/// Searching the history as it is typed: the prompt shows what is looked for, the line what was
/// found. libedit has its own, which takes the last byte of a character for the character.
extension LineEditor {
  func beginSearch() -> Int32 {
    search = HistorySearch(entries: history.entries, draft: line)
    showSearch()
    return CC_REFRESH
  }

  /// What libedit gets for a key that was pressed while searching.
  func searchKey(_ key: Wide) -> Wide {
    switch key {
    case 0x12: search?.older()  // ^R
    case 0x08, 0x7F: search?.removeLast()
    case 0x07:  // ^G
      pending = search?.draft
      endSearch()
      return Injected.apply
    case 0..<0x20:
      // Any other command begins with what was found.
      endSearch()
      return key
    default:
      if let scalar = Unicode.Scalar(UInt32(bitPattern: key)) { search?.add(scalar) }
    }
    pending = search.flatMap(found) ?? search?.draft
    showSearch()
    return Injected.apply
  }

  private func found(_ search: HistorySearch) -> Editing? {
    search.match.map { match in
      let before = String(decoding: match.entry.utf8.prefix(match.offset), as: UTF8.self)
      let scalars = continuation.shown(match.entry)
      return Editing(scalars, cursor: continuation.shown(before).count)
    }
  }

  private func showSearch() {
    guard let search else { return }
    show(prompt: Messages.searchPrompt(search.query, isFailing: search.isFailing))
  }

  private func endSearch() {
    search = nil
    show(prompt: prompt)
  }
}
