import Script
import Session
import Testing
import Text

@Suite("When the prompt asks for more")
struct CompletenessTests {
  @Test(
    "an open bracket, block or comment; an operator, comma, `=` or `\\` last",
    arguments: [
      "(", "let a = (1,", "let a = (1", "[1,", "a +", "a -", "a ? ", "a ? b :", "let a =", "a =",
      "plot a,",
      "animate 1s {", "if a {\n", "f(a,\n b", "/* x", "/* x /* y */", "a \\", "a = \\\n", "on a,",
      "func f(", "x[1",
      "controller c {\n  view x\n", "animate 1s {\n  card.alpha = (", "a ||", "a ==",
      "if a { } else {",
      "animate 1s { } then {", "tap (1, 2", "recognizer e edge on v edges [left,", "x = [\n1,\n",
      "a +\n", "run\nf(",
    ])
  func more(_ text: String) {
    #expect(needsMoreInput(text, grammar: .segue))
  }

  @Test(
    "never else: a text without its quote and every other error are said at once",
    arguments: [
      "", "a", "animate 1s", "if a", "let a", "note \"abc", "presnt (", "update swipe", "a)", "{",
      "note \"\\(a",
      "animate 1s { presnt x", "animate 1s { let", "else {", "else", "a -b", "!", "- ",
      "let x = - 2",
      "a.", "for i",
      "func f", "func f()", "animate 1s { } then", "if a { } else", "animate 1s delay",
      "presnt x\nanimate 1s {",
      "(1 2", "a ? b", "x[)", "}", "a + )", "let a = 1.",
    ])
  func enough(_ text: String) {
    #expect(!needsMoreInput(text, grammar: .segue))
  }

  @Test("every script is asked for more exactly inside its brackets", arguments: Scenarios.names)
  func prefixes(_ name: String) {
    let lines = Scenarios.source(name).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    var start = 0
    for end in lines.indices {
      let text = lines[start...end].joined(separator: "\n")
      if !needsMoreInput(text, grammar: .segue) {
        #expect(Parser(grammar: .segue).parse(Source(name: "", text: text)).diagnostics.isEmpty)
        start = end + 1
      }
    }
    #expect(start == lines.count)
  }
}
