package import Motion

/// Moves one property by a law of its own: a spring, a decay, or a curve. The model follows what is
/// seen from frame to frame, and one that takes over from another goes on with its velocity.
@MainActor
public final class PropertyAnimation {
  /// Springs and curves need a value to go to, decays a velocity.
  package init(_ property: AnimatedProperty, law: Curve, to goal: LayerValue? = nil) {
    self.property = property
    self.law = law
    self.goal = goal
  }

  let property: AnimatedProperty
  let law: Curve
  let goal: LayerValue?
  /// Where it starts; where the property is without one.
  package var start: LayerValue?
  /// Units per second for each number of the value; nil hands over that of the one before, or takes
  /// the law's.
  package var velocity: [Double]?
  /// Seconds before it begins.
  public var delay: TimeInterval = 0
  /// Hears whether it came to its end.
  public var completion: ((Bool) -> Void)?

  /// Begins; what of it moved before ends with false.
  public func begin() { property.target.layer.stage.play(self) }
}

extension PropertyAnimation {
  /// A spring by bounciness and speed, 0 to 20, as POP has them.
  public static func spring(
    _ property: AnimatedProperty, to value: Any, bounciness: Double = 4, speed: Double = 12
  ) -> PropertyAnimation? {
    guard let goal = property.target.value(value),
      let spring = try? SpringCurve(bounciness: bounciness, speed: speed)
    else { return nil }
    return PropertyAnimation(property, law: .spring(spring), to: goal)
  }

  /// Slows down from a velocity in units per second; `deceleration` is what is left of it after a
  /// millisecond.
  public static func decay(
    _ property: AnimatedProperty, velocity: [Double], deceleration: Double = 0.998
  ) -> PropertyAnimation? {
    guard velocity.count == property.model.components.count, velocity.allSatisfy(\.isFinite),
      let decay = try? Decay(velocity: velocity.first ?? 0, rate: deceleration)
    else { return nil }
    let animation = PropertyAnimation(property, law: .decay(decay))
    animation.velocity = velocity
    return animation
  }

  /// Along a curve, in seconds.
  public static func basic(
    _ property: AnimatedProperty, to value: Any, duration: TimeInterval = 0.4,
    timingFunction: CAMediaTimingFunction = CAMediaTimingFunction(name: .default)
  ) -> PropertyAnimation? {
    guard let goal = property.target.value(value), duration >= 0, duration.isFinite else {
      return nil
    }
    let law = Curve.basic(timingFunction.curve, duration: duration)
    return PropertyAnimation(property, law: law, to: goal)
  }
}
