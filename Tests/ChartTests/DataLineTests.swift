import Chart
import Testing

/// The lines under a chart that tests compare.
struct DataLineTests {
  private func data(_ chart: LineChart, _ width: Int = 72) -> [String] {
    render(chart, width: width, charset: .ascii).filter { $0.hasPrefix("data ") }
  }

  @Test(
    "the spring of damping ratio 0.5: 1.163 at 0.289 s; fastest 6.865 at 0.096 s, -1.119 at 0.385 s"
  )
  func spring() {
    #expect(
      data(Examples.springWithVelocity) == [
        "data position n=1001 first 0.000 min 0.000 at 0.000 max 1.163 at 0.289 last 1.001",
        "data velocity n=1001 first 0.00 min -1.12 at 0.385 max 6.86 at 0.096 last -0.03",
      ])
  }

  @Test("one line a series, in order, with two digits more than the axis")
  func order() {
    let lines = data(Examples.easings)
    #expect(
      lines.map { $0.split(separator: " ")[1] } == ["easeInOut", "linear", "easeOut", "easeIn"])
    #expect(lines[1].hasSuffix("first 0.000 min 0.000 at 0.000 max 1.000 at 1.000 last 1.000"))
    #expect(
      data(Examples.plain([0, 40])) == [
        "data v n=2 first 0.00 min 0.00 at 0.000 max 40.00 at 1.000 last 40.00"
      ])
    #expect(data(Examples.plain([1e9, 3.2e9]))[0].contains("max 3.200e9 at 1.000"))
  }

  @Test("of equal extremes the earliest counts, equal within a billionth of the range")
  func earliest() {
    #expect(
      data(Examples.plain([0, 1, 0, 1 + 1e-12, 0 - 1e-12]))[0].contains(
        "min 0.000 at 0.000 max 1.000 at 1.000"))
    #expect(data(Examples.plain([0, 1, 0, 1 + 1e-6]))[0].contains("max 1.000 at 3.000"))
    var long = Array(repeating: 0.5, count: 10_000)
    for (index, value) in [(4100, 1.0), (9000, 1 + 1e-12), (5, 0.0), (8000, -1e-12)] {
      long[index] = value
    }
    #expect(data(Examples.plain(long))[0].contains("min 0.000 at 5.000 max 1.000 at 4100.000"))
  }

  @Test("what is not finite is counted, and does not count as first or last")
  func notFinite() {
    #expect(
      data(Examples.plain([.nan, 2, .infinity, 1, -.infinity]))
        == ["data v n=5 nan=1 inf=2 first 2.000 min 1.000 at 3.000 max 2.000 at 1.000 last 1.000"])
    #expect(data(Examples.plain([.nan, .infinity])) == ["data v n=2 nan=1 inf=1"])
    #expect(data(Examples.plain([])) == ["data v n=0"])
    // A point without a time is none; what x or y has more is no point.
    #expect(
      data(Examples.plain([1, 5, 2], x: [0, .nan, 1, 7]))
        == ["data v n=3 nan=1 first 1.000 min 1.000 at 0.000 max 2.000 at 1.000 last 2.000"])
  }

  @Test("names are as typed, in quotes if they have blanks, and lines are never cut")
  func names() {
    for (name, word) in [
      ("photo.view.alpha", "photo.view.alpha"), ("a - b", "\"a - b\""), ("", "\"\""),
      ("two\nlines", "\"two lines\""),
    ] {
      let chart = LineChart(series: [LineChart.Series(name: name, x: [0], y: [1])])
      #expect(data(chart, 20).first?.hasPrefix("data \(word) n=1 first") == true)
    }
    #expect((data(Examples.spring, 20).first?.count ?? 0) > 20)
  }

  @Test("times have three decimals, more where the axis has")
  func times() {
    #expect(data(Examples.plain([0, 1], x: [0, 0.25]))[0].contains("at 0.250 last"))
    #expect(data(Examples.plain([0, 1], x: [0, 0.0002]))[0].contains("at 0.00020 last"))
    #expect(data(Examples.plain([0, 1], x: [0, 3e-8]))[0].contains("at 3.000"))
  }
}
