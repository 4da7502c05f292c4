extension Spring {
  /// POP's and Origami's bounciness and speed (Rebound's and React Native's too, to the last
  /// digits).
  ///
  /// With b = 0.8·(B/1.7)/20, s = (S/1.7)/20 and t = 0.5 + 199.5·s:
  ///
  ///     friction' = (1 − q)·n(t) + 0.01·q,  q = 2b − b²
  ///     tension = 194 + 3.62·(t − 30),  friction = 25 + 3·(friction' − 8),  mass 1
  ///
  /// where n(t) is the friction without bounce (`Bounciness.still`). This is the exact spring; POP
  /// itself integrates it in steps on a clock that runs at 96 % of real time at 60 frames per
  /// second.
  ///
  /// - Parameters:
  ///   - bounciness: 0...42.5; POP names 0...20 and takes 4 by default.
  ///   - speed: 0...1000; POP names 0...20 and takes 12 by default.
  public init(
    bounciness: Double, speed: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try Check.within(bounciness, 0, Bounciness.most, "bounciness")
    try Check.within(speed, 0, 1_000, "speed")
    let tension = Bounciness.tension(speed: speed)
    try self.init(
      tension: Bounciness.stiffness(tension),
      friction: Bounciness.damping(Bounciness.friction(bounciness, tension)),
      initialVelocity: initialVelocity)
  }

  /// The bounciness and speed that make this spring, or nil where none do: the mass must be 1 in
  /// effect, both numbers must not be below 0, and the velocity is left aside.
  public var bouncinessAndSpeed: (bounciness: Double, speed: Double)? {
    let tension = (stiffness / mass - 194) / 3.62 + 30
    let friction = (2 * oscillator.decay - 25) / 3 + 8
    let speed = (tension - 0.5) / 199.5 * 34
    let still = Bounciness.still(tension)
    let share = (still - friction) / (still - 0.01)
    guard speed >= -1e-9, share >= -1e-9, share <= 1 else { return nil }
    let bounciness = (1 - (1 - max(share, 0)).squareRoot()) / 0.8 * 34
    return (bounciness, max(speed, 0))
  }
}

/// The curves behind POP's bounciness and speed.
enum Bounciness {
  /// Beyond it more bounciness would bounce less.
  static let most = 42.5

  static func tension(speed: Double) -> Double { 0.5 + 199.5 * (speed / 34) }

  static func friction(_ bounciness: Double, _ tension: Double) -> Double {
    let b = 0.8 * bounciness / 34
    let share = 2 * b - b * b
    return (1 - share) * still(tension) + 0.01 * share
  }

  /// The friction at which a tension just does not bounce.
  static func still(_ t: Double) -> Double {
    if t <= 18 { return ((0.0007 * t - 0.031) * t + 0.64) * t + 1.28 }
    if t <= 44 { return ((0.000044 * t - 0.006) * t + 0.36) * t + 2 }
    return ((0.00000045 * t - 0.000332) * t + 0.1078) * t + 5.84
  }

  static func stiffness(_ tension: Double) -> Double { 194 + 3.62 * (tension - 30) }
  static func damping(_ friction: Double) -> Double { 25 + 3 * (friction - 8) }
}
