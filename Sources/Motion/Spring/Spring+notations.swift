extension Spring {
  /// SwiftUI's `spring(response:dampingFraction:)`: k = (2π/response)², c = 4π·ζ/response, mass 1.
  /// A damping ratio above 1 is true overdamping.
  public init(
    response: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try Check.within(response, 1e-6, 1e6, "response")
    try Check.within(dampingRatio, 0, 1e9, "dampingRatio")
    let natural = 2 * .pi / response
    try self.init(
      mass: 1, stiffness: natural * natural, damping: 2 * dampingRatio * natural,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// SwiftUI's `Spring(duration:bounce:)`, `CASpringAnimation(perceptualDuration:bounce:)` and
  /// UIView's `animate(springDuration:bounce:)`: mass 1, k = (2π/d)², c = 4π·(1 − b)/d for b ≥ 0
  /// and 4π/(d·(1 + b)) below, that is a damping ratio of 1 − b or 1/(1 + b).
  ///
  /// - Parameter bounce: above −1, at most 1. At 1 the spring is undamped.
  public init(
    perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try Check.within(perceptualDuration, 1e-6, 1e6, "duration")
    try Check.within(bounce, -0.999_999, 1, "bounce")
    try self.init(
      response: perceptualDuration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: initialVelocity)
  }

  /// The bounce that gives this damping ratio: 1 − ζ up to ζ = 1, 1/ζ − 1 above.
  public var bounce: Double {
    let ratio = effectiveDampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }

  /// Origami's tension and friction, as POP and Rebound integrate them: stiffness and damping of
  /// mass 1.
  public init(
    tension: Double, friction: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try Check.positive(tension, "tension")
    try Check.notNegative(friction, "friction")
    try self.init(
      mass: 1, stiffness: tension, damping: friction, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }

  /// `UISpringTimingParameters()`: mass 3, stiffness 1000, damping 500, critical once clamped; that
  /// of navigation's push and pop and of the keyboard, 0.5 s.
  public static let system = Spring(unchecked: 3, 1000, 500)
}
