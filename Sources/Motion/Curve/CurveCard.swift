/// What is worth knowing about a curve: the numbers of `describe`.
public struct CurveCard: Hashable, Sendable {
  /// A distance from the end, and the last time the motion is that far from it.
  public struct Settling: Hashable, Sendable {
    public enum Threshold: Hashable, Sendable {
      /// A share of the way.
      case share(Double)
      /// Points.
      case points(Double)
    }

    public let threshold: Threshold
    /// Seconds; nil if that never comes.
    public let time: Double?
  }

  public let curve: Curve
  /// Points from start to end: what turns points into shares of the way. For a decay its own range.
  public let distance: Double
  public let duration: Double?
  public let durationSource: DurationSource?
  /// Where the motion comes to rest: 1 for a curve from 0 to 1, points for a decay.
  public let target: Double?
  public let overshoot: Double?
  public let peak: Turn?
  /// At 1 % of the way, 0.5 pt and 0.01 pt, for springs and decays; empty for timing curves.
  public let settlings: [Settling]
  /// For springs.
  public let spring: SpringCard?

  /// - Parameter distance: Points from start to end, not 0; a decay has its own.
  public init(_ curve: Curve, distance: Double = 100) throws(MotionError) {
    var way = abs(try Check.finite(distance, "distance"))
    if case .decay(let decay) = curve {
      way = abs(decay.range ?? 0)
    } else if way == 0 {
      throw .noDistance
    }
    self.curve = curve
    self.distance = way
    duration = curve.duration
    durationSource = curve.durationSource
    target = curve.target
    overshoot = curve.overshoot
    peak = curve.peak
    settlings = Self.settlings(curve, way)
    if case .spring(let of) = curve { spring = SpringCard(of.spring) } else { spring = nil }
  }

  private static func settlings(_ curve: Curve, _ way: Double) -> [Settling] {
    switch curve {
    case .timing, .basic: return []
    case .spring, .decay:
      return [
        Settling(threshold: .share(0.01), time: curve.settling(within: 0.01)),
        Settling(threshold: .points(0.5), time: way > 0 ? curve.settling(within: 0.5 / way) : 0),
        Settling(threshold: .points(0.01), time: way > 0 ? curve.settling(within: 0.01 / way) : 0),
      ]
    }
  }
}

/// A spring in every notation at once.
public struct SpringCard: Hashable, Sendable {
  public let regime: Regime
  /// As given.
  public let dampingRatio: Double
  /// In force.
  public let effectiveDampingRatio: Double
  public let isClamped: Bool
  public let mass: Double
  public let stiffness: Double
  public let damping: Double
  public let initialVelocity: Double
  /// Seconds: SwiftUI's response and perceptual duration.
  public let response: Double
  public let bounce: Double
  /// POP's numbers, where there are any.
  public let bounciness: Double?
  public let speed: Double?
  /// The lowest point below the start, of a spring pushed away from its end.
  public let dip: Turn?
  /// The two rates at which the motion dies away, per second: equal unless overdamped.
  public let slowRate: Double
  public let fastRate: Double
  /// Core Animation's settling duration.
  public let settlingDuration: Double?
  /// How much a velocity adds to the peak: overshoot with it and without.
  public let overshootAtRest: Double

  public init(_ spring: Spring) {
    let oscillator = spring.oscillator
    regime = spring.regime
    dampingRatio = spring.dampingRatio
    effectiveDampingRatio = spring.effectiveDampingRatio
    isClamped = spring.isClamped
    mass = spring.mass
    stiffness = spring.stiffness
    damping = spring.damping
    initialVelocity = spring.initialVelocity
    response = spring.response
    bounce = spring.bounce
    let pop = spring.bouncinessAndSpeed
    bounciness = pop?.bounciness
    speed = pop?.speed
    dip = spring.dip
    slowRate = oscillator.kind == .over ? oscillator.slow : oscillator.decay
    fastRate = oscillator.kind == .over ? oscillator.fast : oscillator.decay
    settlingDuration = spring.settlingDuration
    overshootAtRest = Spring.overshoot(dampingRatio: spring.effectiveDampingRatio)
  }
}
