import Testing

@testable import Notebook

@Suite("Charts that differ, both shown with the cells marked")
struct PictureDifferenceTests {
  private static let chart = [
    " 1.0 +        **", " 0.5 +    ****", " 0.0 +****", "     ++----+----", "     0.0  1.0 s",
  ]
  private static let data =
    "data x n=9 first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000"

  private func compare(_ before: [String], _ after: [String], cells: Double = 0.02) -> Comparison {
    Comparison(expected: before, actual: after, tolerance: Tolerance(1e-6), cells: cells)
  }

  @Test("each row that differs has marks under it, in both pictures")
  func marked() {
    var other = Self.chart
    other[0] = " 1.0 +       ***"
    other[1] = " 0.5 +  x ***"
    let comparison = compare(["ok"] + Self.chart + [Self.data], ["ok"] + other + [Self.data])
    #expect(!comparison.isMatch)
    #expect(comparison.firstMismatch == 1)
    #expect(
      comparison.diff() == [
        "    ok",
        "  -  1.0 +        **",
        "                 ^",
        "  -  0.5 +    ****",
        "            ^    ^",
        "  -  0.0 +****",
        "  -      ++----+----",
        "  -      0.0  1.0 s",
        "  +  1.0 +       ***",
        "                 ^",
        "  +  0.5 +  x ***",
        "            ^    ^",
        "  +  0.0 +****",
        "  +      ++----+----",
        "  +      0.0  1.0 s",
        "    3 cells differ, by more than a row",
        "    " + Self.data,
      ])
    #expect(comparison.accepted == ["ok"] + other + [Self.data])
  }

  @Test("it is said how many cells may differ, or that the labels do, or the rows")
  func sentences() {
    var other = Self.chart
    other[0] = " 1.0 +      ****"
    other[1] = " 0.5 +    **"
    #expect(
      compare(Self.chart + [Self.data], other + [Self.data]).diff().contains(
        "    4 cells differ, 2 may"))
    other = Self.chart
    other[0] = " 2.0 +        **"
    #expect(
      compare(Self.chart + [Self.data], other + [Self.data]).diff()
        .contains("    1 cell differs, labels among them"))
    #expect(
      compare(Self.chart + [Self.data], Self.chart.dropFirst() + [Self.data]).diff()
        .contains("    the picture has 4 rows, not 5"))
  }

  @Test("marks stand under wide characters")
  func wide() {
    var other = Self.chart
    other[2] = " 0.0 +**** 写o"
    var stored = Self.chart
    stored[2] = " 0.0 +**** 写*"
    let lines = compare(stored + [Self.data], other + [Self.data]).diff()
    #expect(lines.contains("                 ^"))
    #expect(lines.firstIndex(of: "  -  0.0 +**** 写*").map { lines[$0 + 1] } == "                 ^")
  }

  @Test("where only the data is off, the numbers are told and no picture is drawn")
  func dataOnly() {
    let other = Self.data.split(separator: " ").map { $0 == "1.000" ? "1.500" : $0 }
      .joined(separator: " ")
    let lines = compare(Self.chart + [Self.data], Self.chart + [other]).diff()
    #expect(lines.contains("    1.000 vs 1.500, off by 0.5, tol 1e-3"))
    #expect(!lines.contains("  -  1.0 +        **"))
  }

  @Test("a picture that is near enough stays stored where another line is accepted")
  func nearBesideAnother() {
    var other = Self.chart
    other[1] = " 0.5 +   *****"
    other[2] = " 0.0 +***"
    let comparison = compare(
      ["old"] + Self.chart + [Self.data, "tail"], ["new", "more"] + other + [Self.data, "tail"])
    #expect(!comparison.isMatch)
    #expect(comparison.accepted == ["new", "more"] + Self.chart + [Self.data, "tail"])
    #expect(comparison.diff().filter { $0.hasPrefix("  -") } == ["  - old"])
  }

  @Test("a `...` may stand for lines around a chart, and for a whole one")
  func gaps() {
    var other = Self.chart
    other[1] = " 0.5 +   *****"
    other[2] = " 0.0 +***"
    let chart = Self.chart + [Self.data]
    #expect(compare(["..."] + chart, ["a", "b"] + other + [Self.data]).isMatch)
    #expect(compare(["..."] + chart, ["0 + 1", "data none"] + other + [Self.data]).isMatch)
    #expect(compare(["...", Self.data], chart).isMatch)
    #expect(!compare(["...", "data y n=1"], chart).isMatch)
  }
}
