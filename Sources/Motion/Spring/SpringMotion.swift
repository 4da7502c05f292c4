/// A spring between two values, in points and points per second.
///
/// Unlike `Spring` it needs no way between the two: with from = to and a velocity it swings around
/// the one value, which no relative velocity can say.
public struct SpringMotion: Hashable, Sendable {
  /// The law. Its own relative velocity plays no part here.
  public let spring: Spring
  public let from: Double
  public let to: Double
  /// Units per second, with the sign of the axis.
  public let velocity: Double

  public init(
    _ spring: Spring, from: Double, to: Double, velocity: Double
  ) throws(MotionError) {
    self.spring = spring
    self.from = try Check.finite(from, "from")
    self.to = try Check.finite(to, "to")
    self.velocity = try Check.finite(velocity, "velocity")
  }

  /// With the spring's own velocity, which is a fraction of the way.
  public init(_ spring: Spring, from: Double, to: Double) throws(MotionError) {
    try self.init(spring, from: from, to: to, velocity: spring.initialVelocity * (to - from))
  }

  private var start: Double { from - to }

  public func value(at time: Double) -> Double {
    to + spring.oscillator.displacement(start, velocity, at: time)
  }

  public func velocity(at time: Double) -> Double {
    spring.oscillator.velocity(start, velocity, at: time)
  }

  /// The last time at which the value is as far as this from its end; 0 if never, nil if for ever.
  public func settling(within distance: Double) -> Double? {
    spring.oscillator.lastCrossing(distance, from: start, velocity: velocity)
  }

  /// The first turns of the motion after its start, in order of time: at most as many as asked for
  /// and as there are.
  public func turns(_ count: Int) -> [Turn] {
    guard let first = spring.oscillator.firstTurn(from: start, velocity: velocity), count > 0
    else { return [] }
    let swings = spring.oscillator.kind == .under ? min(count, 1_000) : 1
    return (0..<swings).map { index in
      let time = first + Double(index) * .pi / spring.oscillator.frequency
      let at = index == 0 ? first : time
      return Turn(time: at, value: value(at: at))
    }
  }

  /// The time at which the value first is at its end, or nil.
  public var firstArrival: Double? {
    spring.oscillator.firstZero(from: start, velocity: velocity)
  }

  /// The motion that takes over at a time, to a new end, with the value and the velocity of that
  /// moment; its time starts at 0 again.
  public func retargeted(to end: Double, at time: Double) throws(MotionError) -> SpringMotion {
    try SpringMotion(spring, from: value(at: time), to: end, velocity: velocity(at: time))
  }
}
