import Foundation
import Testing

@Suite("The rules of UIKit and their tests")
struct FidelityTests {
  private static let tests = Result { try NamedTest.inThisTarget() }

  private static func check() throws -> RuleCheck {
    RuleCheck(sections: Rule.all, awaited: Rule.awaited, tests: try tests.get())
  }

  @Test("each rule has a test, and each test of a rule expects something of two at most")
  func rules() throws {
    let check = try Self.check()
    #expect(check.rules.count > 80)
    #expect(Set(check.rules.map(\.id)).count == check.rules.count)
    #expect(check.complaints == [])
  }

  @Test("docs/fidelity.md is what `make fidelity` makes")
  func page() throws {
    let check = try Self.check()
    let file = NamedTest.repository("docs/fidelity.md")
    if ProcessInfo.processInfo.environment["FIDELITY"] == "write" {
      try check.page.write(to: file, atomically: true, encoding: .utf8)
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    #expect(stored == check.page, "run `make fidelity`")
  }

  private func complaints(_ rules: String, awaited: Set<String> = [], _ tests: NamedTest...)
    -> [String]
  {
    RuleCheck(sections: Rule.sections(rules), awaited: awaited, tests: tests).complaints
  }

  @Test("what is amiss is said: no test, no expectation, too many rules, a stale mark")
  func complaints() {
    let two = "# A\nV-01 D one\nV-02 O two\nV-03 D three | too far away"
    let good = NamedTest(name: "V-01, V-02 both", suite: "S")
    #expect(complaints(two, good) == [])
    #expect(
      complaints(two) == ["V-01 has no test: one", "V-02 has no test: two"])
    #expect(complaints(two, awaited: ["V-01", "V-02"]) == [])
    #expect(
      complaints(two, awaited: ["V-02", "Z-9"], good) == [
        "Z-9 is awaited and is no rule",
        "V-02 has a test: take it off the list of those awaited",
      ])
    #expect(
      complaints(two, good, NamedTest(name: "V-03 V-01 V-02 all", suite: "S", expects: false)) == [
        "V-03 has a test, so it needs no reason for having none",
        "\"V-03 V-01 V-02 all\" claims 3 rules; 2 are the most",
      ])
    #expect(
      complaints(two, good, NamedTest(name: "V-01 nothing", suite: "S", expects: false))
        == ["\"V-01 nothing\" expects nothing"])
  }

  @Test("tests are read as they are written")
  func reading() {
    let source = """
      struct S {
        @Test("V-01 says \\"so\\"")
        func one() {
          #expect(true)
        }

        @Test(
          "R0.2 G0-10 longer", arguments: [1])
        func two(_ x: Int) {
          let y = x
        }
        @Test("plain") func three() { #expect(true) }
        func helper() {
          #expect(true)
        }
      }
      """
    let tests = NamedTest.all(in: source, suite: "S")
    #expect(tests.map(\.name) == ["V-01 says \"so\"", "R0.2 G0-10 longer", "plain"])
    #expect(tests.map(\.expects) == [true, false, true])
    #expect(tests.map(\.rules) == [["V-01"], ["R0.2", "G0-10"], []])
    #expect(tests.map(\.sentence) == ["says \"so\"", "longer", "plain"])
  }
}
