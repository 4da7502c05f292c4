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
