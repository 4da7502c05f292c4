import Testing

@testable import Notebook

@Suite("Charts compared as numbers, with some room for the picture")
struct ChartComparisonTests {
  private static let chart = [
    " 1.0 +                    ****", " 0.8 +                ****", " 0.6 +            ****",
    " 0.4 +        ****", " 0.2 +    ****", " 0.0 +****", "     ++-----------+-----------+",
    "     0.0         0.5         1.0  s",
    "data x n=25 first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000",
  ]

  /// The chart with some of its lines changed.
  private func changed(_ lines: [Int: String]) -> [String] {
    Self.chart.enumerated().map { lines[$0] ?? $1 }
  }

  private func fits(_ actual: [String], tolerance: Double = 1e-6, cells: Double = 0.02) -> Bool {
    Comparison(
      expected: Self.chart, actual: actual, tolerance: Tolerance(tolerance), cells: cells
    ).isMatch
  }

  @Test("one mark may stand one row off, and the stored picture is kept")
  func oneMark() {
    let actual = changed([2: " 0.6 +           *****", 3: " 0.4 +        ***"])
    #expect(fits(actual))
    let comparison = Comparison(
      expected: Self.chart, actual: actual, tolerance: Tolerance(0))
    #expect(comparison.accepted == Self.chart)
    #expect(!fits(actual, cells: 0) && fits(Self.chart, cells: 0))
  }

  @Test("more marks only where the fence allows them")
  func moreMarks() {
    let actual = changed([2: " 0.6 +          ******", 3: " 0.4 +        **"])
    #expect(!fits(actual))
    // 4 cells of 24 marks.
    #expect(fits(actual, cells: 0.17))
    #expect(!fits(actual, cells: 0.16))
  }

  @Test("a mark two rows off, one too many or too few is another curve")
  func otherCurve() {
    #expect(!fits(changed([1: " 0.8 +           *    ****", 3: " 0.4 +        ***"]), cells: 1))
    #expect(!fits(changed([3: " 0.4 +        ***"]), cells: 1))
    #expect(!fits(changed([0: " 1.0 +     *              ****"]), cells: 1))
    #expect(!fits(changed([0: " 1.0 +                    ooo*", 1: " 0.8 +               o****"])))
  }

  @Test("labels, axes and the data line are held to their numbers")
  func numbers() {
    #expect(fits(changed([0: " 1.1 +                    ****"])))
    #expect(!fits(changed([0: " 1.2 +                    ****"]), cells: 1))
    #expect(!fits(changed([7: "     0.0         0.5         2.0  s"]), cells: 1))
    #expect(!fits(changed([7: "     0.0         0.5         1.0  pt"]), cells: 1))
    let data = "data x n=25 first 0.000 min 0.000 at 0.000 max 1.003 at 1.000 last 1.000"
    #expect(!fits(changed([8: data])))
    #expect(fits(changed([8: data]), tolerance: 0.01))
    #expect(!fits(changed([8: "no data"]), tolerance: 1, cells: 1))
  }

  @Test("without a data line a picture is text; a line more or less is another output")
  func text() {
    let picture = Array(Self.chart.dropLast())
    var other = picture
    other[3] = " 0.4 +        ***"
    other[2] = " 0.6 +           *****"
    #expect(
      !Comparison(expected: picture, actual: other, tolerance: Tolerance(1), cells: 1).isMatch)
    #expect(
      !fits(Self.chart + ["more"], cells: 1) && !fits(Array(Self.chart.dropFirst()), cells: 1))
  }

  @Test("several charts in one output are each their own")
  func several() {
    let moved = changed([2: " 0.6 +           *****", 3: " 0.4 +        ***"])
    let comparison = Comparison(
      expected: Self.chart + Self.chart + ["ok"], actual: moved + moved + ["ok"],
      tolerance: Tolerance(0))
    #expect(comparison.isMatch)
  }
}
