extension Curve {
  /// What a spring does on its way; nil for what is no spring.
  public var regime: Regime? {
    if case .spring(let curve) = self { return curve.spring.regime }
    return nil
  }

  /// How far beyond its end the motion goes, as a fraction of the way; nil for keyframes.
  public var overshoot: Double? {
    switch self {
    case .timing(let curve), .basic(let curve, _): curve.overshoot
    case .spring(let curve): curve.endsAtArrival ? 0 : curve.spring.overshoot
    case .decay: 0
    }
  }

  /// The highest point beyond the end of a spring.
  public var peak: Turn? {
    if case .spring(let curve) = self, !curve.endsAtArrival { return curve.spring.peak }
    return nil
  }

  /// Seconds until the motion has settled: Core Animation's rule for a spring (0.001 of the way),
  /// else its duration. nil for a bare timing curve and for what never settles.
  public var settling: Double? {
    if case .spring(let curve) = self, !curve.endsAtArrival {
      return curve.spring.settlingDuration
    }
    return duration
  }

  /// The last time, in seconds, at which the motion is as far from its end as a share of its way;
  /// nil for timing curves, which end when they end, and for what never comes to rest.
  public func settling(within share: Double) -> Double? {
    switch self {
    case .timing, .basic: return nil
    case .spring(let curve):
      // On its way to the end the motion comes this close for good.
      if curve.endsAtArrival { return share < 1 ? curve.spring.time(reaching: 1 - share) : 0 }
      return curve.spring.settling(within: share)
    case .decay(let decay): return decay.settling(within: share * abs(decay.range ?? 0))
    }
  }

  /// The curve made of a keyframe track.
  public static func keyframes(_ track: KeyframeTrack<Double>) -> Curve {
    .timing(.keyframes(track))
  }
}
