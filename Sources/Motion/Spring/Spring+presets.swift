import Glibc

extension Spring {
  /// SwiftUI's `smooth`: duration 0.5, bounce 0.
  public static let smooth = preset(bounce: 0)
  /// SwiftUI's `snappy`: duration 0.5, bounce 0.15.
  public static let snappy = preset(bounce: 0.15)
  /// SwiftUI's `bouncy`: duration 0.5, bounce 0.3.
  public static let bouncy = preset(bounce: 0.3)

  private static func preset(bounce: Double) -> Spring {
    let natural = 2 * Double.pi / 0.5
    return Spring(unchecked: 1, natural * natural, 2 * (1 - bounce) * natural, 0, true)
  }

  /// From a duration, a damping ratio and what the envelope e^(−ζωT) may have left by then, the
  /// rule of thumb of many posts: ω = ln(1/fraction)/(ζ·T), mass 1. Near a ratio of 1 more than
  /// that is left in truth.
  public init(
    envelope fraction: Double, duration: Double, dampingRatio: Double
  ) throws(MotionError) {
    try Check.within(fraction, 1e-12, 0.999_999, "fraction")
    try Check.within(duration, 1e-6, 1e6, "duration")
    try Check.within(dampingRatio, 1e-6, 1, "dampingRatio")
    let natural = -log(fraction) / (dampingRatio * duration)
    try self.init(stiffness: natural * natural, damping: 2 * dampingRatio * natural)
  }

  /// The spring of the same damping ratio and mass, faster or slower, so that its last time as far
  /// as `threshold` from the end is the one asked for. The velocity keeps its share.
  public func scaled(
    toSettleIn time: Double, within threshold: Double
  ) throws(MotionError) -> Spring {
    try Check.positive(time, "time")
    try Check.positive(threshold, "threshold")
    guard let settling = settling(within: threshold) else {
      throw .neverSettles(what: "an undamped spring")
    }
    guard settling > 0 else { return self }
    let factor = settling / time
    return try Spring(
      mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor,
      initialVelocity: initialVelocity * factor, allowsOverdamping: allowsOverdamping)
  }
}
