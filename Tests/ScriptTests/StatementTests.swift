import Script
import Session
import Testing
import Text

@Suite("Statements")
struct StatementTests {
  @Test(
    "each kind",
    arguments: [
      ("let a = 1", "let a 1.0"), ("var a = (1, 2)", "var a (tuple 1.0 2.0)"),
      ("func f() { }", "func f() {}"),
      ("func f(a, b) { return a + b }", "func f(a b) {return (a + b)}"),
      ("func f(\n  a,\n  b\n) { return }", "func f(a b) {return}"),
      ("if a { run } else if b { } else { step }", "if a {<run>} if b {} else {<step>}"),
      ("for i in 0..<9 { run }", "for i (0.0 ..< 9.0) {<run>}"),
      ("while a < 3 { a += 1 }", "while (a < 3.0) {a += 1.0}"),
      ("on began, ended { run }", "on began ended {<run>}"),
      ("on began,\n ended { }", "on began ended {}"),
      ("a = 1", "a = 1.0"), ("a.b[1].c -= 2", "a.b[1.0].c -= 2.0"),
      ("a *= 2; a /= 3", "a *= 2.0; a /= 3.0"),
      ("a =\n 1", "a = 1.0"), ("f(1)", "f(1.0)"), ("a", "a"), ("-a", "(-a)"), ("return", "return"),
      ("if a {\n}\n", "if a {}"), ("[1, 2].count", "[1.0 2.0].count"),
    ])
  func kinds(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(
    "a verb is one only as the first word, and not where something touches or sets it",
    arguments: [
      ("step.alpha = 1", "step.alpha = 1.0"), ("view = 4", "view = 4.0"),
      ("view += 4", "view += 4.0"),
      ("(step)", "step"), ("step", "<step>"), ("pan[0]", "pan[0.0]"),
      ("step 3", "<step frames:3.0>"),
      ("let step = 1", "let step 1.0"), ("at = 3", "at = 3.0"), ("at", "at"),
      ("on = 3", "on = 3.0"),
      ("on.x", "on.x"), ("on", "on"),
      ("push([a], direction: (1, 0))", "push([a], direction: (tuple 1.0 0.0))"),
      ("convert(a, b, c)", "convert(a, b, c)"), ("for run in [1] { }", "for run [1.0] {}"),
    ])
  func verbs(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(
    "what does not go",
    arguments: [
      ("let 3 = 1", "1:5: `let` needs a name, found `3`"), ("let a", "1:6: `a` needs a value"),
      ("let a.b = 1", "1:6: a new name has no dots"),
      ("var if = 1", "1:5: `var` needs a name, found `if`"),
      ("func f { }", "1:8: a function has `(` and `)` after its name"),
      ("func f()", "1:9: `func` needs a block, found the end"),
      ("if a\n{ }", "1:5: `if` needs a block, found the end of the line"),
      ("if { }", "1:4: expected a value, found `{`"),
      ("for a { }", "1:7: `for` needs `in` and a list"),
      ("for a in { }", "1:10: expected a value, found `{`"),
      ("while a = 1 { }", "1:9: `=` sets, `==` compares"), ("on { }", "1:4: `on` needs an event"),
      ("on began", "1:9: `on` needs a block, found the end"),
      ("then { }", "1:1: `then` stands on the line of the `}` before it"),
      ("if a { }\nelse { }", "2:1: `else` stands on the line of the `}` before it"),
      ("animate 1s { }\nthen { }", "2:1: `then` stands on the line of the `}` before it"),
      ("} a", "1:1: this `}` closes nothing"), ("a.b() = 1", "1:7: only a path can be set"),
      ("(a) = 1", "1:5: only a path can be set"), ("1 = 2", "1:3: only a path can be set"),
      ("a = b = c", "1:7: only a path can be set"),
      ("if a { } b", "1:10: the statement is over, found `b`"),
      ("card.alpha { }", "1:12: a block needs a command before it"),
      ("run() ", "1:1: `run` is a command: no brackets"),
    ])
  func wrong(_ text: String, _ complaint: String) {
    #expect(tree(text) == complaint)
  }
}
