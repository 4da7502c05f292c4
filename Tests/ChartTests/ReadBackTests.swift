import Chart
import Seeds
import Testing

/// Pictures read back into numbers.
struct ReadBackTests {
  @Test(
    "every point and line of 1,000 series stands in the row its tick labels give it",
    arguments: 0..<4)
  func thousandSeries(_ part: Int) {
    for seed in Seeds.of(part * 250..<(part + 1) * 250) {
      var random = Seeded(seed)
      let count = random.whole(2...45)
      let series = LineChart.Series(name: "v", x: random.times(count), y: random.values(count))
      guard (series.y.min() ?? 0) < (series.y.max() ?? 0) else { continue }
      let height = random.whole(0...2) == 0 ? random.whole(2...30) : nil
      let chart = LineChart(series: [series], height: height)
      let width = random.whole(24...80)
      for charset in Charset.allCases {
        guard check(chart, width: width, charset, "seed \(seed), \(charset)") else { return }
      }
    }
  }

  @Test("curves that cross, with gaps in them, are found behind those before them")
  func severalSeries() {
    for seed in Seeds.of(2000..<2080) {
      var random = Seeded(seed)
      let x = random.times(random.whole(3...40))
      let series = (0..<random.whole(2...4)).map { index in
        var y = random.values(x.count)
        let scale = (y.max() ?? 1) - (y.min() ?? 0)
        if scale > 0 { y = y.map { $0 / scale } }
        if random.whole(0...1) == 0 { y[random.whole(0...y.count - 1)] = .nan }
        return LineChart.Series(name: "s\(index)", x: x, y: y)
      }
      let width = random.whole(30...100)
      guard check(LineChart(series: series), width: width, .ascii, "seed \(seed)") else { return }
    }
  }

  @Test("a path that runs back and forth shows every point", arguments: Charset.allCases)
  func paths(_ charset: Charset) throws {
    for seed in Seeds.of(3000..<3150) {
      var random = Seeded(seed)
      let count = random.whole(2...45)
      let series = LineChart.Series(
        name: "path", x: random.values(count), y: random.values(count))
      guard Set(series.x).count > 1, Set(series.y).count > 1 else { continue }
      let lines = render(LineChart(series: [series], axis: "x"), width: 72, charset: charset)
      let picture = try #require(Picture(lines, charset))
      let fault = picture.fault(of: series, at: 0, slack: slack(picture, height: nil))
      #expect(fault == nil, "seed \(seed)\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test("powers of ten, up, across or both: straight lines between the logarithms")
  func logarithms() {
    for seed in Seeds.of(4000..<4300) {
      var random = Seeded(seed)
      let count = random.whole(2...45)
      let (isLogUp, isLogAcross) = [(true, false), (false, true), (true, true)][seed % 3]
      var series = LineChart.Series(name: "v", x: random.times(count), y: random.decades(count))
      if isLogAcross { series.x = random.decades(count).sorted() }
      if random.whole(0...3) == 0 { series.y[random.whole(0...count - 1)] = 0 }
      let shown = zip(series.x, series.y).filter { !isLogUp || $1 > 0 }
      guard Set(shown.map(\.0)).count > 1, Set(shown.map(\.1)).count > 1 else { continue }
      let charset = Charset.allCases[random.whole(0...2)]
      let chart = LineChart(
        series: [series], height: random.whole(0...2) == 0 ? random.whole(2...30) : nil,
        xScale: isLogAcross ? .log : .linear, yScale: isLogUp ? .log : .linear)
      let lines = render(chart, width: random.whole(24...80), charset: charset)
      let picture = Picture(lines, charset, isLogUp: isLogUp, isLogAcross: isLogAcross)
      // Narrower, there is room for one label only.
      if let picture, picture.columns < 12 { continue }
      let fault = picture.map { $0.fault(of: series, at: 0, slack: Slack(across: 0.05, up: 0.05)) }
      #expect(
        fault == .some(nil), "seed \(seed), \(charset)\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test("boxes below each other: each by the ticks of its own, all by one axis")
  func panels() {
    for seed in Seeds.of(6000..<6150) {
      var random = Seeded(seed)
      let x = random.times(random.whole(3...45))
      let labels = (0..<random.whole(2...3)).map { "p\($0)" }
      let series = labels.map { LineChart.Series(name: $0, x: x, y: random.values(x.count)) }
      guard series.allSatisfy({ Set($0.y).count > 1 }), Set(x).count > 1 else { continue }
      let isLogUp = labels.map { _ in false }
      let charset = Charset.allCases[random.whole(0...2)]
      var chart = LineChart(
        series: [series[0]], height: random.whole(0...2) == 0 ? random.whole(2...12) : nil,
        label: labels[0])
      chart.panels = zip(labels, series).dropFirst().map {
        LineChart.Panel(label: $0, series: [$1])
      }
      let lines = render(chart, width: random.whole(30...90), charset: charset)
      let pictures = Picture.boxes(lines, charset, labels: labels, isLogUp: isLogUp) ?? []
      #expect(pictures.count == labels.count, "\(lines.joined(separator: "\n"))")
      for (picture, one) in zip(pictures, series) {
        let fault = picture.fault(of: one, at: 0, slack: slack(picture, height: chart.height))
        #expect(
          fault == nil, "seed \(seed), \(one.name)\n\(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test("the charts of the golden pictures")
  func goldens() {
    let charts = [
      Examples.spring, Examples.easings, Examples.pan,
      Examples.plain([0, 1, .nan, .nan, 4], x: [100, 101, 102, 103, 104]),
      Examples.plain([1, 2, .infinity, 3]), Examples.plain([1, 200, 1000, 5000]),
      Examples.plain([1, 10], height: 8), Examples.plain([1, 10], height: 3),
    ]
    for (index, chart) in charts.enumerated() {
      for width in [32, 40, 72] { _ = check(chart, width: width, .ascii, "chart \(index)") }
    }
    for charset in Charset.allCases { _ = check(Examples.spring, width: 72, charset, "spring") }
  }

  private func slack(_ picture: Picture, height: Int?) -> Slack {
    // Ends that carry their own values are labelled to a fiftieth of a cell.
    Slack(across: picture.hasRoundedEnds ? 0.05 : 1e-6, up: height == nil ? 1e-6 : 0.05)
  }

  private func check(
    _ chart: LineChart, width: Int, _ charset: Charset, _ what: String
  ) -> Bool {
    let lines = render(chart, width: width, charset: charset)
    let text = lines.joined(separator: "\n")
    guard let picture = Picture(lines, charset) else {
      Issue.record("\(what), width \(width): no chart\n\(text)")
      return false
    }
    for (index, series) in chart.series.enumerated() {
      let slack = slack(picture, height: chart.height)
      let isWhole = chart.series.count == 1 && series.y.allSatisfy(\.isFinite)
      let found = picture.fault(of: series, at: index, slack: slack)
      guard let fault = found ?? (isWhole ? picture.holeFault() : nil) else { continue }
      Issue.record("\(what), width \(width), \(series.name): \(fault)\n\(text)")
      return false
    }
    return true
  }
}
