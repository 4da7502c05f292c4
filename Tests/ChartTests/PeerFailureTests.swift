import Chart
import Testing
import Text

/// What other plotters of text get wrong, each as a test.
struct PeerFailureTests {
  private func picture(_ chart: LineChart, _ width: Int = 72) throws -> Picture {
    try #require(Picture(render(chart, width: width, charset: .ascii), .ascii))
  }

  @Test(
    "an infinity anywhere crashes six of seven: here the finite rest is drawn, and it is counted")
  func infinities() throws {
    for odd in [Double.infinity, -.infinity] {
      for place in 0..<4 {
        var y = [1.0, 2, 4, 3]
        y[place] = odd
        let picture = try picture(Examples.plain(y))
        let edge = odd > 0 ? picture.rows.count - 1 : 0
        #expect(picture.rows[edge].contains(odd > 0 ? "^" : "v"))
        #expect(picture.rows.joined().contains("*"))
        #expect(picture.foot.contains("(1 of 4 not finite)"))
        #expect(picture.foot.last?.contains("n=4 inf=1 ") == true)
      }
    }
  }

  @Test("no series, no points, NaN only, infinities only: a frame that says so, at any size")
  func nothing() {
    let charts = [
      (LineChart(series: []), "(no data)"), (Examples.plain([]), "(no data)"),
      (Examples.plain([.nan, .nan]), "(no finite data: 2 NaN)"),
      (Examples.plain([.infinity, -.infinity, .nan]), "(no finite data: 1 NaN, 2 inf)"),
    ]
    for (chart, message) in charts {
      for width in [40, 72, 300] {
        #expect(render(chart, width: width, charset: .ascii).contains { $0.hasSuffix(message) })
      }
      #expect(render(chart, width: 10, charset: .ascii).count == 1)
    }
  }

  @Test("labels of long axes overwrite each other: here they stay two blanks apart")
  func longAxes() throws {
    for length in [1e4, 1e5, 123_456, 1e7] {
      for width in [30, 60, 72, 130] {
        let chart = Examples.plain([0, 1], x: [0, length])
        let lines = render(chart, width: width, charset: .ascii)
        let floor = try #require(lines.firstIndex { $0.contains("---") })
        let gaps = lines[floor + 1].drop { $0 == " " }.split { $0 != " " }.map(\.count)
        #expect(!gaps.isEmpty && gaps.allSatisfy { $0 >= 2 }, "\(lines[floor + 1])")
        #expect(try picture(chart, width).acrossTicks.count >= 2)
      }
    }
  }

  @Test("a range of 0 to 1.16 becomes 0 to 2: here nothing is wider than half a row")
  func range() throws {
    for high in [1.03, 1.16, 1.9, 2.1, 5.4, 9.7] {
      let picture = try picture(Examples.plain([0, high]))
      let scale = try #require(picture.up)
      #expect(abs(scale.position(high) - Double(picture.rows.count - 1)) <= 0.5 + 1e-9)
      #expect(abs(scale.position(0)) <= 0.5 + 1e-9)
    }
  }

  @Test("legends hide data: here no word stands inside the plot")
  func legends() throws {
    var many = Examples.easings
    many.references = [LineChart.Reference(value: 0.5, label: "half")]
    many.markers = [LineChart.Marker(x: 0.5, caption: ["middle"])]
    for chart in [Examples.spring, Examples.easings, Examples.pan, many] {
      for width in [24, 40, 72, 120] {
        let cells = try picture(chart, width).rows.joined()
        #expect(cells.allSatisfy { " *ox+.:|[]^v".contains($0) })
      }
    }
  }

  @Test("empty braille cells look like data and do not trim: here they are blanks")
  func emptyCells() {
    for charset in [Charset.braille, .block] {
      let text = render(Examples.pan, width: 72, charset: charset).joined()
      #expect(!text.contains("\u{2800}"))
      #expect(text.contains("    "))
    }
  }

  @Test("one value, and values that differ in no digit that counts, divide by a range of 0")
  func flat() throws {
    let constants: [[Double]] = [[7], [7, 7, 7], [7, 7 + 1e-13], [0.1 + 0.2, 0.3], [-0.0, 0.0]]
    for y in constants {
      let picture = try picture(Examples.plain(y))
      #expect(picture.upTicks.count == 1)
      let row = try #require(picture.upTicks.first?.cell)
      let marked = picture.rows.indices.filter { picture.rows[$0].contains("*") }
      #expect(marked == [row])
    }
  }

  @Test("wide characters in names push boxes apart: here the wall is straight")
  func wideNames() throws {
    let names = ["位置", "e\u{301}", "👩‍👩‍👧‍👦"]
    let chart = LineChart(
      title: "写真の大きさ",
      series: names.enumerated().map { index, name in
        LineChart.Series(name: name, x: [0, 1], y: [0, Double(index)])
      })
    let picture = try picture(chart)
    #expect(picture.rows.count >= 9 && picture.head == ["写真の大きさ"])
  }
}
