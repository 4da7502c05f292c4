import Glibc

/// A motion that only slows down: v(t) = v₀·r^(1000·t), with a rate r per millisecond.
///
/// Units are points, points per second and seconds; the rate alone is per millisecond, as
/// UIScrollView.DecelerationRate is (normal 0.998, fast 0.99).
public struct Decay: Hashable, Sendable {
  /// Which sum of the velocities the position is.
  public enum Law: String, Hashable, Sendable, CaseIterable {
    /// UIScrollView's: the sum over milliseconds, x = x₀ + v₀/1000·r/(1 − r)·(1 − r^(1000·t)), over
    /// at 10 points per second. Measured on iOS to a third of a point.
    case scrollView
    /// The exact integral, x = x₀ − v₀/(1000·ln r)·(1 − r^(1000·t)), over at 10 points per second.
    case continuous
    /// POPDecayAnimation's: UIScrollView's sum, over at 5 points per second (its velocity threshold
    /// for points).
    case pop
  }

  public let start: Double
  /// Points per second at the start.
  public let velocity: Double
  /// Of the second number of a point; nil for a motion of one number.
  public let crossVelocity: Double?
  /// What is left of the velocity after a millisecond, 0...1.
  public let rate: Double
  public let law: Law
  /// The speed, points per second, at which the motion counts as over.
  public let stopSpeed: Double

  /// UIScrollView.DecelerationRate.normal.
  public static let normalRate = 0.998
  /// UIScrollView.DecelerationRate.fast.
  public static let fastRate = 0.99

  /// - Parameters:
  ///   - rate: 0 stops at once, 1 never slows down.
  ///   - stopSpeed: nil takes that of the law. 0 is refused: no time is long enough for it.
  public init(
    from start: Double = 0, velocity: Double, rate: Double = Decay.normalRate, law: Law = .pop,
    stopSpeed: Double? = nil, crossVelocity: Double? = nil
  ) throws(MotionError) {
    self.start = try Check.finite(start, "from")
    self.velocity = try Check.finite(velocity, "velocity")
    self.crossVelocity = crossVelocity
    if let crossVelocity { _ = try Check.finite(crossVelocity, "velocity.y") }
    self.rate = try Check.within(rate, 0, 1, "rate")
    self.law = law
    self.stopSpeed = try Check.positive(stopSpeed ?? (law == .pop ? 5 : 10), "stopSpeed")
  }

  /// Points of way for each point per second of velocity, in seconds; infinite at rate 1.
  public var factor: Double { Decay.factor(rate: rate, law: law) }

  static func factor(rate: Double, law: Law) -> Double {
    guard rate > 0 else { return 0 }
    guard rate < 1 else { return .infinity }
    switch law {
    case .scrollView, .pop: return rate / (1 - rate) / 1000
    case .continuous: return -1 / (1000 * log(rate))
    }
  }

  /// Where the motion is, in points, by the law alone, which goes on beyond the stop.
  public func value(at time: Double) -> Double {
    guard time > 0, velocity != 0, rate > 0 else { return start }
    if rate == 1 { return reached(start + velocity * time) }
    // 1 − r^(1000·t) without the cancellation near 0.
    return start - velocity * factor * expm1(1000 * log(rate) * time)
  }

  /// Points per second at a time.
  public func velocity(at time: Double) -> Double {
    guard time > 0 else { return velocity }
    guard rate > 0 else { return 0 }
    return rate == 1 ? velocity : velocity * exp(1000 * log(rate) * time)
  }

  /// At an endless velocity and an endless time there is no number left: the largest stands for it.
  private func reached(_ value: Double) -> Double {
    value.isFinite ? value : (velocity < 0 ? -1 : 1) * Double.greatestFiniteMagnitude
  }
}
