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
}
