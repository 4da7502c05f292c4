import Chart

extension Seeded {
  /// A chart with anything in it.
  mutating func chart() -> LineChart {
    var chart = LineChart(
      title: whole(0...2) == 0 ? word() : nil, series: series(), axis: word(),
      height: whole(0...1) == 0 ? whole(1...(whole(0...3) == 0 ? 100 : 20)) : nil)
    chart.references = (0..<whole(0...2)).map { _ in
      LineChart.Reference(value: number(), label: word())
    }
    chart.markers = (0..<whole(0...3)).map { _ in
      LineChart.Marker(x: number(), caption: (0..<whole(0...2)).map { _ in word() })
    }
    chart.phases = (0..<whole(0...3)).map { _ in
      LineChart.Phase(from: number(), to: number(), label: word())
    }
    if whole(0...4) == 0 { chart.panels = [LineChart.Panel(label: word(), series: series())] }
    if whole(0...4) == 0 { chart.yScale = .log }
    if whole(0...6) == 0 { chart.xScale = .log }
    return chart
  }

  private mutating func series() -> [LineChart.Series] {
    (0..<whole(0...3)).map { _ in
      let count = whole(0...40)
      let isTame = whole(0...1) == 0
      return LineChart.Series(
        name: word(), x: isTame ? times(count) : (0..<count + whole(0...2)).map { _ in number() },
        y: whole(0...1) == 0 ? values(count) : (0..<count).map { _ in number() })
    }
  }

  /// Doubles as they come, and as they should not.
  private mutating func number() -> Double {
    let odd: [Double] = [
      0, -0.0, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, .leastNormalMagnitude, 1, 1.0.nextUp, 1e15, 1e22, -1e-9, 0.1, 1e300,
    ]
    switch whole(0...5) {
    case 0: return odd[whole(0...odd.count - 1)]
    case 1: return Double(bitPattern: next())
    case 2: return 1e9 + number(0...1)
    default: return number(-2...2)
    }
  }

  private mutating func word() -> String {
    let words = [
      "", "s", "t/T", "v", "alpha", "photo.view.transform.scale", "a name with blanks", "写真.幅",
      "end ", "two\nlines", "tab\there", "\u{1B}[31mred", "e\u{301}\u{301}", "👩‍👩‍👧‍👦 family",
      "a < b & \"c\"", "\u{200B}",
      "a very long name that no legend of any chart has room for, whatever it may be of",
    ]
    return words[whole(0...words.count - 1)]
  }
}
