extension LayerAnimation {
  /// When an animation runs, and how often.
  package struct Timing: Hashable, Sendable {
    /// When it was added, seconds of the stage's time.
    package var begin: Double
    /// How long it waits before it moves, seconds.
    package var delay: Double
    /// One way from the first value to the last, seconds.
    package var duration: Double
    /// How often it is played; infinite for one that only ends when it is removed.
    package var repeatCount: Double
    /// Whether each time is played back as well.
    package var autoreverses: Bool
    package var fill: Fill

    package init(
      begin: Double, delay: Double = 0, duration: Double, repeatCount: Double = 1,
      autoreverses: Bool = false, fill: Fill = .backwards
    ) {
      self.begin = begin
      self.delay = delay
      self.duration = duration
      self.repeatCount = repeatCount
      self.autoreverses = autoreverses
      self.fill = fill
    }
  }

  /// Where it shows outside its time.
  package enum Fill: Hashable, Sendable { case removed, backwards, forwards, both }
}

extension LayerAnimation.Timing {
  /// From the end of the delay to the end of the last repetition, seconds.
  package var activeDuration: Double {
    duration > 0 ? duration * (autoreverses ? 2 : 1) * max(repeatCount, 0) : 0
  }

  /// When it is over, stage time in seconds.
  package var end: Double { begin + delay + activeDuration }

  /// Seconds of the way from the first value to the last, 0 to `duration`, at a stage time; nil
  /// where the animation does not show. It is over from 1e-9 s before its end.
  package func local(at time: Double) -> Double? {
    let elapsed = time - begin - delay
    if elapsed < 0 { return fill == .backwards || fill == .both ? 0 : nil }
    guard elapsed < activeDuration - Stage.tolerance else {
      guard fill == .forwards || fill == .both else { return nil }
      return autoreverses ? 0 : duration
    }
    guard elapsed >= duration else { return elapsed }
    let ways = (elapsed / duration).rounded(.down)
    let part = max(0, elapsed - ways * duration)
    let isWayBack = autoreverses && ways.truncatingRemainder(dividingBy: 2) == 1
    return isWayBack ? duration - part : part
  }
}
