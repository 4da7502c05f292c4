/// UIScrollView's way back to its edge: a spring of mass 1, stiffness 120, damping 22 (roots −10
/// and −12 per second), in points beyond the edge.
///
/// Fitted to traces recorded on iOS, to their own resolution of a third of a point:
/// x(t) = A·e^(−10t) + (x₀ − A)·e^(−12t) with A = (12·x₀ + v)/2.
public struct ScrollBounce: Hashable, Sendable {
  public let motion: SpringMotion

  public static let spring = Spring(unchecked: 1, 120, 22, 0, true)

  /// - Parameters:
  ///   - overshoot: Points beyond the edge at the start.
  ///   - velocity: Points per second, positive away from the edge as the overshoot is.
  public init(overshoot: Double, velocity: Double) throws(MotionError) {
    try Check.finite(overshoot, "overshoot")
    motion = try SpringMotion(Self.spring, from: overshoot, to: 0, velocity: velocity)
  }

  /// Let go at rest. The trace shows a push of 22/3 of the overshoot per second toward the edge.
  /// (From one recording: how the push depends on the overshoot is not known.)
  public init(releasedAt overshoot: Double) throws(MotionError) {
    try Check.within(overshoot, -1e14, 1e14, "overshoot")
    try self.init(overshoot: overshoot, velocity: -22.0 / 3 * overshoot)
  }

  /// Points beyond the edge.
  public func value(at time: Double) -> Double { motion.value(at: time) }
  /// Points per second.
  public func velocity(at time: Double) -> Double { motion.velocity(at: time) }
}
