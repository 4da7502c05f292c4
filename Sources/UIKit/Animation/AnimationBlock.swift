internal import Motion

/// What a block of animations hands to the changes made inside it.
struct AnimationBlock {
  let group: AnimationGroup
  /// Seconds.
  var duration: Double
  var delay: Double
  var law: Law
  /// The law fitted to the duration.
  var pace = LayerAnimation.Pace.curve(.easeInOut)
  /// That of y where a spring has a velocity for each axis of a position.
  var crossPace: LayerAnimation.Pace?
  var options: UIView.AnimationOptions
  var repeatCount = 1.0
  var autoreverses = false
  /// Collects changes instead of animating each; inside `animateKeyframes`.
  var keyframes: KeyframeCollector?
  /// What the collector had taken in when the block was opened.
  var changesBefore = 0
  /// The property animator that its animations belong to.
  var driver: AnimatorTimeline?
  /// Made by `beginAnimations`: its setters may still change it.
  var isBracket = false

  /// A way to move, before the duration is known that a spring is fitted to.
  enum Law: Sendable {
    case curve(TimingCurve)
    /// UIView's spring by damping ratio and relative velocity, fitted to the duration.
    case damped(ratio: Double, velocity: Double)
    case spring(Spring)

    var isSpring: Bool {
      if case .curve = self { false } else { true }
    }

    func pace(for duration: Double) throws(MotionError) -> LayerAnimation.Pace {
      switch self {
      case .curve(let curve): .curve(curve)
      case .spring(let spring): .spring(spring)
      case .damped(let ratio, let velocity):
        .spring(try Spring(duration: duration, dampingRatio: ratio, initialVelocity: velocity))
      }
    }
  }

  /// When its animations begin, seconds after the block around all of them.
  var driverDelay = 0.0
  /// Its changes are those of the second axis.
  var isCross = false

  /// Nothing moves and nothing waits: changes are made at once.
  var isInstant: Bool { duration <= 0 && delay <= 0 }

  var repeats: Bool { repeatCount != 1 || autoreverses }

  /// What all animations that are made now go by. Before they move they show where they begin.
  @MainActor
  func animationLaw(
    from begin: Double, in frames: [LayerAnimation.Frame]
  ) throws(MotionError) -> LayerAnimation.Law {
    let timing = try MediaTiming(
      clock: MediaClock(beginTime: frames.local(begin) + delay), duration: duration,
      repeatCount: repeatCount, autoreverses: autoreverses, fill: .backwards)
    if let law = group.law, law.begin == begin, law.timing == timing, law.frames == frames {
      return law
    }
    let law = LayerAnimation.Law(
      begin: begin, delay: delay, timing: timing, pace: pace, frames: frames)
    group.law = law
    return law
  }
}
