import Testing

@testable import Notebook

@Suite("Outputs compared")
struct ComparisonTests {
  private func compare(_ expected: String, _ actual: String, tolerance: Double = 1e-6) -> Comparison
  {
    Comparison(
      expected: textLines(expected), actual: textLines(actual), tolerance: Tolerance(tolerance))
  }

  @Test(
    "outputs that match",
    arguments: [
      ("", ""), ("a\nb", "a\nb"), ("...", ""), ("...", "a\nb"), ("a\n...", "a"),
      ("a\n...\nd", "a\nb\nc\nd"), ("...\nd", "d"), ("...\nb\n...", "a\nb\nc\nb"),
      ("x 1.0\n...\ny [num]", "x 1.1\nanything\ny 7"), ("...\n...", "a"), ("...", "..."),
      ("a\n\nb", "a\n\nb"),
    ])
  func match(_ expected: String, _ actual: String) {
    #expect(compare(expected, actual).isMatch)
    #expect(compare(expected, actual).accepted == textLines(expected))
  }

  @Test(
    "outputs that do not, with the first expected line that is wrong",
    arguments: [
      ("a", "b", 0), ("a\nb", "a", 1), ("a", "a\nb", 1), ("a\n...\nc", "a\nb", 2), ("", "a", 0),
      ("a\nb\nc", "a\nc", 1), ("x 1.0\ny 2.0", "x 1.0\ny 3.0", 1), ("...\nb", "a", 1),
      ("a\nb", "a\n\nb", 1),
    ])
  func mismatch(_ expected: String, _ actual: String, _ line: Int) {
    #expect(!compare(expected, actual).isMatch)
    #expect(compare(expected, actual).firstMismatch == line)
  }

  @Test("the difference shows what changed, how far numbers are off, and two lines around")
  func diff() {
    let expected = "one\ntwo\nthree\nvalue 0.871 pt\nfive\nsix\nseven\neight\n8.5\nnine\nten"
    let actual = "one\ntwo\nthree\nvalue 0.880 pt\nfive\nsix\nseven\neight\n8.5\nNINE\nten\neleven"
    #expect(
      compare(expected, actual).diff() == [
        "    two", "    three", "  - value 0.871 pt", "  + value 0.880 pt",
        "    0.871 vs 0.880, off by 9e-3, tol 1e-3", "    five", "    six", "  ...", "    eight",
        "    8.5", "  - nine", "  + NINE", "    ten", "  + eleven",
      ])
  }

  @Test("a line put in or left out moves nothing else")
  func moved() {
    #expect(compare("a\nb\nc", "a\nx\nb\nc").diff() == ["    a", "  + x", "    b", "    c"])
    #expect(compare("a\nb\nc", "b\nc").diff() == ["  - a", "    b", "    c"])
    #expect(compare("a\nb", "x\ny").diff() == ["  - a", "  - b", "  + x", "  + y"])
  }

  @Test("accepting keeps lines that still fit as they are, with holes and digits")
  func accepted() {
    let expected = "t=[time]  started\nscale 1.10\nold\n...\nend [..]"
    let actual = "t=0.5s  started\nscale 1.11\nnew  \nmore\nend of it\nextra"
    #expect(
      compare(expected, actual).accepted
        == ["t=[time]  started", "scale 1.10", "new", "...", "end [..]", "extra"])
  }

  @Test("what is accepted matches at once")
  func settled() {
    let blocks = [
      "", "a", "a 1.0\nb 2.0", "...", "[num]\nb", "a\n...\nb", "x (re)\n* (glob)", "b 2.5\na 1.04",
      "1\n2\n3\n...\n5", "\n\na", "a\n\n",
    ]
    for expected in blocks {
      for actual in blocks {
        let accepted = compare(expected, actual).accepted
        #expect(
          Comparison(expected: accepted, actual: textLines(actual), tolerance: Tolerance(1e-6))
            .isMatch, "\(expected) | \(actual) | \(accepted)")
      }
    }
  }

  @Test("thousands of lines that all differ are compared in linear time")
  func large() {
    let expected = (0..<5000).map { "line \($0)" }
    let comparison = Comparison(
      expected: expected, actual: expected.map { $0 + "!" }, tolerance: Tolerance(0))
    #expect(comparison.rows.count == 10_000)
  }
}
