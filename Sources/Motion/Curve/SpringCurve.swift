/// The words in which a spring was asked for.
public enum SpringNotation: Hashable, Sendable {
  /// UIKit's damping ratio and duration.
  case uikit(dampingRatio: Double, duration: Double)
  /// Core Animation's mass, stiffness and damping.
  case coreAnimation
  /// SwiftUI's response and damping ratio.
  case response(Double, dampingRatio: Double)
  /// SwiftUI's duration and bounce.
  case perceptual(duration: Double, bounce: Double)
  /// POP's bounciness and speed.
  case bounciness(Double, speed: Double)
  /// Origami's tension and friction.
  case tension(Double, friction: Double)
  /// UIKit's own spring, `UISpringTimingParameters()`.
  case system
  /// Mass, stiffness and damping with a duration that they do not have, as notes of designers are.
  case handedOver(HandedOverSpring)
  /// What the envelope e^(−βt) may have left after a duration.
  case envelope(Double, duration: Double, dampingRatio: Double)
}

/// A spring together with the notation it came from and how long its animation lasts.
public struct SpringCurve: Hashable, Sendable {
  public let spring: Spring
  public let notation: SpringNotation
  /// The relative velocity of the second axis where a pair was given: UIKit takes it for positions
  /// alone.
  public let crossVelocity: Double?
  /// Seconds the animation lasts; nil if it never ends.
  public let duration: Double?
  public let durationSource: DurationSource
  /// Whether the motion ends where it first arrives, as POP's clamp and React Native's
  /// `overshootClamping` have it.
  public private(set) var endsAtArrival = false

  /// The duration UIKit has for springs that nobody gave one.
  public static let usualDuration = 0.5

  private init(
    _ spring: Spring, _ notation: SpringNotation, _ crossVelocity: Double?, duration: Double?,
    _ source: DurationSource
  ) throws(MotionError) {
    if let crossVelocity { try Check.finite(crossVelocity, "velocity.y") }
    self.spring = spring
    self.notation = notation
    self.crossVelocity = crossVelocity
    self.duration = duration
    durationSource = source
  }

  /// A spring that lasts until it has settled, by Core Animation's rule.
  private init(
    _ spring: Spring, _ notation: SpringNotation, _ crossVelocity: Double?
  ) throws(MotionError) {
    try self.init(
      spring, notation, crossVelocity, duration: spring.settlingDuration, .derived)
  }

  /// UIKit's. Without a duration it is one for a property animator to fit to its own; until then
  /// 0.5 s stands in.
  public init(
    dampingRatio: Double, duration: Double?, velocity: Double = 0, crossVelocity: Double? = nil
  ) throws(MotionError) {
    let time = duration ?? Self.usualDuration
    try Check.positive(time, "duration")
    try self.init(
      Spring(duration: time, dampingRatio: dampingRatio, initialVelocity: velocity),
      .uikit(dampingRatio: dampingRatio, duration: time), crossVelocity, duration: time,
      duration == nil ? .default : .given)
  }

