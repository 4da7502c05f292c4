/// The arithmetic of UIPercentDrivenInteractiveTransition, in seconds and fractions.
///
/// While a finger drives, the container's layers stand still at p·D; after finish time runs forward
/// from there, after cancel backward, at the completion speed.
public struct PercentDriven: Hashable, Sendable {
  /// transitionDuration, seconds.
  public let duration: Double
  public let completionSpeed: Double

  public init(duration: Double, completionSpeed: Double = 1) throws(MotionError) {
    self.duration = try Check.notNegative(duration, "duration")
    self.completionSpeed = try Check.positive(completionSpeed, "completionSpeed")
  }

  /// The layer's timeOffset at a percentage: p·D, with p clamped to 0...1.
  public func timeOffset(at percent: Double) -> Double { TimingCurve.clamped(percent) * duration }

  /// Seconds from finish() to the end: (1 − p)·D/speed.
  public func remainingAfterFinish(at percent: Double) -> Double {
    (1 - TimingCurve.clamped(percent)) * duration / completionSpeed
  }

  /// Seconds from cancel() to the start: p·D/speed.
  public func remainingAfterCancel(at percent: Double) -> Double {
    TimingCurve.clamped(percent) * duration / completionSpeed
  }

  /// The percentage, a time after finish(), along a completion curve over what remains.
  public func percent(
    afterFinishAt percent: Double, elapsed: Double, curve: TimingCurve = .easeInOut
  ) -> Double {
    let from = TimingCurve.clamped(percent)
    return from + (1 - from) * gone(elapsed, of: remainingAfterFinish(at: from), curve)
  }

  /// The percentage, a time after cancel().
  public func percent(
    afterCancelAt percent: Double, elapsed: Double, curve: TimingCurve = .easeInOut
  ) -> Double {
    let from = TimingCurve.clamped(percent)
    return from * (1 - gone(elapsed, of: remainingAfterCancel(at: from), curve))
  }

  private func gone(_ elapsed: Double, of remaining: Double, _ curve: TimingCurve) -> Double {
    remaining > 0 ? curve.value(at: elapsed / remaining) : 1
  }

  /// The completion speed at which finish() takes a wanted time; nil where nothing remains.
  public func speed(finishingFrom percent: Double, in time: Double) throws(MotionError) -> Double? {
    try Check.positive(time, "time")
    let remaining = (1 - TimingCurve.clamped(percent)) * duration
    return remaining > 0 ? remaining / time : nil
  }

  /// What a block of another duration and delay shows at a percentage, as a fraction of its own
  /// time: it is scrubbed in seconds, so it may end early or not at all.
  public func fraction(
    ofBlockLasting block: Double, delay: Double = 0, at percent: Double
  ) -> Double {
    let time = timeOffset(at: percent) - delay
    guard block > 0 else { return time >= 0 ? 1 : 0 }
    return TimingCurve.clamped(time / block)
  }
}
