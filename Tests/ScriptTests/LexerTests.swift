import Script
import Session
import Testing
import Text

@Suite("Tokens")
struct LexerTests {
  @Test(
    "numbers and units",
    arguments: [
      ("1", "1.0"), (".5", "0.5"), ("1e3", "1000.0"), ("1_000.5_0", "1000.5"), ("2E-2", "0.02"),
      ("1e+2", "100.0"), ("300ms", "300.0ms"), ("0.3s", "0.3s"), ("45deg", "45.0deg"),
      ("1rad", "1.0rad"),
      ("12pt", "12.0pt"), ("50%", "50.0%"), ("1e3s", "1000.0s"), ("50 % 3", "(50.0 % 3.0)"),
      ("n%3", "(n % 3.0)"), ("n %3", "(n % 3.0)"), ("50% % 3", "(50.0% % 3.0)"),
      ("1...3", "(1.0 ... 3.0)"), ("0..<9", "(0.0 ..< 9.0)"), ("1....5", "(1.0 ... 0.5)"),
      ("x[0].y", "x[0.0].y"), ("1.x", "1.0.x"), ("(1).x", "1.0.x"),
    ])
  func numbers(_ text: String, _ expected: String) {
    #expect(tree("let a = " + text) == "let a " + expected)
  }

  @Test(
    "numbers that are none",
    arguments: [
      ("0.5sec", "1:9: `sec` is no unit: `s ms deg rad pt %`"), ("1.", "1:9: `1.` is no number"),
      ("1. + 2", "1:9: `1.` is no number"), ("1e", "1:9: `e` is no unit: `s ms deg rad pt %`"),
      ("50%3", "1:9: `%` touching a number is per cent"),
      ("50%(3)", "1:9: `%` touching a number is per cent"),
      ("5s%", "1:9: `%` touching a number is per cent"), ("1e999", "1:9: this number is too large"),
      ("x.5", "1:11: a member's name does not begin with a digit"),
      ("f(1).5", "1:14: a member's name does not begin with a digit"),
      ("x[1].5", "1:14: a member's name does not begin with a digit"),
      ("１", "1:9: `１` is a look-alike of `1`"),
    ])
  func notNumbers(_ text: String, _ complaint: String) {
    #expect(tree("let a = " + text) == complaint)
  }

  @Test("a digit's worth of nearest unit is hinted at")
  func unitHint() {
    #expect(diagnose("run 30mss").first?.hint == "did you mean `ms`?")
    #expect(diagnose("run 30 ms").first?.hint == "a unit touches its number: `30ms`")
  }

