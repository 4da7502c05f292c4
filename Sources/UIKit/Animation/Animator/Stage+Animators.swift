internal import Motion

extension Stage {
  /// Opens a block of a property animator: its changes are the animator's to move.
  func open(
    _ timeline: AnimatorTimeline, _ animatorBlock: AnimatorBlock,
    _ options: UIView.AnimationOptions
  ) {
    let base = timeline.base
    let left = (1 - base) * timeline.duration
    var block = AnimationBlock(
      group: timeline.group, duration: left * (1 - animatorBlock.delayFactor), delay: 0,
      law: timeline.timing.law, options: options)
    let timing = timeline.timing.fitted(to: block.duration)
    block.pace = timing.pace
    block.crossPace = timing.crossPace
    block.driver = block.isInstant ? nil : timeline
    block.driverDelay = base * timeline.duration + left * animatorBlock.delayFactor
    blocks.stack.append(block)
  }
}

extension AnimatorTiming {
  /// For an animation of some seconds inside.
  fileprivate func fitted(to seconds: Double) -> AnimatorTiming {
    guard case .spring(let parameters) = kind, !parameters.ignoresDuration, seconds > 0,
      seconds != duration
    else { return self }
    return AnimatorTiming(parameters, duration: seconds)
  }

  /// The duration and curve of the block in which an animator is started.
  @MainActor
  func inheriting(_ outer: AnimationBlock) -> AnimatorTiming {
    switch outer.pace {
    case .curve(let curve):
      AnimatorTiming(UICubicTimingParameters(timing: curve), duration: outer.duration)
    case .spring(let spring):
      AnimatorTiming(
        UISpringTimingParameters(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          initialVelocity: CGVector(dx: spring.initialVelocity, dy: spring.initialVelocity)),
        duration: outer.duration, keepsDuration: true)
    case .rest, .held: self
    }
  }
}

extension UIView.AnimationOptions {
  /// As timing parameters.
  var timingParameters: any UITimingCurveProvider {
    UIView.AnimationCurve(rawValue: Int(curveField)).map(
      UICubicTimingParameters.init(animationCurve:)) ?? UISpringTimingParameters()
  }
}
