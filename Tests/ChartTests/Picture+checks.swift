import Chart

/// How far a picture may be from its series: nothing, but for labels that are rounded.
struct Slack {
  var across = 1e-6
  var up = 1e-6
}

extension Picture {
  /// What is wrong with a curve as drawn, against its points: nil when in every column the marked
  /// rows hold every point, or, where there is none, the line between two; and when nothing is marked
  /// beside the curve.
  func fault(of series: LineChart.Series, at index: Int, slack: Slack = Slack()) -> String? {
    guard let up, let across else { return "no scale" }
    let points = zip(series.x, series.y).map { x, y -> (Double, Double)? in
      let place = (across.position(x), up.position(y))
      // Nothing that is not above 0 has a place among powers of ten.
      guard place.0.isFinite, place.1.isFinite else { return nil }
      return (part(place.0, grain.across), part(place.1, grain.up))
    }
    let across2 = slack.across * Double(grain.across)
    let up2 = slack.up * Double(grain.up)
    return pointFault(points, index, across2, up2) ?? lineFault(points, index, across2, up2)
      ?? strayFault(points, index, across2, up2)
  }

  /// From cells to parts of cells: part 0 is centred on 0.
  private func part(_ position: Double, _ parts: Int) -> Double {
    (position + 0.5) * Double(parts) - 0.5
  }

  private func near(_ position: Double, _ count: Int, _ slack: Double) -> ClosedRange<Int> {
    let low = Int((position - 0.5 - slack).rounded(.up)).clamped(to: 0...count - 1)
    let high = Int((position + 0.5 + slack).rounded(.down)).clamped(to: 0...count - 1)
    return min(low, high)...max(low, high)
  }

  private func isMarked(
    _ columns: ClosedRange<Int>, _ row: Double, _ index: Int, _ slack: Double
  ) -> Bool {
    let rows = near(row, self.rows.count * grain.up, slack)
    return columns.contains { column in
      rows.contains { isMarked(column, $0, series: index, hiding: true) }
    }
  }

  private func pointFault(
    _ points: [(Double, Double)?], _ index: Int, _ across: Double, _ up: Double
  ) -> String? {
    for point in points {
      guard let (x, y) = point else { continue }
      if !isMarked(near(x, columns * grain.across, across), y, index, up) {
        return "no mark for the point at column \(x), row \(y)"
      }
    }
    return nil
  }

  /// The lines between neighbouring points, from left to right.
  private func lines(
    _ points: [(Double, Double)?]
  ) -> [(from: (Double, Double), to: (Double, Double))] {
    zip(points, points.dropFirst()).compactMap { a, b in
      guard let a, let b, a.0 != b.0 else { return nil }
      return a.0 < b.0 ? (a, b) : (b, a)
    }
  }

  private func lineFault(
    _ points: [(Double, Double)?], _ index: Int, _ across: Double, _ up: Double
  ) -> String? {
    for (from, to) in lines(points) {
      let first = Int((from.0 + 0.5 + across).rounded(.down)) + 1
      let last = Int((to.0 - 0.5 - across).rounded(.up)) - 1
      guard first <= last else { continue }
      for column in first...last {
        let y = from.1 + (to.1 - from.1) * (Double(column) - from.0) / (to.0 - from.0)
        if !isMarked(column...column, y, index, up) {
          return "no mark for the line at column \(column), row \(y)"
        }
      }
    }
    return nil
  }

  /// Marks that no stretch of the curve within a column on either side reaches.
  private func strayFault(
    _ points: [(Double, Double)?], _ index: Int, _ across: Double, _ up: Double
  ) -> String? {
    let reaches = reaches(points, across)
    for column in 0..<columns * grain.across {
      for row in 0..<rows.count * grain.up
      where isMarked(column, row, series: index, hiding: false) {
        guard let (low, high) = reaches[column], Double(row) >= low - 0.5 - up,
          Double(row) <= high + 0.5 + up
        else { return "a stray mark at column \(column), row \(row)" }
      }
    }
    return nil
  }

  /// For each column the lowest and the highest row of the curve within a column on either side.
  private func reaches(_ points: [(Double, Double)?], _ slack: Double) -> [(Double, Double)?] {
    let count = columns * grain.across
    var reaches: [(Double, Double)?] = Array(repeating: nil, count: count)
    func take(_ y: Double, _ column: Int) {
      guard column >= 0, column < count else { return }
      reaches[column] = reaches[column].map { (min($0.0, y), max($0.1, y)) } ?? (y, y)
    }
    for point in points {
      guard let (x, y) = point else { continue }
      let first = Int((x - 1 - slack).rounded(.up))
      for column in first...max(first, Int((x + 1 + slack).rounded(.down))) { take(y, column) }
    }
    for (from, to) in lines(points) {
      let last = Int(to.0.rounded(.up)) - 1
      for edge in Int(from.0.rounded(.down)) + 1..<max(last + 1, Int(from.0.rounded(.down)) + 1) {
        let y = from.1 + (to.1 - from.1) * (Double(edge) - from.0) / (to.0 - from.0)
        take(y, edge - 1)
        take(y, edge + 1)
      }
    }
    return reaches
  }

  /// A place where a curve without gaps falls apart: rows of a column with a hole between them, or
  /// columns side by side whose rows do not touch.
  func holeFault() -> String? {
    let height = rows.count * grain.up
    var before: ClosedRange<Int>?
    for column in 0..<columns * grain.across {
      let marked = (0..<height).filter { isMarked(column, $0, series: 0, hiding: false) }
      guard let low = marked.first, let high = marked.last else { continue }
      if high - low + 1 != marked.count { return "a hole in column \(column)" }
      if let before, low > before.upperBound + 1 || high < before.lowerBound - 1 {
        return "a hole before column \(column)"
      }
      before = low...high
    }
    return nil
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
