import Glibc

/// A damped spring, m·ẍ + c·ẋ + k·(x − 1) = 0 from x(0) = 0 with ẋ(0) = v: 0 is where the animation
/// starts, 1 where it is going.
///
/// Mass, stiffness and damping are in any consistent units (kg, N/m, N·s/m); times are seconds; the
/// initial velocity is relative, in fractions of the way per second, positive toward the end, as
/// CASpringAnimation and UISpringTimingParameters take it.
///
///     try Spring(mass: 1, stiffness: 100, damping: 10).value(at: 0.1)   // 0.3403
public struct Spring: Hashable, Sendable {
  public let mass: Double
  public let stiffness: Double
  public let damping: Double
  public let initialVelocity: Double
  /// Whether a damping above critical is taken as it is. If not it counts as critical, as in
  /// Core Animation, where `allowsOverdamping` is false by default.
  public let allowsOverdamping: Bool

  let oscillator: Oscillator
  /// The weight of the odd solution in 1 − x: β − v.
  let lead: Double
  /// The weight of the odd solution in ẋ: ω₀² − β·v.
  let push: Double

  /// Core Animation's notation, with CASpringAnimation's defaults.
  ///
  /// - Throws: `MotionError` for a mass or stiffness that is not positive, a negative damping, and
  ///   anything that is not finite or whose size is beyond 1e15.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) throws(MotionError) {
    self.init(
      unchecked: try Check.positive(mass, "mass"), try Check.positive(stiffness, "stiffness"),
      try Check.notNegative(damping, "damping"), try Check.finite(initialVelocity, "velocity"),
      allowsOverdamping)
  }

  /// For numbers known to be right.
  init(
    unchecked mass: Double, _ stiffness: Double, _ damping: Double, _ initialVelocity: Double = 0,
    _ allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    oscillator = Oscillator(
      natural: natural, decay: allowsOverdamping ? decay : min(decay, natural))
    lead = oscillator.decay - initialVelocity
    push = natural * natural - oscillator.decay * initialVelocity
  }

  /// The way gone, at t seconds: 1 − e^(−βt)·(C + (β − v)·S), with C and S of the regime.
  ///
  /// Exactly 1 once the motion has died away, at infinity too. Times before 0 count as 0. (Undamped
  /// and at a time whose phase is no longer a number: 1, the middle of the swing.)
  public func value(at time: Double) -> Double {
    let (even, odd) = oscillator.basis(at: time)
    return 1 - (even + lead * odd)
  }

  /// Ways per second, at t seconds: e^(−βt)·(v·C + (ω₀² − β·v)·S).
  public func velocity(at time: Double) -> Double {
    let (even, odd) = oscillator.basis(at: time)
    return initialVelocity * even + push * odd
  }

  /// Value and velocity at once, at the price of one.
  public func state(at time: Double) -> (value: Double, velocity: Double) {
    let (even, odd) = oscillator.basis(at: time)
    return (1 - (even + lead * odd), initialVelocity * even + push * odd)
  }

  /// The same spring with another initial velocity, in ways per second.
  public func with(initialVelocity: Double) throws(MotionError) -> Spring {
    Spring(
      unchecked: mass, stiffness, damping, try Check.finite(initialVelocity, "velocity"),
      allowsOverdamping)
  }
}
