import Script
import Text

struct CheckScope {}
struct Checker {
  init(grammar: Grammar, scope: CheckScope) {};
  func check(_ s: [Statement], in: Source) -> [Diagnostic] { [] }
}
extension Grammar { var curveNames: [String] { [] } }
extension Session {
  var checkScope: CheckScope { CheckScope() };
  package func suggestions(for line: String, at offset: Int) -> [Suggestion] { [] }
}
extension Parameter { var typeText: String { "" } }
func render(_ d: Diagnostic, color: Bool) -> String {
  d.severity.rawValue + ": " + d.message + (d.hint.map { " hint: " + $0 } ?? "")
    + d.notes.map { " note: " + $0.message }.joined()
}
