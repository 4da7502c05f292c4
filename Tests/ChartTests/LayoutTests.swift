import Chart
import Testing
import Text

/// What stands around a plot, and how wide it is.
struct LayoutTests {
  private func lines(_ chart: LineChart, _ width: Int = 72, _ charset: Charset = .ascii) -> [String]
  {
    render(chart, width: width, charset: charset)
  }

  private func series(_ name: String, _ y: [Double]) -> LineChart.Series {
    LineChart.Series(name: name, x: y.indices.map { Double($0) / 10 }, y: y)
  }

  @Test("what the chart asks for wins over the place; a width of 0 or less is 72")
  func asked() throws {
    var chart = Examples.spring
    let plain = lines(chart)
    #expect(lines(chart, 0) == plain && lines(chart, -5) == plain && lines(chart, .min) == plain)
    #expect((66...72).contains(plain.dropLast().map(cellWidth).max() ?? 0))
    chart.width = 40
    chart.height = 7
    chart.charset = .braille
    let asked = lines(chart, 72, .ascii)
    #expect(asked == lines(chart, 200, .block))
    let picture = try #require(Picture(asked, .braille))
    #expect(picture.rows.count == 7)
    #expect(asked.dropLast().allSatisfy { cellWidth($0) <= 40 })
    chart.width = 0
    #expect(lines(chart, 50).first == plain.first)
    #expect(lines(chart, .max).allSatisfy { cellWidth($0) <= 2000 })
  }

  @Test("no line but a data line is wider than the width, from 1 to 200")
  func widths() {
    for width in Array(1...24) + Array(stride(from: 27, to: 200, by: 7)) {
      for chart in [Examples.pan, Examples.springWithVelocity] {
        let wide = lines(chart, width).filter { !$0.hasPrefix("data ") && cellWidth($0) > width }
        #expect(wide.isEmpty, "\(width)")
      }
    }
  }

  @Test("below 16 columns or 2 rows a line a series says where it was and ended")
  func summary() {
    let y = [0.25, -1, 3.5, 2]
    #expect(lines(Examples.plain(y, height: 1)) == ["min -1.0 max 3.5 last 2.0"])
    #expect(lines(Examples.plain(y), 12) == ["min -1.0..."])
    #expect(lines(Examples.plain(y), 5) == ["min -"])
    #expect(lines(Examples.plain([.nan]), 15) == ["(no finite d..."])
    var two = Examples.plain([1, 2], height: 0)
    two.series.append(series("b", [5]))
    #expect(lines(two) == ["v min 1 max 2 last 2", "b min 5 max 5 last 5"])
  }

  @Test("the same box, ticks and words in every charset")
  func oneGeometry() throws {
    for chart in [Examples.spring, Examples.pan, Examples.plain([0, 1, .nan, 3], height: 7)] {
      let ascii = try #require(Picture(lines(chart), .ascii))
      for charset in [Charset.braille, .block] {
        let other = try #require(Picture(lines(chart, 72, charset), charset))
        #expect(ascii.columns == other.columns && ascii.rows.count == other.rows.count)
        #expect(ascii.upTicks == other.upTicks && ascii.acrossTicks == other.acrossTicks)
        #expect(ascii.head == other.head && ascii.foot.last == other.foot.last)
        // A cell that is empty in one is empty in all, but for the half rows of finer lines.
        let differing = zip(ascii.rows.joined(), other.rows.joined())
          .filter { ($0 == " ") != ($1 == " ") }.count
        #expect(differing * 20 <= ascii.columns * ascii.rows.count)
      }
    }
  }

  @Test("braille curves that cannot be told apart become glyphs, and a line says so")
  func crowd() {
    let braille = lines(Examples.easings, 72, .braille)
    let note = "(braille cannot tell 4 curves apart without colour: glyphs instead)"
    #expect(braille.filter { $0 != note } == lines(Examples.easings))
    #expect(braille.contains(note))
    let colored = render(Examples.easings, width: 72, charset: .braille, isColored: true)
    #expect(!colored.contains { $0.contains("glyphs instead") })
    #expect(!lines(Examples.pan, 72, .braille).contains { $0.contains("glyphs instead") })
    // Two with names too long to stand beside them.
    let long = String(repeating: "n", count: 40)
    let two = LineChart(series: [series("a" + long, [0, 1]), series("b" + long, [1, 0])])
    #expect(lines(two, 72, .braille).contains { $0.contains("cannot tell 2 curves") })
  }

