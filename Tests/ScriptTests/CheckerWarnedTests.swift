import Script
import Session
import Testing
import Text

@Suite("The checker warns of what may come")
struct CheckerWarnedTests {
  @Test(
    "names that are unknown in blocks that run later",
    arguments: [
      (
        "after 1s { nothing.alpha = 0 }",
        ["warning 1:12: `nothing` is not the name of anything yet"]
      ),
      ("after 1s { nope(1) }", ["warning 1:12: there is no function `nope` yet"]),
      ("func f() { return nothing }", ["warning 1:19: `nothing` is not the name of anything yet"]),
      (
        "recognizer r pan on card { let a = nothing }",
        ["warning 1:36: `nothing` is not the name of anything yet"]
      ),
      ("delegate d presented nothing", ["warning 1:22: `nothing` is not the name of anything yet"]),
      ("after 1s { nothing = 1 }", ["warning 1:12: `nothing` is not the name of anything yet"]),
      (
        "after 1s { a.alpha = 0; b.alpha = 0 }",
        [
          "warning 1:12: `a` is not the name of anything yet",
          "warning 1:25: `b` is not the name of anything yet",
        ]
      ),
      ("after 1s { later.alpha = 0 }\nview later in list", []),
      ("func f() { g() }\nfunc g() { }", []),
      ("let a = .psuh", ["warning 1:9: `.psuh` is none of UIKit's words known here"]),
    ] as [(String, [String])])
  func later(_ text: String, _ wanted: [String]) {
    #expect(complaints(text) == wanted)
  }

  @Test("a warning is no error, and twenty are enough")
  func many() {
    let text = "func f() {\n" + (0..<50).map { "x\($0).y = 1\n" }.joined() + "}"
    let source = Source(name: "line", text: text)
    let result = Checker(grammar: .segue).check(
      Parser(grammar: .segue).parse(source).statements, in: source)
    #expect(!result.hasErrors)
    #expect(result.diagnostics.count == 20)
  }

  @Test("types of names at the top are not trusted in blocks that run later")
  func types() {
    #expect(complaints("let d = 30deg\nafter 1s { animate d { } }\nlet d = 1s") == [])
    #expect(
      complaints("after 1s { animate 30deg { } }") == [
        "1:20: `animate` wants a time, a path or a property animator, got an angle"
      ])
    #expect(
      complaints("func f() { let d = 30deg; animate d { } }") == [
        "1:35: `animate` wants a time, a path or a property animator, got an angle"
      ])
  }
}
