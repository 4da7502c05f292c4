import Script

/// A completion: what replaces `replaced` (bytes of the line), its kind and one line about it.
package struct Suggestion: Sendable {
  package let text: String
  package let kind: String
  package let summary: String
  package let replaced: Range<Int>

  package init(text: String, kind: String, summary: String, replaced: Range<Int>) {
    self.text = text
    self.kind = kind
    self.summary = summary
    self.replaced = replaced
  }
}

extension Session {
  /// What Tab offers at a byte of a line, best first: what the grammar has at that place and this
  /// version can do, and the names there are.
  package func suggestions(for line: String, at offset: Int) -> [Suggestion] {
    completions(of: line, at: offset, grammar: .available, scope: interpreter.checkScope).map {
      Suggestion(text: $0.text, kind: $0.type, summary: $0.summary, replaced: $0.replaced)
    }
  }
}
