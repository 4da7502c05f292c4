/// What a property looks like while several animations of it are under way, as UIView composes them
/// since iOS 8.
///
/// Each change sets the model value at once and adds an animation from (old model − new model) to 0
/// on top: shown = model + Σ deltas. So neither value nor velocity jumps when the target changes on
/// the way.
public struct AdditiveStack<Value: VectorValue>: Hashable, Sendable {
  public private(set) var model: Value
  public private(set) var animations: [AdditiveAnimation<Value>] = []

  public init(_ model: Value) throws(MotionError) {
    self.model = try Check.vector(model, "model")
  }

  /// Sets the model value and starts the animation that hides the jump.
  ///
  /// - Parameters:
  ///   - curve: One with a duration; a bare timing curve would have no end.
  ///   - time: When it starts, seconds.
  public mutating func change(
    to value: Value, along curve: Curve, at time: Double
  ) throws(MotionError) {
    try Check.vector(value, "value")
    animations.append(
      try AdditiveAnimation(delta: model - value, curve: curve, beginTime: time))
    model = value
  }

  /// The value shown at a time, seconds.
  public func value(at time: Double) -> Value {
    animations.reduce(model) { $0 + $1.value(at: time) }
  }

  /// Its velocity, per second.
  public func velocity(at time: Double) -> Value {
    animations.reduce(.zero) { $0 + $1.velocity(at: time) }
  }

  /// Forgets the animations that are over at a time.
  public mutating func prune(at time: Double) {
    animations.removeAll { $0.isOver(at: time) }
  }
}

/// One animation of an additive stack, from a delta to nothing.
public struct AdditiveAnimation<Value: VectorValue>: Hashable, Sendable {
  public let delta: Value
  public let curve: Curve
  public let beginTime: Double

  public init(delta: Value, curve: Curve, beginTime: Double) throws(MotionError) {
    guard curve.isTimed else { throw .noDuration }
    self.delta = try Check.vector(delta, "delta")
    self.curve = curve
    self.beginTime = try Check.finite(beginTime, "beginTime")
  }

  /// What it adds: all of the delta before it begins, nothing once it is over.
  public func value(at time: Double) -> Value {
    isOver(at: time) ? .zero : delta * (1 - curve.value(at: time - beginTime))
  }

  /// Per second. Where the tangent of a curve is vertical it counts as 1e15, so that the sum of
  /// several animations stays a number.
  public func velocity(at time: Double) -> Value {
    time < beginTime || isOver(at: time)
      ? .zero : delta * -Check.bounded(curve.velocity(at: time - beginTime))
  }

  public func isOver(at time: Double) -> Bool {
    curve.duration.map { time - beginTime >= $0 } ?? false
  }
}