  @Test(
    "texts",
    arguments: [
      (#""""#, #""""#), (#""a b""#, #""a b""#), (#""\n\t\"\\\u{1F600}""#, "\"\n\t\"\\😀\""),
      (#""a\(b)c""#, #""a<b>c""#), (#""\(f("x\(y)z"))""#, #""<f("x<y>z")>""#),
      (#""// no comment""#, #""// no comment""#), (#""\((1))\([2])""#, #""<1.0><[2.0]>""#),
      (#""写真""#, #""写真""#),
    ])
  func texts(_ text: String, _ expected: String) {
    #expect(tree("note " + text) == "<note text:\(expected)>")
  }

  @Test(
    "texts that are none",
    arguments: [
      (#"note "a"#, "1:6: no closing quote"), (#"note "a\"#, "1:8: `\\` is no escape"),
      (#"note "\u{110000}""#, "1:7: `\\u{110000}` is no escape"),
      (#"note "\u{000000041}""#, "1:7: `\\u` is no escape"),
      (#"note "\u{}""#, "1:7: `\\u{}` is no escape"),
      (#"note "\u{D800}""#, "1:7: `\\u{D800}` is no escape"),
      (#"note "a\(b""#, "1:11: expected `,` or `)`, found a text"),
      (#"note "a\(b "#, "1:8: this `\\(` is never closed"),
      ("note \"a\\(b\n)\"", "1:8: this `\\(` is never closed"),
      (#"note "\()""#, "1:9: expected a value, found `)`"),
      ("note 'a'", "1:6: `'` is a look-alike of `\"`"),
      ("note “a”", "1:6: `“` is a look-alike of `\"`"),
    ])
  func notTexts(_ text: String, _ complaint: String) {
    #expect(tree(text) == complaint)
  }

  @Test(
    "colours, as red, green, blue and opacity",
    arguments: [("#abc", "#aabbccff"), ("#012345", "#12345ff"), ("#FF000080", "#ff000080")])
  func colors(_ text: String, _ expected: String) {
    #expect(tree("let a = " + text) == "let a " + expected)
  }

  @Test(
    "colours that are none",
    arguments: ["#", "#ab", "#abcd", "#ff00g", "#1234567", "#123456789", "#ａｂｃ"])
  func notColors(_ text: String) {
    #expect(tree("let a = " + text) == "1:9: a colour is `#rgb`, `#rrggbb` or `#rrggbbaa`")
  }

  @Test("names hold any letter; two spellings of one letter are one name")
  func names() throws {
    #expect(tree("let 写真 = é_1") == "let 写真 é_1")
    #expect(tree("let क्षमा = x") == "let क्षमा x")
    #expect(diagnose("let caf\u{E9} = 1\ncafe\u{301}").map(summary) == [])
    #expect(tree("let 🦆 = 1") == "1:5: `🦆` has no meaning here")
    #expect(tree("let a\u{200B}b = 1") == "1:6: `U+200B` has no meaning here")
  }

  @Test(
    "white: comments nest, lines are continued, wide blanks and a mark at the start pass",
    arguments: [
      ("a /* x /* y */ z */ + b", "(a + b)"), ("a // x", "a"), ("a + \\\n b", "(a + b)"),
      ("a + \\ \t\r\n b", "(a + b)"), ("\u{FEFF}a", "a"), ("a\u{A0}+\u{3000}b", "(a + b)"),
      ("a\r\nb", "a; b"), ("plot a \\\n from 1", "<plot what:a from:1.0>"), ("a;;b;", "a; b"),
    ])
  func white(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }

  @Test(
    "look-alikes and strays are named",
    arguments: [
      ("tap （1, 2)", "1:5: `（` is a look-alike of `(`"),
      ("f(a， b)", "1:4: `，` is a look-alike of `,`"),
      ("a − b", "1:3: `−` is a look-alike of `-`"), ("a × b", "1:3: `×` is a look-alike of `*`"),
      ("a & b", "1:3: one `&` is no operator"), ("a | b", "1:3: one `|` is no operator"),
      ("a ~ b", "1:3: `~` has no meaning here"),
      ("a \\ b", "1:3: `\\` stands at the end of a line, which goes on behind it"),
      ("@objc", "1:1: `@` has no meaning here"), ("a\u{0}", "1:2: `U+0000` has no meaning here"),
      ("let a = $0", "1:9: `$` has no meaning here"),
      ("a ？ b : c", "1:3: `？` is a look-alike of `?`"),
    ])
  func lookAlikes(_ text: String, _ complaint: String) {
    #expect(tree(text) == complaint)
  }

  @Test(
    "bare words go up to the next blank, newline or `;`",
    arguments: [
      ("save notebooks/grow.md", "<save file:\"notebooks/grow.md\">"),
      ("save a//b", "<save file:\"a//b\">"), ("save 写真.md // later", "<save file:\"写真.md\">"),
      ("save \"my file.md\"", "<save file:\"my file.md\">"),
      ("save a'b{c}", "<save file:\"a'b{c}\">"),
      ("save a;step", "<save file:\"a\">; <step>"),
      ("set tol 1e-3", "<set setting:'tol value:\"1e-3\">"),
      ("trace \"a b\" from 1s", "<trace filter:\"a b\" from:1.0s>"),
      ("trace from 1s", "<trace from:1.0s>"),
      ("trace viewDid from 1s", "<trace filter:\"viewDid\" from:1.0s>"),
      ("help +", "<help word:\"+\">"),
      ("help then", "<help word:\"then\">"), ("if a { help }", "if a {<help>}"),
      ("trace \"a\\(b)\"", "<trace filter:\"a<b>\">"), ("trace \"\"", "<trace filter:\"\">"),
      ("open C:\\x", "<open file:\"C:\\x\">"),
    ])
  func bareWords(_ text: String, _ expected: String) {
    #expect(tree(text) == expected)
  }
}
