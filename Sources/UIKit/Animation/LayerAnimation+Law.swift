package import Motion

extension LayerAnimation {
  /// How the way depends on time: one for all animations of a block.
  package final class Law: Sendable {
    /// When it was added, seconds of the stage's time.
    package let begin: Double
    /// How long it waits before it moves, seconds.
    package let delay: Double
    /// Of the stage's time, the delay included.
    package let timing: MediaTiming
    package let pace: Pace

    package init(begin: Double, delay: Double = 0, timing: MediaTiming, pace: Pace) {
      self.begin = begin
      self.delay = delay
      self.timing = timing
      self.pace = pace
    }

    /// When it is over, seconds; infinite for one that repeats for ever.
    package var end: Double { begin + delay + timing.activeDuration }

    /// The fraction of the way at a stage time, seconds, beyond 0...1 where a spring swings; nil where
    /// the animation does not show.
    package func fraction(at time: Double) -> Double? {
      guard let progress = timing.progress(at: time) else { return nil }
      return switch pace {
      case .spring(let spring): spring.value(at: progress * timing.duration)
      case .curve(let curve): curve.value(at: progress)
      }
    }
  }

  package enum Pace: Sendable {
    /// By the fraction of the duration.
    case curve(TimingCurve)
    /// By seconds; the value still ends with the duration.
    case spring(Spring)
  }

  /// Fractions of laws at one time. Animations that stand together mostly share theirs.
  struct Fractions {
    let time: Double
    private var law: Law?
    private var fraction: Double?

    init(at time: Double) { self.time = time }

    mutating func fraction(of law: Law) -> Double? {
      if law !== self.law {
        fraction = law.fraction(at: time)
        self.law = law
      }
      return fraction
    }
  }
}