  @Test("what a chart says below it is broken at the width, and all of it is said")
  func notes() {
    let narrow = render(Examples.easings, width: 36, charset: .braille)
    let start = narrow.firstIndex { $0.hasPrefix("(braille") } ?? 0
    #expect(
      narrow[start..<start + 3] == [
        "(braille cannot tell 4 curves apart", " without colour: glyphs instead)",
        narrow[start + 2],
      ])
    #expect(narrow[start + 2].hasPrefix("data "))
  }

  @Test("colour only adds: without its codes the lines are the same")
  func colour() {
    for charset in Charset.allCases {
      let plain = lines(Examples.pan, 72, charset)
      let colored = render(Examples.pan, width: 72, charset: charset, isColored: true)
      #expect(colored.map(uncolored) == plain)
      #expect(colored.contains { $0.contains("\u{1B}[36m") })
      #expect(!plain.contains { $0.contains("\u{1B}") })
    }
  }

  private func uncolored(_ line: String) -> String {
    var text = ""
    var isCode = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" { isCode = true }
      if !isCode { text.unicodeScalars.append(scalar) }
      if scalar == "m" { isCode = false }
    }
    return text
  }

  @Test("names stand at the ends of their curves, or all in the legend below")
  func names() {
    let ends = LineChart(series: [series("up", [0, 1]), series("down", [1, 0])])
    let beside = lines(ends)
    #expect(
      beside.contains { $0.hasSuffix(" * up") } && beside.contains { $0.hasSuffix(" o down") })
    let meet = LineChart(series: ["a", "b", "c", "d"].map { series($0, [0, 1]) })
    let legend = lines(meet)
    #expect(legend.contains { $0.hasPrefix("      * a   o b (") })
    // A curve that ends before the others has no end to stand at.
    let early = LineChart(series: [series("all", [0, 1, 2]), series("half", [2, 1])])
    #expect(lines(early).contains { $0.hasPrefix("      * all   o half") })
  }

  @Test("the first series wins a shared cell, and the legend counts what it hides over a fifth")
  func hidden() throws {
    let ramp = (0...10).map(Double.init)
    let same = LineChart(series: [series("a", ramp), series("b", ramp)])
    let text = lines(same)
    let picture = try #require(Picture(text, .ascii))
    let cells = picture.rows.joined().filter { $0 == "*" }.count
    #expect(!picture.rows.joined().contains("o"))
    #expect(text.contains { $0.contains("o b (\(cells) of \(cells) cells hidden)") })
    #expect(!text.contains { $0.contains("a (") })
    let cross = LineChart(series: [series("a", ramp), series("b", ramp.reversed())])
    #expect(!lines(cross).contains { $0.contains("hidden") })
  }

  @Test("more series than four are letters, and none of them is the mark of values below")
  func letters() {
    let many = LineChart(
      series: (0..<12).map { index in series("s\(index)", [Double(index), Double(index)]) },
      height: 24)
    let text = lines(many).joined(separator: "\n")
    for glyph in "*ox+abcdefgh" { #expect(text.contains("\(glyph)\(glyph)\(glyph)")) }
    #expect(!text.contains("vv"))
  }

  @Test("captions stand at their columns, are pushed apart, and go below when pushed too far")
  func captions() {
    var chart = LineChart(series: [series("v", (0...60).map(Double.init))])
    chart.markers = [(1.0, "one"), (1.2, "two"), (5.9, "a caption at the end")].map {
      LineChart.Marker(x: $0.0, caption: [$0.1])
    }
    let text = lines(chart)
    #expect(text.contains { $0.contains("one  two  ") && $0.hasSuffix("a caption at the end") })
    chart.markers = (0..<4).map { LineChart.Marker(x: 1, caption: ["the same place \($0)"]) }
    let stacked = lines(chart)
    for index in 0..<4 { #expect(stacked.contains { $0.contains("the same place \(index)") }) }
    chart.markers = [LineChart.Marker(x: 99, caption: ["too", "late"])]
    #expect(lines(chart).contains("(off the axis: too late)"))
  }

  @Test("a name that does not fit its phase is a caption; phases that overlap take two bars")
  func phases() {
    var chart = LineChart(series: [series("v", (0...10).map(Double.init))])
    chart.phases = [
      LineChart.Phase(from: 0, to: 0.05, label: "short"),
      LineChart.Phase(from: 0.05, to: 0.6, label: "long"),
      LineChart.Phase(from: 0.3, to: 1, label: "over"),
      LineChart.Phase(from: 2, to: 3, label: "later"),
    ]
    let text = lines(chart)
    let bars = text.filter { $0.contains("<") }
    #expect(bars.count == 2)
    #expect(bars[0].contains(" long -") && bars[1].contains(" over -"))
    #expect(text.contains { $0.drop { $0 == " " } == "short" })
    #expect(text.contains("(off the axis: later)"))
    #expect(text.contains { $0.contains("|") && $0.contains("*") })
  }

  @Test("a reference off the axis is named with where it is; one near the values widens the axis")
  func references() {
    var chart = LineChart(series: [series("v", [0, 1])])
    chart.references = [LineChart.Reference(value: 5, label: "far")]
    #expect(lines(chart).contains("      . far 5 (above)"))
    chart.references = [LineChart.Reference(value: 1.1, label: "near")]
    #expect(lines(chart).contains { $0.hasSuffix(" near") })
    chart.references = [LineChart.Reference(value: -7, label: "low")]
    #expect(lines(chart).contains("      . low -7 (below)"))
  }

  @Test("wide characters and control characters keep the box straight")
  func wideCharacters() {
    let chart = LineChart(
      title: "写真\tの\u{1B}[31m大きさ", series: [series("写真.幅", [0, 1])], axis: "秒")
    let text = lines(chart)
    #expect(text.first == "写真 の?[31m大きさ")
    #expect(text.contains { $0.hasSuffix("* 写真.幅") })
    #expect(text.dropLast().allSatisfy { cellWidth($0) <= 72 })
    #expect(!text.joined().contains("\u{1B}"))
    #expect(lines(chart, 16).first == "写真 の?[31m...")
  }

  @Test("a long name of the axis has a line of its own, a short one follows the last label")
  func axisName() {
    var chart = LineChart(series: [series("v", [0, 1])], axis: "a.center.x")
    #expect(lines(chart).contains { $0.drop { $0 == " " } == "a.center.x" })
    chart.axis = "t/T"
    #expect(lines(chart).contains { $0.hasSuffix("  t/T") })
  }
}
