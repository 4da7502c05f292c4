import Testing

/// Counts what a family of reference numbers was compared with, and how far off the worst was.
struct Tally {
  let family: String
  private(set) var rows = 0
  private var worst = (error: 0.0, where: "")

  init(_ family: String) { self.family = family }

  /// Compares one row of columns: |a − e| ≤ tolerance · max(|e|, scale). NaN among the expected is
  /// passed over, an infinity must be the same one.
  mutating func row(
    _ place: String, _ pairs: (actual: Double, expected: Double, scale: Double)...,
    tolerance: Double
  ) {
    row(place, all: pairs, tolerance: tolerance)
  }

  mutating func row(
    _ place: String, all pairs: [(actual: Double, expected: Double, scale: Double)],
    tolerance: Double
  ) {
    rows += 1
    for (actual, expected, scale) in pairs where !expected.isNaN {
      if expected.isInfinite {
        #expect(actual == expected, "\(family) \(place)")
        continue
      }
      let error = abs(actual - expected) / max(abs(expected), scale, .leastNormalMagnitude)
      #expect(error <= tolerance, "\(family) \(place): \(actual), not \(expected)")
      if error > worst.error { worst = (error, place) }
    }
  }

  /// Compares a motion with the rows `t`, `value` and `velocity` of a series to 1e-9, on the scale of
  /// the largest of each.
  mutating func motion(
    _ series: Golden.Series, value: (Double) -> Double, velocity: (Double) -> Double
  ) {
    let scales = (series.rows.largest("value"), series.rows.largest("velocity"))
    for row in series.rows {
      let time = row["t"]
      self.row(
        "\(series.name) \(time)", (value(time), row["value"], scales.0),
        (velocity(time), row["velocity"], scales.1), tolerance: 1e-9)
    }
  }

  /// Says what was done, and fails if it was less than there is.
  func finish(of expected: Int) {
    print("\(family): \(rows) rows, largest error \(worst.error) \(worst.where)")
    #expect(rows == expected, "\(family): rows left out")
    #expect(expected > 0, "\(family): nothing to compare with")
  }
}

extension Collection where Element == Golden.Row {
  /// The largest size in a column, leaving out what is not finite.
  func largest(_ column: String) -> Double {
    map { abs($0[column]) }.filter(\.isFinite).max() ?? 0
  }
}
