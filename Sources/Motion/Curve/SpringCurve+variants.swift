extension SpringCurve {
  /// The same spring with another relative velocity: UIKit's is fitted anew, the others take it.
  public func with(velocity: Double) throws(MotionError) -> SpringCurve {
    let pushed = try pushed(velocity)
    return endsAtArrival ? pushed.endingAtArrival() : pushed
  }

  private func pushed(_ velocity: Double) throws(MotionError) -> SpringCurve {
    if case .uikit(let ratio, let time) = notation {
      return try SpringCurve(
        dampingRatio: ratio, duration: durationSource == .default ? nil : time, velocity: velocity,
        crossVelocity: crossVelocity)
    }
    return try pushed(spring.with(initialVelocity: velocity))
  }

  /// The same spring with another damping ratio: what was asked for stays, but for that.
  public func with(dampingRatio ratio: Double) throws(MotionError) -> SpringCurve {
    let damped = try damped(ratio)
    return endsAtArrival ? damped.endingAtArrival() : damped
  }

  private func damped(_ ratio: Double) throws(MotionError) -> SpringCurve {
    let velocity = spring.initialVelocity
    switch notation {
    case .uikit(_, let time):
      return try SpringCurve(
        dampingRatio: ratio, duration: durationSource == .default ? nil : time, velocity: velocity,
        crossVelocity: crossVelocity)
    case .envelope(let fraction, let time, _):
      return try SpringCurve(
        envelope: fraction, duration: time, dampingRatio: ratio, velocity: velocity,
        crossVelocity: crossVelocity)
    default:
      try Check.within(ratio, 0, 1e9, "dampingRatio")
      return try SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness,
        damping: 2 * ratio * (spring.mass * spring.stiffness).squareRoot(), velocity: velocity,
        crossVelocity: crossVelocity, allowsOverdamping: spring.allowsOverdamping)
    }
  }
}
