/// A word that fits, what kind of word it is, a line about it, and the bytes that it replaces.
package struct Completion: Equatable, Sendable {
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

/// What completions have in common at their beginning.
func commonPrefix(_ texts: [String]) -> String {
  guard let first = texts.first else { return "" }
  var common = Array(first.unicodeScalars)
  for text in texts.dropFirst() {
    let scalars = Array(text.unicodeScalars)
    let length = zip(common, scalars).prefix { $0 == $1 }.count
    common.removeSubrange(length...)
  }
  var view = String.UnicodeScalarView()
  view.append(contentsOf: common)
  return String(view)
}
