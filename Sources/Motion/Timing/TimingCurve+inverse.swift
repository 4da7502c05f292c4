extension TimingCurve {
  /// The first fraction of the time at which the curve reaches a fraction of the way; nil where it
  /// never does.
  public func inverse(_ value: Double) -> Double? {
    switch self {
    case .linear: return value >= 0 && value <= 1 ? value : nil
    case .cubic(let bezier): return bezier.inverse(value)
    case .steps(let count):
      guard value >= 0, value <= 1 else { return nil }
      let steps = Double(max(count, 1))
      return (value * steps).rounded(.up) / steps
    case .keyframes(let track): return track.firstTime(reaching: value)
    }
  }

  /// How far beyond its end the curve goes, as a fraction of the way; nil for keyframes, which have
  /// their own values.
  public var overshoot: Double? {
    switch self {
    case .linear, .steps: return 0
    case .cubic(let bezier): return max(bezier.extremes.upperBound - 1, 0)
    case .keyframes: return nil
    }
  }
}

extension UnitBezier {
  /// The lowest and the highest value on the way.
  public var extremes: ClosedRange<Double> {
    let curve = Cubic(y1, y2)
    let values = [0, 1] + curve.turns.map(curve.value)
    return (values.min() ?? 0)...(values.max() ?? 1)
  }
}

extension KeyframeTrack where Value == Double {
  /// The first fraction of the time at which the value is reached or passed, to about 1e-15; nil if
  /// never.
  func firstTime(reaching target: Double) -> Double? {
    if values.first == target { return 0 }
    for index in 0..<max(values.count - 1, 0) {
      let (start, end) = (times[index], times[index + 1])
      // A piece of a spline or under an easing of its own may turn: look at it in 64 parts.
      for part in 0..<64 where end > start {
        let low = start + (end - start) * Double(part) / 64
        let high = start + (end - start) * Double(part + 1) / 64
        if let time = crossing(target, low, high) { return time }
      }
      if values[index + 1] == target { return end }
    }
    return nil
  }

  private func crossing(_ target: Double, _ start: Double, _ end: Double) -> Double? {
    let side = value(at: start) < target
    guard (value(at: end) < target) != side else { return nil }
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if (value(at: middle) < target) == side { low = middle } else { high = middle }
    }
  }
}
