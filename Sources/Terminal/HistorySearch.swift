/// A search backwards for entries that contain what is typed, each offered once.
struct HistorySearch {
  /// Newest first.
  private let entries: [String]
  let draft: Editing
  private(set) var query = ""
  private(set) var isFailing = false
  /// The entry shown, and the byte of it where the query begins.
  private(set) var match: (entry: String, offset: Int)?
  private var position = 0

  /// Entries oldest first.
  init(entries: [String], draft: Editing) {
    var seen: Set<String> = []
    self.entries = entries.reversed().filter { seen.insert($0).inserted }
    self.draft = draft
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    query.unicodeScalars.append(scalar)
    find(from: position)
  }

  mutating func removeLast() {
    guard !query.isEmpty else { return }
    query.unicodeScalars.removeLast()
    match = nil
    isFailing = false
    position = 0
    if !query.isEmpty { find(from: 0) }
  }

  mutating func older() { find(from: position + (match == nil ? 0 : 1)) }

  private mutating func find(from start: Int) {
    guard !query.isEmpty else { return }
    for index in stride(from: start, to: entries.count, by: 1) {
      guard let offset = byteOffset(of: query, in: entries[index]) else { continue }
      match = (entries[index], offset)
      position = index
      isFailing = false
      return
    }
    isFailing = true
  }
}

/// Where a text first stands in another. UTF-8 lets bytes be compared: a match begins and ends
/// between characters.
func byteOffset(of wanted: String, in text: String) -> Int? {
  let wanted = Array(wanted.utf8)
  let bytes = Array(text.utf8)
  guard let first = wanted.first, wanted.count <= bytes.count else { return nil }
  return (0...(bytes.count - wanted.count)).first {
    bytes[$0] == first && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
  }
}
