extension Affine {
  /// The transform to lay before a new model value so that the old one shows: delta.then(new) =
  /// old. nil if the new one is singular.
  public static func additiveDelta(from old: Affine, to new: Affine) -> Affine? {
    new.inverse.map { old.then($0) }
  }
}

/// Additive animations of a transform: they are laid before the model value one after the other,
/// each going from its delta to identity.
public struct AdditiveTransformStack: Hashable, Sendable {
  public private(set) var model: Affine
  private var animations: [Animation] = []

  private struct Animation: Hashable, Sendable {
    var way: AffineInterpolation
    var curve: Curve
    var beginTime: Double

    func isOver(at time: Double) -> Bool {
      curve.duration.map { time - beginTime >= $0 } ?? false
    }
  }

  public init(_ model: Affine) throws(MotionError) {
    self.model = try Check.transform(model, "model")
  }

  /// Sets the model value and starts an animation. To a singular transform there is no delta: the
  /// value jumps, and the answer is false.
  public mutating func change(
    to value: Affine, along curve: Curve, at time: Double
  ) throws(MotionError) -> Bool {
    try Check.transform(value, "transform")
    guard curve.isTimed else { throw .noDuration }
    try Check.finite(time, "beginTime")
    let delta = Affine.additiveDelta(from: model, to: value)
    if let delta {
      let way = AffineInterpolation(from: delta, to: .identity)
      animations.append(Animation(way: way, curve: curve, beginTime: time))
    }
    model = value
    return delta != nil
  }

  /// The transform shown at a time, seconds. Later changes are nearer to the model.
  public func value(at time: Double) -> Affine {
    animations.reversed().reduce(model) { shown, animation in
      guard !animation.isOver(at: time) else { return shown }
      let fraction = animation.curve.value(at: time - animation.beginTime)
      let next = animation.way.value(at: fraction).then(shown)
      // What has grown beyond all numbers is left out.
      return next.isFinite ? next : shown
    }
  }
}
