/// The arithmetic of UIViewPropertyAnimator paused, scrubbed and continued (WWDC 2016 session 216,
/// 2017 session 230). Fractions are of the time, progress is of the way.
public enum AnimatorProgress {
  /// fractionComplete after pauseAnimation(): the curve turns linear and progress is kept, so it is
  /// the eased value of the time gone.
  public static func fractionAfterPause(_ curve: TimingCurve, time fraction: Double) -> Double {
    curve.value(at: fraction)
  }

  /// The progress shown for a fractionComplete set by hand: itself while `scrubsLinearly`, else
  /// through the curve.
  public static func shown(
    _ curve: TimingCurve, fraction: Double, scrubsLinearly: Bool = true
  ) -> Double {
    scrubsLinearly ? TimingCurve.clamped(fraction) : curve.value(at: fraction)
  }

  /// Progress still to go once the direction is turned: fractionComplete reads 1 − p at once. NaN
  /// counts as 0.
  public static func reversed(_ progress: Double) -> Double { progress.isNaN ? 1 : 1 - progress }
}

/// A paused animator that goes on: the rest of a curve from where the progress is.
public struct AnimatorContinuation: Hashable, Sendable {
  public let curve: TimingCurve
  /// Progress at the moment of continuing, 0...1.
  public let progress: Double
  /// The fraction of the curve's time that has this progress, t* = y⁻¹(progress).
  public let fraction: Double
  /// Seconds until the end.
  public let remaining: Double

  /// - Parameters:
  ///   - curve: The new curve, or the animator's own for nil timing parameters.
  ///   - duration: The animator's, seconds.
  ///   - durationFactor: 0 takes the rest of the curve's time, (1 − t*)·D; else the rest lasts
  ///     factor·D. Where no way is left it ends at once, whatever the factor.
  public init(
    curve: TimingCurve, progress: Double, duration: Double, durationFactor: Double = 0
  ) throws(MotionError) {
    self.curve = curve
    try Check.finite(progress, "progress")
    try Check.notNegative(duration, "duration")
    try Check.notNegative(durationFactor, "durationFactor")
    self.progress = TimingCurve.clamped(progress)
    fraction = curve.inverse(self.progress) ?? self.progress
    if self.progress >= 1 {
      remaining = 0
    } else {
      remaining = durationFactor > 0 ? durationFactor * duration : (1 - fraction) * duration
    }
  }

  /// Progress some seconds after continuing: y(t* + (1 − t*)·s/remaining).
  public func progress(after elapsed: Double) -> Double {
    guard remaining > 0, elapsed < remaining else { return 1 }
    guard elapsed > 0 else { return progress }
    return curve.value(at: fraction + (1 - fraction) * elapsed / remaining)
  }
}
