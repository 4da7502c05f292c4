import Script
import Session
import Testing
import Text

@Suite("The scripts that must run as written")
struct ScenarioTests {
  @Test("there are seventeen of them")
  func count() {
    #expect(Scenarios.names.count == 17)
  }

  @Test("each parses without a complaint", arguments: Scenarios.names)
  func parses(_ name: String) {
    let result = Parser(grammar: .segue).parse(Scenarios.source(name))
    #expect(result.diagnostics.map(summary) == [])
    #expect(result.statements.count > 10)
  }

  @Test("each passes the check without an error or a warning", arguments: Scenarios.names)
  func checks(_ name: String) {
    let source = Scenarios.source(name)
    let statements = Parser(grammar: .segue).parse(source).statements
    let result = Checker(grammar: .segue).check(statements, in: source)
    #expect(result.diagnostics.map(summary) == [])
  }
}
