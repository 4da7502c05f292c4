package import Text

extension Grammar {
  /// The members of one kind of value.
  package struct MemberTable: Sendable {
    package struct Member: Sendable {
      package let name: String
      package let type: ValueType

      package init(_ name: String, _ type: ValueType) {
        self.name = name
        self.type = type
      }
    }

    package let kind: String
    /// A kind whose members this one has too: a collection is a controller.
    package let parent: String?
    package let entries: [Member]

    package var members: [String] { entries.map(\.name) }

    package init(kind: String, parent: String? = nil, entries: [Member]) {
      self.kind = kind
      self.parent = parent
      self.entries = entries
    }

    /// Members as the table writes them, by type: `pair: center size; number: alpha opacity`.
    package init(_ kind: String, is parent: String? = nil, text: String) throws(Diagnostic) {
      var entries: [Member] = []
      for group in text.split(separator: ";") {
        guard let colon = group.firstIndex(of: ":") else { throw .badSignature(text, "`:`", at: 0) }
        var scanner = SignatureScanner(String(group[..<colon]))
        let type = try scanner.type().value
        try scanner.expectEnd()
        for name in group[group.index(after: colon)...].split(separator: " ") {
          entries.append(Member(String(name), type))
        }
      }
      self.init(kind: kind, parent: parent, entries: entries)
    }
  }
}
