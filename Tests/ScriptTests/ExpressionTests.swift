import Script
import Session
import Testing
import Text

@Suite("Expressions")
struct ExpressionTests {
  @Test(
    "operators by strength, joined left, flat",
    arguments: [
      ("a + b - c", "(a + b - c)"), ("a + b * c", "(a + (b * c))"), ("a * b + c", "((a * b) + c)"),
      ("a || b && c == d", "(a || (b && (c == d)))"),
      ("a == b && c || d", "(((a == b) && c) || d)"),
      ("0...n - 1", "(0.0 ... (n - 1.0))"), ("a < b + 1 || c", "((a < (b + 1.0)) || c)"),
      ("a == 0..<9", "(a == (0.0 ..< 9.0))"), ("a ~= b * c", "(a ~= (b * c))"),
      ("-a * b", "((-a) * b)"), ("!a && b", "((!a) && b)"), ("-a.b", "(-a.b)"),
      ("!f(x)[1]", "(!f(x)[1.0])"),
      ("--a", "(-(-a))"), ("+a", "(+a)"), ("a ? b : c", "(a ? b : c)"),
      ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
      ("a ? b ? c : d : e", "(a ? (b ? c : d) : e)"),
      ("a || b ? c : d + e", "((a || b) ? c : (d + e))"), ("(a + b) * c", "((a + b) * c)"),
      ("a / b % c", "(a / b % c)"), ("a-b", "(a - b)"), ("a- b", "(a - b)"),
      ("a - -b", "(a - (-b))"),
    ])
  func operators(_ text: String, _ expected: String) {
    #expect(tree("let x = " + text) == "let x " + expected)
  }

  @Test(
    "values",
    arguments: [
      ("(1, 2)", "(tuple 1.0 2.0)"), ("(1, 2, 3, 4,)", "(tuple 1.0 2.0 3.0 4.0)"), ("(1,)", "1.0"),
      ("[]", "[]"), ("[1, [2], ]", "[1.0 [2.0]]"), ("true", "true"), ("nil", "none"),
      ("none", "none"),
      (".push", ".push"), (".none", ".none"), ("a == .push", "(a == .push)"),
      ("spring(damping: 0.5, duration: 1s,)", "spring(damping: 0.5, duration: 1.0s)"),
      ("f()", "f()"), ("bezier(0, 0, 1, 1)(0.5)", "bezier(0.0, 0.0, 1.0, 1.0)(0.5)"),
      ("a.b[1].c(2).d", "a.b[1.0].c(2.0).d"), ("a.then(b)", "a.then(b)"),
      ("f(a ? b : c)", "f((a ? b : c))"), ("f(a: b ? c : d)", "f(a: (b ? c : d))"),
      ("x ? f(a: 1) : g(b: 2)", "(x ? f(a: 1.0) : g(b: 2.0))"), ("step", "step"),
      ("duration", "duration"), ("\"a\".count", "\"a\".count"), ("#fff", "#ffffffff"),
    ])
  func values(_ text: String, _ expected: String) {
    #expect(tree("let x = " + text) == "let x " + expected)
  }

  @Test(
    "what does not go",
    arguments: [
      ("a < b < c", "1:15: `<` is not chained"), ("0...1...2", "1:14: `...` is not chained"),
      ("a -b", "1:11: `-` with a blank before and none after is a sign, not an operation"),
      ("[1 -2]", "1:12: `-` with a blank before and none after is a sign, not an operation"),
      ("- 2", "1:9: `-` before a value touches it"), ("! a", "1:9: `!` before a value touches it"),
      ("a + - b", "1:13: `-` before a value touches it"),
      ("a ? b", "1:14: expected the `:` of `? :`"),
      ("()", "1:10: nothing stands in these brackets"),
      ("(1 2)", "1:12: expected `,` or `)`, found `2`"),
      ("[1, , 2]", "1:13: expected a value after `,`"),
      ("f(a b)", "1:13: expected `,` or `)`, found `b`"),
      ("f(1 + a: 2)", "1:16: a label stands at the head of an argument"),
      ("a.", "1:11: expected a member's name after `.`"),
      ("a. b", "1:12: expected a member's name after `.`"),
      ("a .b", "1:11: `.` touches its value before a member"),
      ("f (1)", "1:11: `(` touches its name in a call"),
      ("a [1]", "1:11: `[` touches its list in an index"),
      ("a?.b", "1:10: there is no `?.`: a member of `none` is an error"),
      ("a!", "1:10: there is no `!` after a value"), ("a[]", "1:11: expected a value after `[`"),
      (". push", "1:11: expected a word that touches its `.`"),
      ("a b", "1:11: the statement is over, found `b`"),
      ("a)", "1:10: this `)` closes nothing"), ("let", "1:9: expected a value after `=`"),
      ("{ }", "1:9: expected a value after `=`"), ("f(a, b: 1", "1:10: this `(` is never closed"),
      ("a = b", "1:11: only a path can be set"),
    ])
  func wrong(_ text: String, _ complaint: String) {
    #expect(tree("let x = " + text) == complaint)
  }

  @Test("a conditional on words takes `?` that touches, unless a member follows")
  func touchingQuestion() {
    #expect(tree("let x = a?b:c") == "let x (a ? b : c)")
    #expect(tree("let x = a ?.push : .pop") == "let x (a ? .push : .pop)")
  }
}
