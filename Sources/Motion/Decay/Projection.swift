import Glibc

/// Where a flick would end, as published code computes it: points for a velocity in points per
/// second.
public enum Projection: String, Hashable, Sendable, CaseIterable {
  /// v/1000·r/(1 − r), from WWDC 2018 session 803; UIScrollView's own way.
  case wwdc
  /// −v/(1000·ln r), the exact integral.
  case continuous
  /// v/1000/(1 − r), React Native's.
  case reactNative

  /// The way still to go; refused at rates of 0 and below, 1 and above.
  public func distance(
    velocity: Double, rate: Double = Decay.normalRate
  ) throws(MotionError) -> Double {
    try Check.finite(velocity, "velocity")
    try Check.within(rate, 1e-12, 1 - 1e-12, "rate")
    switch self {
    case .wwdc: return velocity / 1000 * rate / (1 - rate)
    case .continuous: return -velocity / (1000 * log(rate))
    case .reactNative: return velocity / 1000 / (1 - rate)
    }
  }
}

/// A gesture's velocity as a spring wants it.
public enum RelativeVelocity {
  /// Fractions of the way per second, positive toward the target: v/(target − current), nil where
  /// there is no way to be a fraction of.
  public static func exact(_ velocity: Double, from current: Double, to target: Double) -> Double? {
    let way = target - current
    guard way != 0, way.isFinite, velocity.isFinite else { return nil }
    let relative = velocity / way
    return relative.isFinite ? relative : nil
  }

  /// The same, and 0 where there is no way: what an app does to be safe.
  public static func orZero(_ velocity: Double, from current: Double, to target: Double) -> Double {
    exact(velocity, from: current, to: target) ?? 0
  }
}
