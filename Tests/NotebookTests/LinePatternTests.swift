import Testing

@testable import Notebook

@Suite("A line against the one that is stored")
struct LinePatternTests {
  private func off(_ expected: String, _ actual: String, _ tolerance: Double = 1e-6) -> [String]? {
    ExpectedLine(expected).match(actual, Tolerance(tolerance))?.map(\.sentence)
  }

  @Test(
    "the same line",
    arguments: [
      ("", ""), ("ok", "ok"), ("ok", "ok  \t"), ("ok   ", "ok\r"), ("", "   "),
      ("caf\u{E9}", "cafe\u{301}"), ("bold", "\u{1B}[1mbold\u{1B}[0m"),
      ("a", "a\u{2800}\u{2800}"), ("link", "\u{1B}]8;;x\u{7}link\u{1B}]8;;\u{7}"),
    ])
  func equal(_ expected: String, _ actual: String) { #expect(off(expected, actual) == []) }

  @Test(
    "numbers may be off by one unit in the last digit written",
    arguments: [
      ("peak 1.163", "peak 1.164"), ("peak 1.163", "peak 1.162"), ("0.871 s", "0.872 s"),
      ("t=0.500s", "t=0.501s"), ("-0.000", "0.000"), ("0.00", "-0.01"), ("1.23e-5", "1.24e-5"),
      ("(0.5, 1.5)", "(0.6, 1.4)"), ("1.0", "1.04"), ("0.3", "0.3000"), ("nan inf", "nan inf"),
      ("100000000.1", "100000099.0"), ("(-0.5)", "(-0.4)"), ("50.0%", "50.1%"),
    ])
  func close(_ expected: String, _ actual: String) { #expect(off(expected, actual) == []) }

  @Test(
    "numbers that are farther off are named with what is allowed",
    arguments: [
      ("peak 1.163", "peak 1.165", "1.163 vs 1.165, off by 2e-3, tol 1e-3"),
      ("0.8714", "0.8700", "0.8714 vs 0.8700, off by 1.4e-3, tol 1e-4"),
      ("n=241", "n=242", "241 vs 242, off by 1, tol 0"),
      ("16 %", "16.2 %", "16 vs 16.2, off by 0.2, tol 0"),
      ("1.0", "12", "1.0 vs 12, off by 11, tol 0.1"),
      ("0.500s", "0.750s", "0.500 vs 0.750, off by 0.25, tol 1e-3"),
      ("0.5", "12345.5", "0.5 vs 12345.5, off by 1.2e4, tol 0.1"),
    ])
  func far(_ expected: String, _ actual: String, _ sentence: String) {
    #expect(off(expected, actual) == [sentence])
  }

  @Test("a tolerance is relative to the larger of 1 and the number, and never below a digit")
  func tolerance() {
    #expect(off("0.5000", "0.5090", 0.01) == [])
    #expect(off("0.5000", "0.5110", 0.01) == ["0.5000 vs 0.5110, off by 0.011, tol 0.01"])
    #expect(off("200.0000", "201.9000", 0.01) == [])
    #expect(off("200.0000", "202.1000", 0.01) == ["200.0000 vs 202.1000, off by 2.1, tol 2"])
    #expect(off("0.5", "0.6", 1e-6) == [])
    #expect(off("7", "7.001", 0.01) == ["7 vs 7.001, off by 1e-3, tol 0"])
  }

  @Test("a tolerance of 0 asks for the number itself")
  func exact() {
    #expect(off("0.500", "0.501", 0) == ["0.500 vs 0.501, off by 1e-3, tol 0"])
    #expect(off("0.500", "0.5", 0) == [])
    #expect(off("-0.0", "0.0", 0) == [])
  }

  @Test(
    "another line is another line, whatever the tolerance",
    arguments: [
      ("ok", "not ok"), ("0.5 s", "0.5 pt"), ("photo2", "photo3"), ("#008080", "#008081"),
      ("v1.2.3", "v1.2.4"), ("1 2", "1 2 3"), ("a  b", "a b"), ("0.5", "nan"), ("", "x"), ("x", ""),
      ("3", "three"), ("0...9", "0...8"), ("ok", "ok ok"),
    ])
  func different(_ expected: String, _ actual: String) { #expect(off(expected, actual, 1) == nil) }

  @Test(
    "padding beside a number may differ, as columns move",
    arguments: [
      ("scale   9.99 |", "scale 10.00 |"), ("  9.99", "10.00"), ("10.00", "  9.99"),
      ("| 9.999   end", "| 10.0 end"), ("   t   0.5   0.25", " t 0.5 0.25"),
    ])
  func padding(_ expected: String, _ actual: String) {
    #expect(off(expected, actual, 0.1)?.isEmpty == (expected.hasPrefix("   t") ? nil : true))
  }

  @Test("holes take what they are named after")
  func holes() {
    #expect(off("took [num] pt", "took -1.5e3 pt") == [])
    #expect(off("took [num] pt", "took it pt") == nil)
    #expect(off("[int] cells", "12 cells") == [] && off("[int] cells", "1.2 cells") == nil)
    #expect(off("t=[time]  at rest", "t=0.517s  at rest") == [])
    #expect(
      off("[time]", "250 ms") == [] && off("[time]", "2 min") == nil && off("[time]", "2") == nil)
    #expect(off("view [id]: gone", "view photo.image#3: gone") == [])
    #expect(off("view [id]: gone", "view : gone") == nil)
    #expect(off("box[int]", "box12") == [])
    #expect(off("a[..]z", "abcz") == [] && off("a[..]z", "az") == [] && off("a[..]z", "abc") == nil)
    #expect(off("[..]", "") == [] && off("[..]b[..]", "abcb") == [] && off("[..]x", "xax") == [])
    #expect(off("[num]", "[num]") == [])
  }

  @Test("holes and numbers work together on one line")
  func mixed() {
    #expect(off("[time]: peak 1.163 at [num] of [..]", "0.5s: peak 1.1635 at 7 of all") == [])
    #expect(
      off("[..] peak 1.163 at [num]", "the peak 1.170 at 7")
        == ["1.163 vs 1.170, off by 7e-3, tol 1e-3"])
    #expect(off("[..]0.50[..]", "at 0.10 and 0.51 there") == [])
  }

  @Test("a line may be a regular expression or a glob")
  func suffixes() {
    #expect(off("at \\d+\\.\\d{3} s (re)", "at 12.345 s") == [])
    #expect(off("at \\d+ s (re)", "at 12.345 s") == nil)
    #expect(off("grow*: ?s (glob)", "grown up: 3s") == [])
    #expect(off("grow* (glob)", "shrink") == nil)
    #expect(off("( (re)", "anything") == nil)
    #expect(off("what (re)", "what (re)") == [])
  }
}
