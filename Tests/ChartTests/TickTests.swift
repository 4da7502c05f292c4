import Chart
import Seeds
import Testing

/// Section by section: where ticks stand, and what they say.
struct TickTests {
  private func picture(_ chart: LineChart, _ width: Int = 72) throws -> Picture {
    try #require(Picture(render(chart, width: width, charset: .ascii), .ascii))
  }

  private func upLabels(_ y: [Double], height: Int? = nil) throws -> [String] {
    try picture(Examples.plain(y, height: height)).upTicks.map(\.label)
  }

  @Test(
    "a range that spans 0 has it as a tick, and shows it as a line; 1 is a tick where it is near")
  func zeroAndOne() throws {
    for (low, high) in [(-1.12, 6.87), (-0.3, 0.4), (-37, 12), (-2e-7, 9e-7), (-1e9, 4e9)] {
      let picture = try picture(Examples.plain([low, high]))
      let zero = try #require(picture.upTicks.first { $0.value == 0 })
      #expect(picture.rows[zero.cell].filter { $0 == "." }.count > picture.columns / 2)
    }
    for high in [1.02, 1.163, 1.3, 1.5, 1.9] {
      #expect(try picture(Examples.plain([0, high])).upTicks.contains { $0.value == 1 }, "\(high)")
    }
  }

  @Test(
    "a target is a tick where a nice step allows it, else its value stands beside its name",
    arguments: [(0.9, 1.1, true), (0.6, 0.7, true), (426, 487, false), (300, 420, true)])
  func target(_ value: Double, _ high: Double, _ isTick: Bool) throws {
    var chart = Examples.plain([0, high])
    chart.references = [LineChart.Reference(value: value, label: "target")]
    let lines = render(chart, width: 72, charset: .ascii)
    let picture = try #require(Picture(lines, .ascii))
    #expect(picture.upTicks.contains { $0.value == value } == isTick)
    let line = try #require(lines.first { $0.contains(" target") })
    #expect(line.hasSuffix(isTick ? " target" : " target \(Int(value))"))
  }

  @Test("without an asked height there are 9 to 15 rows, and ticks on whole ones, evenly")
  func rows() throws {
    for seed in Seeds.of(0..<60) {
      var random = Seeded(seed + 100)
      let low = random.number(-100...100)
      let y = [low, low + random.number(0.001...150)]
      let picture = try picture(Examples.plain(y))
      #expect((9...15).contains(picture.rows.count))
      let cells = picture.upTicks.map(\.cell)
      let gaps = zip(cells, cells.dropFirst()).map { $1 - $0 }
      #expect(Set(gaps).count == 1, "\(y)")
      let values = picture.upTicks.map(\.value)
      let steps = zip(values, values.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-9 * 200 }, "\(y)")
    }
  }

  @Test("labels of an axis share their last digit, and never touch")
  func labels() throws {
    for y in [[0, 1.163], [0, 0.5], [0, 3400], [0.00012, 0.0004], [-3, 14]] {
      let decimals = try upLabels(y).map { $0.split(separator: ".").dropFirst().first?.count ?? 0 }
      #expect(Set(decimals).count == 1)
    }
    for width in 20...200 {
      let chart = LineChart(series: [LineChart.Series(name: "v", x: [0, 3.3], y: [0, 3400])])
      let lines = render(chart, width: width, charset: .ascii)
      let floor = try #require(lines.firstIndex { $0.contains("--") })
      let words = lines[floor + 1].split(separator: " ", omittingEmptySubsequences: true)
      let gaps = lines[floor + 1].drop { $0 == " " }.split { $0 != " " }.map(\.count)
      #expect(words.count > 1 && gaps.allSatisfy { $0 >= 2 }, "\(width): \(lines[floor + 1])")
    }
  }

  @Test("large and small numbers have an exponent in common where that is shorter")
  func exponents() throws {
    #expect(try upLabels([1e9, 3.2e9]) == ["1.0e9", "1.5e9", "2.0e9", "2.5e9", "3.0e9"])
    #expect(try upLabels([1e-9, 5e-9]) == ["1e-9", "2e-9", "3e-9", "4e-9", "5e-9"])
    #expect(try upLabels([0, 5e6]).last == "5000000")
    let narrow = Examples.plain([0, 1e5])
    #expect(try picture(narrow, 16).upTicks.last?.label == "1.0e5")
    #expect(try picture(narrow, 72).upTicks.last?.label == "100000")
    let far = try upLabels([1e9, 1e9 + 3])
    #expect(far.first == "1000000000.0" && far.last == "1000000003.0")
    let widest = try upLabels([-.greatestFiniteMagnitude, .greatestFiniteMagnitude])
    #expect(widest.contains("0") && widest.allSatisfy { $0.count <= 8 })
    #expect(try upLabels([0, .leastNonzeroMagnitude]).count == 2)
  }

  @Test("at an asked height inner ticks stand only where nice numbers fall on whole rows")
  func askedHeight() throws {
    #expect(try upLabels([1, 10], height: 10) == ["1", "2", "4", "6", "8", "10"])
    #expect(try upLabels([1, 10], height: 8) == ["1", "10"])
    #expect(try upLabels([0, 1], height: 11) == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    for height in 2...40 {
      let picture = try picture(Examples.plain([1, 10], height: height), 32)
      #expect(picture.rows.count == height)
      #expect(picture.upTicks.first?.value == 1 && picture.upTicks.first?.cell == 0)
      #expect(picture.upTicks.last?.value == 10 && picture.upTicks.last?.cell == height - 1)
      #expect(picture.rows[0].contains("*") && picture.rows[height - 1].contains("*"))
    }
  }

  @Test("a wave is as high above 0 as it is deep below")
  func symmetry() throws {
    let y = (0...200).map { index in
      let t = Double(index % 100) / 100
      return (index < 100 ? 1 : -1) * 4 * t * (1 - t)
    }
    for height in [nil, 5, 8, 13, 20] {
      let picture = try picture(Examples.plain(y, height: height))
      let marked = picture.rows.indices.filter { picture.rows[$0].contains("*") }
      let scale = try #require(picture.up)
      let zero = scale.position(0)
      let above = marked.filter { Double($0) > zero + 0.5 }.count
      let below = marked.filter { Double($0) < zero - 0.5 }.count
      #expect(abs(above - below) <= 1)
    }
  }

  @Test("a logarithmic axis has powers of ten as ticks, and leaves out what is not above 0")
  func logarithmic() throws {
    var chart = Examples.plain((0...1000).map { Double($0) })
    chart.yScale = .log
    let lines = render(chart, width: 72, charset: .ascii)
    let picture = try #require(Picture(lines, .ascii))
    #expect(picture.upTicks.map(\.label) == ["1", "10", "100", "1000"])
    let gaps = zip(picture.upTicks, picture.upTicks.dropFirst()).map { $1.cell - $0.cell }
    #expect(Set(gaps).count == 1)
    #expect(lines.contains("(1 of 1001 not above 0, not on a logarithmic axis)"))
    chart.yScale = .linear
    chart.xScale = .log
    let across = try #require(Picture(render(chart, width: 72, charset: .ascii), .ascii))
    #expect(across.acrossTicks.map(\.label) == ["1", "10", "100", "1000"])
  }
}
