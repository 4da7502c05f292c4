import Testing

@testable import Notebook

@Suite("Patterns for a whole line")
struct TextPatternTests {
  private func matches(_ expression: String, _ text: String) -> Bool? {
    TextPattern(expression: expression)?.matches(text)
  }

  @Test(
    "regular expressions that match",
    arguments: [
      ("", ""), ("abc", "abc"), ("a.c", "a-c"), ("a*", ""), ("a*", "aaa"), ("a+b?", "aa"),
      ("(ab)+", "abab"), ("a|b|", "b"), ("a|b|", ""), ("(a|bc)d", "bcd"), ("[a-c]+", "abc"),
      ("[^a-c]", "é"), ("[]a]", "]"), ("[a-]+", "a-"), ("\\d\\w\\s", "1_ "), ("\\D\\S", "xy"),
      ("a{2}", "aa"), ("a{1,}", "aaaa"), ("a{0,2}b", "b"), ("^a$", "a"), ("\\.\\[\\\\", ".[\\"),
      ("[\\d.]+s", "0.5s"), ("(a?){20}a{20}", "aaaaaaaaaaaaaaaaaaaa"), ("写.", "写真"), ("()*x", "x"),
    ])
  func yes(_ expression: String, _ text: String) { #expect(matches(expression, text) == true) }

  @Test(
    "regular expressions that do not",
    arguments: [
      ("abc", "abcd"), ("abc", "ab"), ("a.c", "ac"), ("a+", ""), ("[a-c]", "d"), ("[^a]", "a"),
      ("a{2}", "a"), ("a{2}", "aaa"), ("a|b", "c"), ("\\d", "x"), ("(a*)*b", "aaaaaaaaaaaaaaaac"),
    ])
  func no(_ expression: String, _ text: String) { #expect(matches(expression, text) == false) }

  @Test(
    "what cannot be read is no pattern",
    arguments: [
      "(", ")", "a)", "[a", "*", "a**b)", "a{", "a{2", "a{3,1}", "\\", "\\q", "a^", "$a",
      "[b-a]", "a{1000}{1000}", "((((a{9}){9}){9}){9}){9}", String(repeating: "(", count: 100_000),
    ])
  func unreadable(_ expression: String) { #expect(TextPattern(expression: expression) == nil) }

  @Test("globs")
  func globs() {
    func glob(_ pattern: String, _ text: String) -> Bool {
      TextPattern(glob: pattern).matches(text)
    }
    #expect(glob("*", "") && glob("a*c", "abbc") && glob("a?c", "abc") && glob("a\\*", "a*"))
    #expect(glob("*a*b*", "xaxbx") && glob("[a]", "[a]") && glob("a.c", "a.c"))
    #expect(!glob("a?c", "ac") && !glob("a\\*", "ab") && !glob("a*", "ba") && !glob("a.c", "abc"))
  }
}
