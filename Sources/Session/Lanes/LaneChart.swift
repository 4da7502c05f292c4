import Text

/// Lanes over one time axis, as text.
package struct LaneChart: Sendable, Equatable {
  let lanes: [Lane]
  /// Where the axis ends, seconds.
  let reach: Double

  /// The axis reaches to the time now or to the last predicted end.
  package init(lanes: [Lane], now: Double) {
    self.lanes = lanes
    let ends = lanes.flatMap { [$0.end, $0.predicted ?? 0] }.filter(\.isFinite)
    reach = max(ends.reduce(now, max), 1e-3)
  }

  package func lines(width: Int) -> [String] {
    let width = max(width, 24)
    let times = lanes.map(times)
    let names = lanes.map { cellWidth($0.name) }.max() ?? 0
    let column = times.map(\.count).max() ?? 0
    // Narrow: the times give way first, then the names.
    let hasTimes = width >= names + column + 24
    let label = min(names, max(8, width - 20))
    let bar = max(8, width - label - 2 - (hasTimes ? column + 2 : 0))
    var marks: Set<LaneMark> = []
    var lines: [String] = []
    for (lane, time) in zip(lanes, times) {
      let cells = cells(of: lane, count: bar)
      marks.formUnion(cells.compactMap { $0 })
      let drawn = cells.map { $0?.rawValue ?? " " }.joined()
      let name = padded(truncated(lane.name, to: label), to: label)
      lines.append(name + "  " + drawn + (hasTimes ? "  " + time : ""))
    }
    lines += axis(indent: label + 2, count: bar)
    lines += LaneMessages.legend(LaneMark.allCases.filter { marks.contains($0) }, width: width)
    return lines.map { withoutTrailingBlanks($0) }
  }

  private func times(_ lane: Lane) -> String {
    let span = fixed(lane.begin, 3) + "-" + fixed(lane.end, 3) + "s"
    guard lane.ending != .done, let end = lane.predicted else { return span }
    return span + (end.isFinite ? " of " + fixed(end, 3) : " of ever")
  }

  private func cells(of lane: Lane, count: Int) -> [LaneMark?] {
    func cell(_ time: Double) -> Int {
      let fraction = settled(min(max(time / reach, 0), 1) * Double(count - 1))
      return Int(fraction.rounded())
    }
    var cells = [LaneMark?](repeating: nil, count: count)
    let last = cell(lane.end)
    if lane.ending != .done, let end = lane.predicted {
      for index in last...max(last, cell(min(end, reach))) { cells[index] = .predicted }
    }
    if lane.begin > lane.asked, lane.asked <= lane.end {
      for index in cell(lane.asked)...cell(min(lane.begin, lane.end)) { cells[index] = .delay }
    }
    if lane.begin <= lane.end {
      for index in cell(lane.begin)...last { cells[index] = .moving }
    }
    for held in lane.held {
      for index in cell(held.lowerBound)...cell(held.upperBound) { cells[index] = .held }
    }
    switch lane.ending {
    case .running where lane.held.last?.upperBound == lane.end: cells[last] = .held
    case .done: cells[last] = .end
    case .cut: cells[last] = .cut
    case .running: cells[last] = .running
    }
    return cells
  }

  /// Ticks at round times, as many as leave two blanks between their labels.
  private func axis(indent: Int, count: Int) -> [String] {
    let (step, decimals) = tickStep(count: count)
    var rule = Array(repeating: "-", count: count)
    var labels = ""
    var tick = 0
    while true {
      let time = Double(tick) * step
      let cell = Int(settled(time / reach * Double(count - 1)).rounded())
      guard time <= reach * (1 + 1e-9), cell < count else { break }
      let text = fixed(time, decimals)
      let start = min(cell, count - text.count)
      if tick == 0 || start >= labels.count + 2 {
        rule[cell] = "+"
        labels += String(repeating: " ", count: max(0, start - labels.count)) + text
      }
      tick += 1
    }
    let blank = String(repeating: " ", count: indent)
    return [blank + rule.joined(), blank.dropLast(2) + "s " + labels]
  }

  private func tickStep(count: Int) -> (step: Double, decimals: Int) {
    for power in -3...5 {
      for factor in [1.0, 2.0, 5.0] {
        let step = factor * pow10(power)
        let decimals = max(0, -power)
        let label = fixed(reach, decimals).count + 2
        if step / reach * Double(count - 1) >= Double(label) { return (step, decimals) }
      }
    }
    return (reach, 0)
  }

  private func pow10(_ power: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(power) { result *= 10 }
    return power < 0 ? 1 / result : result
  }
}
