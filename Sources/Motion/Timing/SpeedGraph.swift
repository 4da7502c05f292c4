/// A pair of keyframes as motion-design tools show them: a speed at either end, and how far along
/// the time each speed has influence. The speed graph is the derivative of the value graph.
public struct SpeedGraph: Hashable, Sendable {
  /// Units per second on leaving the first key.
  public let speedOut: Double
  /// Units per second on reaching the second key.
  public let speedIn: Double
  /// 0...1 of the duration, from the first key on.
  public let influenceOut: Double
  /// 0...1 of the duration, back from the second key.
  public let influenceIn: Double
  /// Seconds from key to key.
  public let duration: Double
  /// Units from key to key, with sign.
  public let travel: Double
  /// The timing curve: control points (out, out·s) and (1 − in, 1 − in·s), where s is the speed at
  /// that end as a slope, speed·duration/travel. Speeds of 0 give (out, 0) and (1 − in, 1).
  public let curve: UnitBezier

  public init(
    speedOut: Double = 0, influenceOut: Double, speedIn: Double = 0, influenceIn: Double,
    duration: Double = 1, travel: Double = 1
  ) throws(MotionError) {
    self.speedOut = try Check.finite(speedOut, "speedOut")
    self.speedIn = try Check.finite(speedIn, "speedIn")
    self.influenceOut = try Check.within(influenceOut, 0, 1, "influenceOut")
    self.influenceIn = try Check.within(influenceIn, 0, 1, "influenceIn")
    self.duration = try Check.positive(duration, "duration")
    self.travel = try Check.finite(travel, "travel")
    let moves = abs(travel) >= Check.smallest
    guard moves || (speedOut == 0 && speedIn == 0) else { throw .noDistance }
    let scale = moves ? duration / travel : 0
    curve = try UnitBezier(
      x1: influenceOut, y1: influenceOut * speedOut * scale, x2: 1 - influenceIn,
      y2: 1 - influenceIn * speedIn * scale)
  }
}
