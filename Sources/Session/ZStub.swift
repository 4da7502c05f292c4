import Script
import Text

struct CheckScope {}
struct Checker {
  init(grammar: Grammar, scope: CheckScope) {};
  func check(_ s: [Statement], in: Source) -> [Diagnostic] { [] }
}
extension Session {
  var checkScope: CheckScope { CheckScope() };
  package func suggestions(for line: String, at offset: Int) -> [Suggestion] { [] }
}
