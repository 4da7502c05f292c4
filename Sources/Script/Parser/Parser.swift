package import Text

/// Text to syntax tree. Total: any text gives a tree, diagnostics or both, in time linear in its
/// length, on a bounded stack.
package struct Parser: Sendable {
  package let grammar: Grammar

  package init(grammar: Grammar) { self.grammar = grammar }

  package func parse(_ source: Source) -> ParseResult {
    var reader = Reader(source, grammar: grammar)
    let statements = reader.program()
    return ParseResult(statements: statements, diagnostics: reader.report.diagnostics)
  }
}

package struct ParseResult: Sendable {
  /// What could be read; nothing of it may run if there are errors.
  package let statements: [Statement]
  /// By place; at most one for a line and twenty in all.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The parser failed at the end of the text and nowhere else: more text could complete it.
  package var isIncomplete: Bool {
    !diagnostics.isEmpty && diagnostics.allSatisfy(\.isIncomplete)
  }
}

/// Whether a prompt should ask for another line before it runs a text.
package func needsMoreInput(_ text: String, grammar: Grammar) -> Bool {
  Parser(grammar: grammar).parse(Source(name: "line", text: text)).isIncomplete
}
