import Chart
import Seeds
import Testing
import Text

/// What no series, width, height or charset may break.
struct AnyInputTests {
  @Test(
    "any series at any size: no line too wide, none with blanks at its end, labels distinct",
    arguments: 0..<4)
  func anySeries(_ part: Int) {
    for seed in Seeds.of(part * 50..<(part + 1) * 50) {
      var random = Seeded(seed + 5000)
      let chart = random.chart()
      let width = random.whole(0...5) == 0 ? random.whole(1...400) : random.whole(1...90)
      let charset = Charset.allCases[random.whole(0...2)]
      let lines = render(chart, width: width, charset: charset)
      let fault =
        widthFault(of: lines, width: width)
        ?? (chart.panels.isEmpty ? labelFault(of: lines) ?? extremeFault(of: lines, chart) : nil)
      if let fault {
        Issue.record(
          "seed \(seed + 5000), width \(width), \(charset): \(fault)\n\(lines.joined(separator: "\n"))"
        )
        return
      }
    }
  }

  @Test(
    "any width from 1 to 400 at any height from 1 to 100: as asked, or a line a series",
    arguments: Charset.allCases)
  func anySize(_ charset: Charset) {
    let x = (0...60).map { Double($0) / 60 }
    let series = LineChart.Series(name: "v", x: x, y: x.map { 4 * $0 * (1 - $0) })
    for width in Array(1...20) + Array(stride(from: 33, through: 400, by: 61)) + [400] {
      for height in [1, 2, 3, 8, 41, 100] {
        let chart = LineChart(series: [series], width: width, height: height)
        let lines = render(chart, width: 72, charset: charset)
        let fault = widthFault(of: lines, width: width) ?? labelFault(of: lines)
        #expect(fault == nil, "\(width) x \(height): \(fault ?? "")")
        let rows = Picture(lines, charset)?.rows.count
        #expect(
          rows == height || rows == nil && lines.count == 1 && (width < 24 || height < 2),
          "\(width) x \(height): \(rows ?? 0) rows, \(lines.count) lines")
      }
    }
  }

  private func widthFault(of lines: [String], width: Int) -> String? {
    for line in lines {
      if line.last?.isWhitespace == true { return "blanks at the end" }
      if line.contains("\u{2800}") { return "an empty braille cell" }
      if !line.hasPrefix("data "), cellWidth(line) > width { return "too wide: \(line)" }
    }
    return nil
  }

  private func labelFault(of lines: [String]) -> String? {
    for charset in Charset.allCases {
      guard let picture = Picture(lines, charset) else { continue }
      for ticks in [picture.upTicks, picture.acrossTicks]
      where Set(ticks.map(\.label)).count < ticks.count {
        return "labels that are the same"
      }
    }
    return nil
  }

  /// At a height that was asked for the largest value is in the top row, the smallest in the lowest.
  private func extremeFault(of lines: [String], _ chart: LineChart) -> String? {
    guard chart.height != nil, let picture = Picture(lines, .ascii), !picture.rows.isEmpty,
      picture.upTicks.count > 1
    else { return nil }
    for row in [0, picture.rows.count - 1] {
      if !picture.rows[row].contains(where: { !" .:|┈┊│".contains($0) }) {
        return "no mark in row \(row)"
      }
      if !picture.upTicks.contains(where: { $0.cell == row }) { return "no label at row \(row)" }
    }
    return nil
  }

  @Test("a spike of one sample is seen, in every charset, where it is", arguments: Charset.allCases)
  func spike(_ charset: Charset) throws {
    for (count, place) in [(3000, 0), (3000, 1234), (3000, 2999), (6000, 2333), (50, 31)] {
      var values = Array(repeating: 0.0, count: count)
      values[place] = 1
      let series = LineChart.Series(name: "v", x: (0..<count).map(Double.init), y: values)
      for width in [16, 40, 131] {
        let lines = render(LineChart(series: [series]), width: width, charset: charset)
        let picture = try #require(Picture(lines, charset))
        let across = try #require(picture.across)
        let up = try #require(picture.up)
        let column = Int((across.position(Double(place)) + 0.5).rounded(.down))
          .clamped(to: 0...picture.columns - 1)
        let row = Int(up.position(1).rounded())
        #expect(picture.marks[row * picture.columns + column] != nil, "\(count) \(place) \(width)")
      }
    }
  }

  @Test("a column of many points shows the same cells as its points one by one")
  func denseIsSparse() {
    var random = Seeded(77)
    let x = (0..<4000).map { Double($0) / 4000 }
    var y = random.values(4000)
    for index in stride(from: 700, to: 4000, by: 391) { y[index] = .nan }
    y[1700] = .infinity
    let backwards = LineChart.Series(name: "v", x: x.map { 1 - $0 }, y: y)
    let forwards = LineChart.Series(name: "v", x: backwards.x.reversed(), y: y.reversed())
    for charset in Charset.allCases {
      let pictures = [backwards, forwards].map { series in
        Picture(render(LineChart(series: [series]), width: 40, charset: charset), charset)
      }
      // Paths that run back have no caps.
      let cells = pictures.map { $0?.marks.map { $0 == nil || $0?.parts == 0 } }
      #expect(cells[0] == cells[1])
    }
  }
}
