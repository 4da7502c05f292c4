import Glibc

/// How far an animation is, 0...1 of the way and possibly beyond, by the fraction of its time.
public enum TimingCurve: Hashable, Sendable {
  case linear
  case cubic(UnitBezier)
  /// CSS `steps(n)`: n equal jumps, the last at the end. Fewer than 1 counts as 1.
  case steps(Int)
  /// A curve drawn by keys over the fraction of time.
  case keyframes(KeyframeTrack<Double>)

  /// The fraction of the way at a fraction of the time, which is clamped to 0...1.
  public func value(at fraction: Double) -> Double {
    switch self {
    case .linear: Self.clamped(fraction)
    case .cubic(let bezier): bezier.value(at: fraction)
    case .steps(let count): Self.step(fraction, max(count, 1))
    case .keyframes(let track): track.value(at: fraction)
    }
  }

  /// The slope of `value(at:)`: ways per whole time. Infinite at a vertical tangent, 0 on a step.
  /// Divide by the duration for ways per second.
  public func velocity(at fraction: Double) -> Double {
    switch self {
    case .linear: 1
    case .cubic(let bezier): bezier.slope(at: fraction)
    case .steps: 0
    case .keyframes(let track): track.velocity(at: fraction)
    }
  }

  private static func step(_ fraction: Double, _ count: Int) -> Double {
    let steps = Double(count)
    return min(floor(clamped(fraction) * steps), steps) / steps
  }

  static func clamped(_ fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    return min(fraction, 1)
  }
}
