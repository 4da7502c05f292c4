package import Motion

extension LayerAnimation {
  /// How the way depends on time: one for all animations of a block.
  package final class Law: Sendable {
    package let timing: Timing
    package let pace: Pace

    package init(_ timing: Timing, _ pace: Pace) {
      self.timing = timing
      self.pace = pace
    }

    /// The fraction of the way at a stage time, seconds, beyond 0...1 where a spring swings; nil where
    /// the animation does not show.
    package func fraction(at time: Double) -> Double? {
      guard let local = timing.local(at: time) else { return nil }
      switch pace {
      case .spring(let spring): return spring.value(at: local)
      case .curve(let curve):
        return curve.value(at: timing.duration > 0 ? local / timing.duration : 1)
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