  /// Core Animation's. A damping above critical counts as critical unless allowed.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, velocity: Double = 0,
    crossVelocity: Double? = nil, allowsOverdamping: Bool = false
  ) throws(MotionError) {
    try self.init(
      Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping), .coreAnimation, crossVelocity)
  }

  /// SwiftUI's response and damping ratio.
  public init(
    response: Double, dampingRatio: Double, velocity: Double = 0, crossVelocity: Double? = nil
  ) throws(MotionError) {
    try self.init(
      Spring(response: response, dampingRatio: dampingRatio, initialVelocity: velocity),
      .response(response, dampingRatio: dampingRatio), crossVelocity)
  }

  /// SwiftUI's duration and bounce; `smooth`, `snappy` and `bouncy` are 0.5 and 0, 0.15, 0.3.
  public init(
    duration: Double = 0.5, bounce: Double, velocity: Double = 0, crossVelocity: Double? = nil
  ) throws(MotionError) {
    try self.init(
      Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity),
      .perceptual(duration: duration, bounce: bounce), crossVelocity)
  }

  /// POP's bounciness and speed.
  public init(
    bounciness: Double, speed: Double, velocity: Double = 0, crossVelocity: Double? = nil
  ) throws(MotionError) {
    try self.init(
      Spring(bounciness: bounciness, speed: speed, initialVelocity: velocity),
      .bounciness(bounciness, speed: speed), crossVelocity)
  }

  /// Origami's tension and friction.
  public init(
    tension: Double, friction: Double, velocity: Double = 0, crossVelocity: Double? = nil
  ) throws(MotionError) {
    try self.init(
      Spring(tension: tension, friction: friction, initialVelocity: velocity),
      .tension(tension, friction: friction), crossVelocity)
  }

  /// A designer's note of a physical spring with a duration beside it: the physics counts, truly
  /// overdamped where it is so.
  public init(
    _ note: HandedOverSpring, velocity: Double = 0, crossVelocity: Double? = nil
  ) throws(MotionError) {
    try self.init(
      note.asPhysics.with(initialVelocity: velocity), .handedOver(note), crossVelocity)
  }

  /// From what the envelope may have left after a duration: see `Spring.init(envelope:...)`.
  public init(
    envelope fraction: Double, duration: Double, dampingRatio: Double, velocity: Double = 0,
    crossVelocity: Double? = nil
  ) throws(MotionError) {
    let spring = try Spring(envelope: fraction, duration: duration, dampingRatio: dampingRatio)
    try self.init(
      spring.with(initialVelocity: velocity),
      .envelope(fraction, duration: duration, dampingRatio: dampingRatio), crossVelocity,
      duration: duration, .given)
  }

  private init(
    known spring: Spring, _ notation: SpringNotation, duration: Double?,
    _ source: DurationSource? = nil, _ crossVelocity: Double? = nil
  ) {
    self.spring = spring
    self.notation = notation
    self.crossVelocity = crossVelocity
    self.duration = duration ?? spring.settlingDuration
    durationSource = source ?? (duration == nil ? .derived : .default)
  }

  /// `UISpringTimingParameters()`, 0.5 s.
  public static let system = SpringCurve(known: .system, .system, duration: usualDuration)
  public static let smooth = SpringCurve(
    known: .smooth, .perceptual(duration: 0.5, bounce: 0), duration: nil)
  public static let snappy = SpringCurve(
    known: .snappy, .perceptual(duration: 0.5, bounce: 0.15), duration: nil)
  public static let bouncy = SpringCurve(
    known: .bouncy, .perceptual(duration: 0.5, bounce: 0.3), duration: nil)

  /// The same words for another spring: it lasts as long as was said, else until it has settled.
  func pushed(_ spring: Spring) throws(MotionError) -> SpringCurve {
    try SpringCurve(
      spring, notation, crossVelocity,
      duration: durationSource == .derived ? spring.settlingDuration : duration, durationSource)
  }

  /// The same spring, over at the time at which it arrives.
  func ending(at arrival: Double) -> SpringCurve {
    var curve = SpringCurve(known: spring, notation, duration: arrival, .derived, crossVelocity)
    curve.endsAtArrival = true
    return curve
  }

  /// The spring for an animation that is asked to last some seconds: UIKit's damping ratio is
  /// fitted to them, every other notation keeps its own time.
  public func fitted(to seconds: Double) throws(MotionError) -> SpringCurve {
    guard case .uikit(let ratio, _) = notation else { return self }
    return try SpringCurve(
      dampingRatio: ratio, duration: seconds, velocity: spring.initialVelocity,
      crossVelocity: crossVelocity)
  }

  /// Whether a duration from outside is ignored, as UIKit does with physical springs.
  public var ignoresDuration: Bool {
    if case .uikit = notation { return false }
    return true
  }

  /// The spring of the second axis: of its own velocity where a pair was given.
  public func crossSpring() throws(MotionError) -> Spring {
    guard let crossVelocity else { return spring }
    if case .uikit(let ratio, let duration) = notation {
      return try Spring(duration: duration, dampingRatio: ratio, initialVelocity: crossVelocity)
    }
    return try spring.with(initialVelocity: crossVelocity)
  }
}
