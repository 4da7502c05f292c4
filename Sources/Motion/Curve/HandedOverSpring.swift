/// A designer's note such as "400 ms, mass 1, stiffness 80, damping 30", which says two things that
/// need not agree.
public struct HandedOverSpring: Hashable, Sendable {
  /// Seconds, as noted.
  public let duration: Double
  /// The part of the way that may be left when a motion counts as over.
  public let threshold: Double
  /// First reading: the physics as it is, truly overdamped where it is so. The duration is then
  /// wrong.
  public let asPhysics: Spring
  /// Second reading: the same damping ratio, sped up or slowed down to be over when noted.
  public let asDuration: Spring

  public init(
    duration: Double, mass: Double, stiffness: Double, damping: Double, threshold: Double = 0.02
  ) throws(MotionError) {
    self.duration = try Check.positive(duration, "duration")
    self.threshold = try Check.within(threshold, 1e-9, 0.999, "threshold")
    asPhysics = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: true)
    asDuration = try asPhysics.scaled(toSettleIn: duration, within: threshold)
  }

  /// How far the physics is when it should be over.
  public var reached: Double { asPhysics.value(at: duration) }

  /// Seconds until the physics is over.
  public var settling: Double? { asPhysics.settling(within: threshold) }

  /// The second reading as a curve: physical, and over when noted.
  public func fitted(velocity: Double = 0) throws(MotionError) -> SpringCurve {
    try SpringCurve(
      mass: asDuration.mass, stiffness: asDuration.stiffness, damping: asDuration.damping,
      velocity: velocity, allowsOverdamping: true)
  }
}
