import Glibc

extension Spring {
  /// The part of the way at which Core Animation and UIKit call a spring settled.
  public static let settlingThreshold = 0.001

  /// CASpringAnimation.settlingDuration, seconds; nil for a spring that never settles (where Core
  /// Animation says FLT_MAX).
  ///
  /// Below critical damping ln(1000·(1 + |(β − v)/ω|))/β; at and above it the first of 0.1, 0.1 +
  /// 0.1, ... (added up, as measured) at which less than 0.001 of the way is left. Measured on
  /// Apple's software for v = 0 in every regime and below critical damping for v ≠ 0.
  public var settlingDuration: Double? {
    switch oscillator.kind {
    case .under:
      let amplitude = 1 + abs(lead / oscillator.frequency)
      let time = log(1_000 * amplitude) / oscillator.decay
      return time.isFinite ? time : nil
    case .critical, .over:
      return settlingOnTheGrid
    }
  }

  private var settlingOnTheGrid: Double? {
    guard let last = settling(within: Self.settlingThreshold) else { return nil }
    // A spring that takes hours is not worth counting tenths for.
    guard last < 10_000 else { return ceil(last * 10) / 10 }
    var time = 0.1
    while time < last { time += 0.1 }
    return abs(value(at: time) - 1) < Self.settlingThreshold ? time : time + 0.1
  }

  /// The exact last time, in seconds, at which as much as `threshold` of the way is left; 0 if that
  /// is never so, nil if it is so for ever.
  public func settling(within threshold: Double) -> Double? {
    oscillator.lastCrossing(threshold, from: -1, velocity: initialVelocity)
  }
}
