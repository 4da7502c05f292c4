package import Motion

extension LayerAnimation {
  /// How the fraction of the way follows from the time.
  package enum Pace: Sendable {
    /// By the fraction of the duration.
    case curve(TimingCurve)
    /// By seconds; the value still ends with the duration.
    case spring(Spring)
    /// The rest of the way of a property animator that was held.
    indirect case rest(RestOfWay)
    /// Held at a fraction.
    case held(Double)

    var isHeld: Bool {
      if case .held = self { true } else { false }
    }

    /// - Parameters:
    ///   - progress: The fraction of the duration that is gone.
    ///   - duration: Seconds.
    func fraction(at progress: Double, of duration: Double) -> Double {
      switch self {
      case .spring(let spring): spring.value(at: progress * duration)
      case .curve(let curve): curve.value(at: progress)
      case .rest(let rest): rest.fraction(at: progress, of: duration)
      case .held(let fraction): fraction
      }
    }
  }

  /// A property animator goes on from where it was held, to the end or back to the start.
  package struct RestOfWay: Sendable {
    /// The part of the way, in the direction it now goes, that lies behind it.
    let from: Double
    let drive: Drive
    let isReversed: Bool
    let scrub: Scrub

    enum Drive: Sendable {
      /// A curve from a fraction of its time on.
      case curve(TimingCurve, from: Double)
      /// A spring over what is left.
      case spring(Spring)
    }

    /// How much of the way from start to end is gone.
    func position(at progress: Double, of duration: Double) -> Double {
      let gone =
        switch drive {
        case .curve(let curve, let start): curve.value(at: start + (1 - start) * progress)
        case .spring(let spring): from + (1 - from) * spring.value(at: progress * duration)
        }
      return isReversed ? 1 - gone : gone
    }

    func fraction(at progress: Double, of duration: Double) -> Double {
      scrub.fraction(at: position(at: progress, of: duration))
    }
  }

  /// How the fraction of one animation follows from where its property animator is: straight from
  /// its start to where it was held last, and on to its end.
  package struct Scrub: Hashable, Sendable {
    /// In fractions of the animator's way.
    var start = 0.0
    var end = 1.0
    /// Where the animator was held last, and the animation's fraction then.
    var held: Knot?

    struct Knot: Hashable, Sendable {
      var position: Double
      var fraction: Double
    }

    func fraction(at position: Double) -> Double {
      if let held, held.position == position { return held.fraction }
      let (low, high) = span(around: position)
      // Beyond the ends of the animator's way it swings on; beyond its own times it waits.
      if position < low.position, low.position > 0 { return low.fraction }
      if position > high.position, high.position < 1 { return high.fraction }
      let span = high.position - low.position
      guard span > 0 else { return position < low.position ? low.fraction : high.fraction }
      return low.fraction
        + (high.fraction - low.fraction) * (position - low.position) / span
    }

    /// The two knots between which a position lies, or is nearest to lie.
    private func span(around position: Double) -> (Knot, Knot) {
      let first = Knot(position: start, fraction: 0)
      let last = Knot(position: end, fraction: 1)
      guard let held, held.position > start else { return (first, last) }
      if held.position >= end { return position > end ? (last, held) : (first, last) }
      return position < held.position ? (first, held) : (held, last)
    }
  }
}
