/// A walk through past entries and back to what was being typed.
struct HistoryWalk {
  enum Step: Equatable {
    case entry(String)
    case draft(Editing)
  }

  private let entries: [String]
  private let draft: Editing
  private let prefix: String
  private var position: Int

  /// Entries oldest first; those that do not begin with `prefix` are passed over.
  init(entries: [String], draft: Editing = Editing(), prefix: String = "") {
    self.entries = entries
    self.draft = draft
    self.prefix = prefix
    position = entries.count
  }

  var isAtDraft: Bool { position == entries.count }

  mutating func older() -> String? {
    guard let found = (0..<position).last(where: { fits($0) }) else { return nil }
    position = found
    return entries[found]
  }

  mutating func newer() -> Step? {
    guard !isAtDraft else { return nil }
    let after = (position + 1)..<entries.count
    if let found = after.first(where: { fits($0) }) {
      position = found
      return .entry(entries[found])
    }
    position = entries.count
    return .draft(draft)
  }

  private func fits(_ index: Int) -> Bool {
    // The same entry twice in a row is one stop.
    if index + 1 < entries.count, entries[index] == entries[index + 1] { return false }
    return prefix.isEmpty || entries[index].utf8.starts(with: prefix.utf8)
  }
}
