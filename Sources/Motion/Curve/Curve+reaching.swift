extension Curve {
  /// The first time at which the motion has a value, in seconds (a fraction for a bare timing
  /// curve); nil where it never does.
  ///
  ///     Curve.timing(.easeInOut).time(reaching: 0.9)   // 0.7794
  public func time(reaching value: Double) -> Double? {
    guard value.isFinite else { return nil }
    switch self {
    case .timing(let curve): return curve.inverse(value)
    case .basic(let curve, let duration): return curve.inverse(value).map { $0 * duration }
    case .spring(let curve):
      guard let time = curve.spring.time(reaching: value) else { return nil }
      return curve.value(at: time) == 1 && value != 1 ? nil : time
    case .decay(let decay): return decay.time(reaching: value)
    }
  }
}

extension Spring {
  /// The first time, in seconds, at which the way gone is `value`; nil where it never is.
  ///
  /// Each swing stays inside the one before it, so that only the ways to the first two turns and,
  /// where there is no second, the rest of the motion have to be searched.
  public func time(reaching value: Double) -> Double? {
    if value == 0 { return 0 }
    if value == 1 { return firstArrival }
    guard let first = oscillator.firstTurn(from: -1, velocity: initialVelocity) else {
      return crossing(value, from: 0, to: nil)
    }
    let second = oscillator.kind == .under ? first + .pi / oscillator.frequency : nil
    return crossing(value, from: 0, to: first) ?? crossing(value, from: first, to: second)
  }

  /// Bisection between two turns; without an end the motion goes on towards 1.
  private func crossing(_ target: Double, from start: Double, to end: Double?) -> Double? {
    let side = value(at: start) < target
    guard ((end.map(value) ?? 1) < target) != side else { return nil }
    var (low, high) = (start, end ?? start + 1 / oscillator.natural)
    while end == nil, (value(at: high) < target) == side {
      (low, high) = (high, start + 2 * (high - start))
      guard high.isFinite else { return nil }
    }
    while true {
      let middle = low + 0.5 * (high - low)
      guard middle > low, middle < high else { return high }
      if (value(at: middle) < target) == side { low = middle } else { high = middle }
    }
  }
}
