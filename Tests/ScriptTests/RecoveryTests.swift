import Script
import Session
import Testing
import Text

@Suite("After an error")
struct RecoveryTests {
  private func read(_ text: String) -> (complaints: [String], tree: String) {
    let result = Parser(grammar: .segue).parse(Source(name: "line", text: text))
    return (
      result.diagnostics.map { String(summary($0).prefix { $0 != " " }) },
      result.statements.map(\.tree).joined(separator: "; ")
    )
  }

  @Test(
    "the rest of the statement is dropped, up to the newline or `;` at its depth of braces",
    arguments: [
      ("presnt a\nlet b = 1", ["1:1:"], "let b 1.0"),
      ("presnt a\nlet b\nlet c = 1", ["1:1:", "2:6:"], "let c 1.0"),
      ("animatr 1s {\n  foo bar\n  }\nlet a = 1", ["1:1:"], "let a 1.0"),
      ("animatr 1s { a; b }; let c = 1", ["1:1:"], "let c 1.0"),
      ("presnt \"}; {\" /* }; { */ // }; {\nlet a = 1", ["1:1:"], "let a 1.0"),
      ("presnt \"\\(\"}\")\"\nlet a = 1", ["1:1:"], "let a 1.0"),
      ("presnt a \\\n b\nlet a = 1", ["1:1:"], "let a 1.0"),
      (
        "controller c {\n  view 3\n  view ok\n}\nlet a = 1", ["2:8:"],
        "<controller NAME:c {<view NAME:ok>}>; let a 1.0"
      ),
      ("if a { presnt b } else { let c = 1 }", ["1:8:"], "if a {} else {let c 1.0}"),
      ("a)\nb\n]", ["1:2:", "3:1:"], "b"), ("}\n}\na", ["1:1:", "2:1:"], "a"),
      ("a } b", ["1:3:"], "a"),
    ])
  func recovery(_ text: String, _ complaints: [String], _ tree: String) {
    // What stands before the error in its statement may be kept: it never runs.
    let result = read(text)
    #expect(result.complaints == complaints)
    #expect(result.tree.hasSuffix(tree.split(separator: "; ").last ?? ""))
  }

  @Test("a line has one error at most")
  func oneALine() {
    #expect(read("presnt a; let b; dismis c\nlet d").complaints == ["1:1:", "2:6:"])
  }

  @Test("a bracket without its partner is where the error is, and the next line is read afresh")
  func brackets() {
    let result = read("let a = (1, [2\nlet b = 3\nlet c = f(\nlet d = 4")
    #expect(result.complaints == ["1:13:", "3:10:"])
    #expect(result.tree == "let b 3.0; let d 4.0")
    #expect(read("tap (1,\n 2)\nlet c = 1").complaints == [])
    #expect(read("let a = (1 +\n)\nlet b = 1").complaints == ["1:13:"])
  }

  @Test("a line that ends in an operator is where the error is, and the next is read afresh")
  func operators() {
    let result = read("a +\nlet b = 3")
    #expect(result.complaints == ["1:4:"])
    #expect(result.tree == "let b 3.0")
  }

  @Test("of blocks that are never closed the innermost says so")
  func blocks() {
    #expect(read("controller c {\n  view v {\n").complaints == ["2:10:"])
  }

  @Test("at most twenty are kept")
  func twenty() {
    let text = (0..<50).map { "presnt x\($0)" }.joined(separator: "\n")
    let complaints = read(text).complaints
    #expect(complaints.count == 20)
    #expect(complaints.last == "20:1:")
  }

  @Test("errors stand in the order of their places")
  func order() {
    #expect(read("controller c {\n  presnt x\n  let y\n").complaints == ["1:14:", "2:3:", "3:8:"])
  }
}
