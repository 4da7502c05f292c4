import Chart
import Foundation
import Seeds
import Testing

/// A chart as values for other programs.
struct ExportTests {
  @Test("CSV has a column a series, and each number reads back as the same double")
  func columns() {
    var random = Seeded(1)
    let x = (0..<50).map { _ in random.number(0...10) }
    let a = (0..<50).map { _ in random.number(-1...1) * 1e-7 }
    let b = (0..<50).map { _ in random.number(-1e12...1e12) }
    let chart = LineChart(series: [
      LineChart.Series(name: "a", x: x, y: a), LineChart.Series(name: "b, c", x: x, y: b),
    ])
    let lines = csv(chart).split(separator: "\n")
    #expect(lines.first == "s,a,\"b, c\"")
    let read = lines.dropFirst().map { $0.split(separator: ",").map { Double($0) } }
    #expect(read == zip(x, zip(a, b)).map { [$0, $1.0, $1.1] })
  }

  @Test("series on different times are rows of points; what is not finite has a word")
  func points() {
    let chart = LineChart(series: [
      LineChart.Series(name: "a \"b\"", x: [0, 1, 2], y: [.nan, .infinity, -0.5]),
      LineChart.Series(name: "c", x: [0.1], y: [-.infinity]),
    ])
    #expect(
      csv(chart) == """
        series,s,value
        "a ""b""\",0,nan
        "a ""b""\",1,inf
        "a ""b""\",2,-0.5
        c,0.1,-inf

        """)
    #expect(csv(LineChart(series: [], axis: "")) == "x\n")
    #expect(
      csv(Table(columns: ["a", "b"], rows: [["1", "x, y"], [" 2"]])) == "a,b\n1,\"x, y\"\n\" 2\"\n")
  }

  @Test("JSON is what a parser of JSON reads back")
  func json() throws {
    var chart = Examples.pan
    chart.title = "quotes \" and \\ and\nlines \u{1}"
    chart.series[0].y[3] = .nan
    chart.series[0].y[4] = -.infinity
    chart.panels = [LineChart.Panel(label: "p", series: [], scale: .log)]
    let read = try JSONDecoder().decode(ReadChart.self, from: Data(Chart.json(chart).utf8))
    #expect(read.title == chart.title)
    #expect(read.panels.map(\.scale) == ["linear", "log"])
    let series = try #require(read.panels.first?.series)
    #expect(series.map(\.name) == ["fraction", "dimming alpha"])
    #expect(series[1].x == chart.series[1].x.map(ReadChart.Number.init))
    #expect(series[1].y == chart.series[1].y.map(ReadChart.Number.init))
    #expect(series[0].y[3].value?.isNaN == true && series[0].y[4].value == -.infinity)
    #expect(read.markers.first?.caption == ["released 0.42 s", "at 0.62, 640 pt/s"])
    let table = Data(Chart.json(Table(columns: ["a"], rows: [["1"], []])).utf8)
    let rows = try #require(try JSONSerialization.jsonObject(with: table) as? [String: Any])
    #expect(rows["rows"] as? [[String]] == [["1"], []])
  }

  @Test("SVG is XML, whatever the words")
  func xml() throws {
    for seed in Seeds.of(0..<60) {
      var random = Seeded(seed + 9000)
      let text = svg(random.chart())
      let parser = XMLReader(text)
      #expect(parser.isWhole, "seed \(seed + 9000)\n\(text)")
    }
  }

  @Test(
    "an SVG read back: every point of 1,000 series lies on its curve, to a thousandth of the plot",
    arguments: 0..<4)
  func readBack(_ part: Int) throws {
    for seed in Seeds.of(part * 250..<(part + 1) * 250) {
      var random = Seeded(seed + 7000)
      let count = random.whole(2...40)
      var series = LineChart.Series(name: "v", x: random.times(count), y: random.values(count))
      if random.whole(0...2) == 0 { series.y[random.whole(0...count - 1)] = .nan }
      guard Set(series.y.filter(\.isFinite)).count > 1 else { continue }
      let chart = LineChart(series: [series], height: random.whole(0...2) == 0 ? 9 : nil)
      let picture = DrawnChart(svg(chart))
      let slack = chart.height == nil ? 0.02 : 1.0
      for (x, y) in zip(series.x, series.y) where y.isFinite {
        let miss = try #require(picture.distance(x, y))
        #expect(miss < slack, "seed \(seed + 7000): \(x), \(y) is \(miss) points off")
      }
    }
  }

  @Test("several curves, boxes and powers of ten are read back from an SVG the same way")
  func readBackBoxes() throws {
    for seed in Seeds.of(8000..<8150) {
      var random = Seeded(seed)
      let x = random.decades(random.whole(3...40)).sorted()
      let boxes = (0..<random.whole(1...3)).map { _ in
        (0..<random.whole(1...3)).map { index in
          LineChart.Series(name: "s\(index)", x: x, y: random.decades(x.count))
        }
      }
      let (isLogUp, isLogAcross) = (random.whole(0...1) == 0, random.whole(0...1) == 0)
      var chart = LineChart(
        series: boxes[0], label: "p", xScale: isLogAcross ? .log : .linear,
        yScale: isLogUp ? .log : .linear)
      chart.panels = boxes.dropFirst().map {
        LineChart.Panel(label: "p", series: $0, scale: chart.yScale)
      }
      let picture = DrawnChart(svg(chart))
      for (box, all) in boxes.enumerated() {
        for (index, series) in all.enumerated() {
          for (x, y) in zip(series.x, series.y) {
            let miss = try #require(
              picture.distance(
                x, y, box: box, series: index, isLogUp: isLogUp, isLogAcross: isLogAcross),
              "seed \(seed)")
            #expect(miss < 1, "seed \(seed), box \(box), \(index): \(miss) points off")
          }
        }
      }
    }
  }

  @Test("a million points make a short path that keeps the spike")
  func dense() throws {
    var y = Array(repeating: 0.0, count: 100_000)
    y[77_777] = 1
    let series = LineChart.Series(name: "v", x: y.indices.map(Double.init), y: y)
    let text = svg(LineChart(series: [series]))
    #expect(text.utf8.count < 60_000)
    let miss = try #require(DrawnChart(text).distance(77_777, 1))
    #expect(miss < 0.02)
  }
}

/// What a program that knows the format reads.
private struct ReadChart: Decodable {
  struct Series: Decodable {
    var name: String
    var x: [Number]
    var y: [Number]
  }

  struct Panel: Decodable {
    var scale: String
    var series: [Series]
  }

  struct Marker: Decodable {
    var x: Number
    var caption: [String]
  }

  struct Number: Decodable, Equatable {
    var value: Double?

    init(_ value: Double) { self.value = value }

    init(from decoder: any Decoder) throws {
      let one = try decoder.singleValueContainer()
      if one.decodeNil() {
        value = .nan
      } else if let number = try? one.decode(Double.self) {
        value = number
      } else {
        value = Double(try one.decode(String.self))
      }
    }
  }

  var title: String?
  var panels: [Panel]
  var markers: [Marker]
}
