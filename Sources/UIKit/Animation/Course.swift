package import Motion

extension LayerAnimation {
  /// The values on the way.
  package enum Course: Sendable {
    /// Part by part on a straight line; what is no number switches at once.
    case line(from: LayerValue, to: LayerValue)
    /// A transform, taken apart (translation, scale, rotation, rest).
    indirect case affine(AffineInterpolation)
    indirect case keyframes(RelativeKeyframes<LayerValue>)
    indirect case track(KeyframeTrack<LayerValue>)
    /// By time, in units of the property.
    indirect case ride(Ride)

    /// The straight way, transforms by their parts unless they only scale and move.
    package init(from: LayerValue, to: LayerValue) {
      guard case .transform(let start) = from, case .transform(let end) = to,
        !start.scalesOnly || !end.scalesOnly
      else {
        self = .line(from: from, to: to)
        return
      }
      self = .affine(AffineInterpolation(from: Affine(start), to: Affine(end)))
    }

    /// The value at a fraction of the way; springs ask beyond 0 and 1.
    package func value(at fraction: Double) -> LayerValue {
      switch self {
      case .line(let from, let to): from.interpolated(to: to, at: fraction)
      case .affine(let way): .transform(CGAffineTransform(way.value(at: fraction)))
      case .keyframes(let keyframes): keyframes.value(at: fraction)
      case .track(let track): track.value(at: fraction)
      case .ride(let ride): ride.value(at: fraction)
      }
    }
  }
}
