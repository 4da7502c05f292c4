extension Recording {
  /// A value at a time, seconds.
  package struct Sample: Equatable, Sendable {
    package var time: Double
    package var value: Double

    package init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The largest and the smallest of some samples; of equals the first.
  package struct Extremes: Equatable, Sendable {
    package var peak: Sample
    package var trough: Sample
  }

  /// A value read at each frame of a span of seconds. Frames where it answers nil, or no number,
  /// are left out.
  package func sample(
    from start: Double? = nil, to end: Double? = nil, value: (Double) throws -> Double?
  ) rethrows -> [Sample] {
    try frames(from: start, to: end).compactMap { time in
      guard let number = try value(time), !number.isNaN else { return nil }
      return Sample(time: time, value: number)
    }
  }

  /// The peak and the trough of a value over the frames of a span; nil where it has none.
  package func extremes(
    from start: Double? = nil, to end: Double? = nil, value: (Double) throws -> Double?
  ) rethrows -> Extremes? {
    let samples = try sample(from: start, to: end, value: value)
    guard let first = samples.first else { return nil }
    return samples.dropFirst().reduce(into: Extremes(peak: first, trough: first)) { found, next in
      if next.value > found.peak.value { found.peak = next }
      if next.value < found.trough.value { found.trough = next }
    }
  }
}
