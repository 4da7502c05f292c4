import Script
import Session
import Testing
import Text

@Suite("Wrong inputs are refused where they are wrong")
struct WrongInputTests {
  @Test("place, message and hint", arguments: WrongInput.table)
  func refused(_ row: WrongInput) throws {
    let diagnostics = diagnose(row.input, after: WrongInput.prelude)
    let first = try #require(diagnostics.first { $0.severity == .error })
    let text = summary(first)
    #expect(text.hasPrefix(row.place + ": "), "\(text)")
    #expect(first.message.contains(row.message))
    if let hint = row.hint { #expect(first.hint?.contains(hint) == true, "\(first)") }
  }

  @Test("what stands before them is fine")
  func prelude() {
    #expect(diagnose(WrongInput.prelude).map(summary) == [])
  }
}

/// What parser and checker say about a text, after statements that are known to be fine.
func diagnose(_ text: String, after prelude: String = "") -> [Diagnostic] {
  let parser = Parser(grammar: .segue)
  let before = Source(name: "before", text: prelude)
  let known = Checker(grammar: .segue).check(parser.parse(before).statements, in: before)
  let source = Source(name: "line", text: text)
  let result = parser.parse(source)
  if result.hasErrors { return result.diagnostics }
  return Checker(grammar: .segue, scope: known.scope).check(result.statements, in: source)
    .diagnostics
}
