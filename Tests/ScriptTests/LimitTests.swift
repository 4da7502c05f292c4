import Script
import Session
import Testing
import Text

@Suite("Bounds on what is read")
struct LimitTests {
  private static let nests: [(String, String, String)] = [
    // what stands before, opens, closes
    ("let x = ", "(", ")"), ("let x = ", "[", "]"), ("let x = ", "-", ""), ("let x = ", "f(", ")"),
    ("let x = ", "a[", "]"), ("let x = ", "a ? b : ", ""), ("", "if a {", "}"),
    ("let x = ", "\"\\(", ")\""),
    ("", "animate 1s {", "}"), ("", "func f() {", "}"), ("let x = ", "!", ""),
  ]

  @Test("200 deep is read, 201 is not, and the error is where it goes too deep", arguments: nests)
  func nesting(_ before: String, _ open: String, _ close: String) throws {
    func text(_ depth: Int) -> String {
      let core = open.contains("{") ? "a = 1" : "1"
      return before + String(repeating: open, count: depth) + core
        + String(repeating: close, count: depth)
    }
    #expect(tree(text(200)).hasPrefix(before.isEmpty ? "" : "let x"))
    #expect(!tree(text(200)).contains("nested"))
    let result = Parser(grammar: .segue).parse(Source(name: "line", text: text(201)))
    #expect(result.diagnostics.map(\.message) == ["nested more than 200 deep"])
    let place = try #require(result.diagnostics.first?.place?.range.lowerBound)
    #expect((before + String(repeating: open, count: 200)).utf8.count <= place)
    #expect(place < (before + String(repeating: open, count: 201)).utf8.count)
  }

  @Test("chains of any length are flat")
  func flat() throws {
    for (part, last) in [
      ("1 + ", "1"), ("1 * ", "1"), ("a && ", "a"), ("a.", "a"), ("a()", "()"), ("a[0]", "[0]"),
    ] {
      let text = "let x = " + String(repeating: part, count: 5000) + last
      let shape =
        part == "a()" || part == "a[0]"
        ? "let x = a" + String(repeating: String(part.dropFirst()), count: 5000) : text
      let result = Parser(grammar: .segue).parse(Source(name: "line", text: shape))
      #expect(result.diagnostics.isEmpty, "\(part)")
      guard case .binding(_, _, let value) = try #require(result.statements.first).kind else {
        continue
      }
      switch value.kind {
      case .chain(_, let links): #expect(links.count == 5000)
      case .postfix(_, let parts): #expect(parts.count == 5000)
      default: Issue.record("\(part) is no chain")
      }
    }
  }

  @Test("`else if` is flat")
  func elseIf() throws {
    let text = "if a { }" + String(repeating: " else if b { }", count: 2000)
    let result = Parser(grammar: .segue).parse(Source(name: "line", text: text))
    #expect(result.diagnostics.isEmpty)
    guard case .conditional(let branches, _) = try #require(result.statements.first).kind else {
      return
    }
    #expect(branches.count == 2001)
  }

  @Test("the tree stays low even where each bracket holds several operators")
  func height() {
    let part = "f(a || b && c == d...e + g * "
    let text =
      "let x = " + String(repeating: part, count: 150) + "1" + String(repeating: ")", count: 150)
    #expect(tree(text).hasSuffix("nested more than 200 deep"))
    let low =
      "let x = " + String(repeating: part, count: 30) + "1" + String(repeating: ")", count: 30)
    #expect(tree(low).hasPrefix("let x f("))
  }

  @Test(
    "a megabyte of what cannot be is read in time that grows with its length",
    arguments: ["(", "{", "\"", "-", "/*", "animate 1s {"])
  func megabyte(_ part: String) {
    read(part, bytes: 1_000_000)
  }

  @Test(
    "and so is what goes on and on, or is wrong again and again",
    arguments: [
      "[", "a?b:", "\"\\(", "\\", "'", "else ", "#", "\u{1F986}", "f(", "plot a,", "//", "view x[",
      "a.", "1+", "}", ";", "a b;", "a;", "a\n", "x=1\n", "if a {} else ",
    ])
  func long(_ part: String) {
    read(part, bytes: 30_000)
  }

  private func read(_ part: String, bytes: Int) {
    let text = String(repeating: part, count: bytes / part.utf8.count)
    let source = Source(name: "line", text: text)
    let result = Parser(grammar: .segue).parse(source)
    let checked = Checker(grammar: .segue).check(result.statements, in: source)
    #expect(result.diagnostics.count <= 20)
    for diagnostic in (result.diagnostics + checked.diagnostics).prefix(1) {
      #expect(diagnostic.message.utf8.count < 400)
      #expect(render(diagnostic, color: false).utf8.count < 2000)
    }
  }

  @Test("invalid UTF-8 is repaired and refused where it stands")
  func invalid() {
    let text = String(decoding: [0x61, 0x20, 0xFF, 0xC3, 0x28] as [UInt8], as: UTF8.self)
    #expect(tree(text) == "1:3: `\u{FFFD}` has no meaning here")
  }
}
