internal import Motion

/// What a layer plays. A layer keeps a copy: changes after `add` have no effect.
@MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  public override init() {}

  /// A copy of another animation's settings.
  public required init(copying other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  open var beginTime: CFTimeInterval = 0
  /// Seconds; 0 stands for the transaction's.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// nil is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true

  /// What it plays, and on what. None for what has no numbers.
  func tracks(on layer: CALayer, _ context: AnimationContext) -> [ExplicitTrack] { [] }

  /// The copy that a layer keeps.
  func copied() -> CAAnimation { type(of: self).init(copying: self) }
}

/// Hears of the start and the end of an animation.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether it came to its natural end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property, named by a key path such as `position.x` or `transform.scale`.
@MainActor
open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  public override init() { super.init() }

  public required init(copying other: CAAnimation) {
    if let other = other as? CAPropertyAnimation {
      keyPath = other.keyPath
      isAdditive = other.isAdditive
      isCumulative = other.isCumulative
    }
    super.init(copying: other)
  }

  open var keyPath: String?
  /// Whether its values come on top of what is beneath it.
  open var isAdditive = false
  /// Whether each repetition goes on from the end of the one before.
  open var isCumulative = false

  /// One track over the property, if the key path names one.
  final func track(
    on layer: CALayer, _ context: AnimationContext, pace: LayerAnimation.Pace,
    _ course: (ExplicitTarget) -> LayerAnimation.Course?
  ) -> [ExplicitTrack] {
    guard let target = ExplicitTarget(keyPath, on: layer) else {
      context.complain(of: keyPath)
      return []
    }
    guard let course = course(target) else {
      context.complain(ofValuesFor: keyPath)
      return []
    }
    return [
      ExplicitTrack(
        target: target, pace: pace, course: course, isAdditive: isAdditive,
        isCumulative: isCumulative)
    ]
  }
}
