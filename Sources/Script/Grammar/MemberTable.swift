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
      var scanner = SignatureScanner(text)
      repeat {
        let type = try scanner.type().value
        try scanner.expect(":")
        repeat { entries.append(Member(try scanner.name(), type)) } while !scanner.endsGroup
      } while scanner.take(";")
      try scanner.expectEnd()
      self.init(kind: kind, parent: parent, entries: entries)
    }
  }
}

extension SignatureScanner {
  /// Whether a `;` or the end comes next.
  fileprivate var endsGroup: Bool {
    var ahead = self
    return ahead.take(";") || ahead.isAtEnd
  }
}
