package import Text

/// A stage, the names given to what stands on it, and the statements that made it so.
@MainActor
package final class Session {
  package init(host: any SessionHost) {
    self.host = host
  }

  private let host: any SessionHost

  /// Runs the statements of a source: all are parsed and checked before the first runs; each is a
  /// turn of the run loop; the first that fails ends it. Answers are handed over as they come.
  @discardableResult
  package func run(_ source: Source, each: (Answer) -> Void = { _ in }) -> Outcome {
    Outcome(.ok, [])
  }

  /// Whether a prompt should ask for another line: the parser failed at the end of the text.
  package static func needsMore(_ text: String) -> Bool { false }

  /// What Tab offers at a byte of a line, best first.
  package func suggestions(for line: String, at offset: Int) -> [Suggestion] { [] }

  /// The virtual time, seconds.
  package var now: Double { 0 }

  /// The accepted lines so far, as cells (contract 14).
  package var record: SessionRecord { SessionRecord(entries: []) }
}

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

/// An answer as text, without a newline at its end. Pure: the same answer and style, the same bytes.
package func render(_ answer: Answer, style: RenderStyle) -> String { "" }
