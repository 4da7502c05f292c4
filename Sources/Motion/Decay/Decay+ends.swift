import Glibc

extension Decay {
  /// Where the law would come to rest after an endless time; nil at rate 1.
  public var target: Double? {
    if velocity == 0 { return start }
    return rate < 1 ? start + velocity * factor : nil
  }

  /// The whole way of the law, with its sign; nil at rate 1.
  public var range: Double? { target.map { $0 - start } }

  /// Seconds until the speed has fallen to `stopSpeed`: ln(stop/|v₀|)/(1000·ln r), 0 if it is not
  /// higher to begin with, nil at rate 1.
  public var duration: Double? { duration(toSpeed: stopSpeed) }

  /// Seconds until the speed has fallen to a value; nil where it never does.
  public func duration(toSpeed speed: Double) -> Double? {
    guard speed > 0 else { return velocity == 0 || rate == 0 ? 0 : nil }
    guard abs(velocity) > speed else { return 0 }
    guard rate > 0 else { return 0 }
    return rate < 1 ? log(speed / abs(velocity)) / (1000 * log(rate)) : nil
  }

  /// Where the motion stops: its value once the speed is `stopSpeed`. nil at rate 1.
  public var restingValue: Double? {
    guard let duration else { return nil }
    guard rate > 0, abs(velocity) > stopSpeed else { return start }
    // x₀ + sign(v)·(|v| − stop)·factor, without the detour over the time.
    return duration == 0
      ? start : start + (velocity < 0 ? -1 : 1) * (abs(velocity) - stopSpeed) * factor
  }

  /// Seconds until less than a distance is left to `target`; nil where that never happens.
  public func settling(within distance: Double) -> Double? {
    guard let range, distance > 0 else { return nil }
    guard abs(range) > distance else { return 0 }
    return log(distance / abs(range)) / (1000 * log(rate))
  }

  /// Seconds until a position is reached, ln(1 − (X − x₀)/(v₀·F))/(1000·ln r); nil if it never is.
  public func time(reaching position: Double) -> Double? {
    let way = position - start
    guard way.isFinite else { return nil }
    guard way != 0 else { return 0 }
    guard velocity != 0, rate > 0, (way < 0) == (velocity < 0) else { return nil }
    if rate == 1 { return way / velocity }
    let share = way / (velocity * factor)
    return share < 1 ? log1p(-share) / (1000 * log(rate)) : nil
  }
}

extension Decay {
  /// The velocity, points per second, that comes to rest at a target by itself.
  public static func velocity(
    from start: Double, to target: Double, rate: Double = normalRate, law: Law = .pop
  ) throws(MotionError) -> Double {
    try Check.finite(start, "from")
    try Check.finite(target, "to")
    try Check.within(rate, 1e-12, 1 - 1e-12, "rate")
    return (target - start) / factor(rate: rate, law: law)
  }

  /// The rate at which a velocity covers a way: r = w/(v/1000 + w) by the sum, e^(−v/(1000·w)) by
  /// the integral.
  public static func rate(
    velocity: Double, range: Double, law: Law = .pop
  ) throws(MotionError) -> Double {
    try Check.finite(velocity, "velocity")
    try Check.finite(range, "range")
    guard velocity != 0, range != 0 else { throw .noDistance }
    guard (velocity < 0) == (range < 0) else { throw .opposite(field: "range") }
    switch law {
    case .scrollView, .pop: return range / (velocity / 1000 + range)
    case .continuous: return exp(-velocity / (1000 * range))
    }
  }
}
