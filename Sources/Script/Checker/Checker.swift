package import Text

/// Looks over statements before any of them runs: names, kinds, units and where things may stand,
/// as far as literals and known names tell. What might run is let through.
package struct Checker: Sendable {
  package let grammar: Grammar
  package let scope: CheckScope

  package init(grammar: Grammar, scope: CheckScope = CheckScope()) {
    self.grammar = grammar
    self.scope = scope
  }

  package func check(_ statements: [Statement], in source: Source) -> CheckResult {
    var run = CheckRun(source, grammar: grammar, scope: scope)
    run.check(statements)
    run.settlePending()
    return CheckResult(diagnostics: run.report.diagnostics, scope: run.names)
  }
}

package struct CheckResult: Sendable {
  /// By place; at most one error for a line and twenty in all.
  package let diagnostics: [Diagnostic]
  /// What is known once the statements have run.
  package let scope: CheckScope

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
