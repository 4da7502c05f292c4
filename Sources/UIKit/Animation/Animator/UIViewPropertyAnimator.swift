/// Animations that can be paused, scrubbed, reversed and continued with another timing.
///
/// Edges that raise an exception in UIKit are recorded as misuse and do nothing.
@MainActor
public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// A physical spring brings its own duration.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    stage = Stage.current
    timingParameters = parameters
    timing = AnimatorTiming(parameters, duration: duration)
    super.init()
    id = stage.id(of: self)
    if let complaint = timing.complaint {
      stage.emit(.misuse, receiver: self, "no-spring", reason: StageMessage.noSpring(complaint))
    } else if duration > 0, abs(timing.duration - duration) > 1e-6 {
      stage.emit(
        .misuse, receiver: self, "duration-ignored",
        reason: StageMessage.durationIgnored(asked: duration, own: timing.duration))
    }
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Begins at once: what it returns is active.
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: options.timingParameters)
    animator.options = options
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  let stage: Stage
  var id = StageObjectID(0)
  let timing: AnimatorTiming
  var options: UIView.AnimationOptions = []
  var timeline: AnimatorTimeline?
  var blocks: [AnimatorBlock] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var queued: Int?
  /// It has come to an end before, and its animations went with that.
  var isSpent = false
  var observers: [(UIViewPropertyAnimator) -> Void] = []

  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds.
  public var duration: TimeInterval { timing.duration }
  /// Seconds.
  public package(set) var delay: TimeInterval = 0

  public internal(set) var state = UIViewAnimatingState.inactive {
    didSet { if state != oldValue { tellObservers() } }
  }
  public internal(set) var isRunning = false {
    didSet { if isRunning != oldValue { tellObservers() } }
  }
  var direction = Direction.forth {
    didSet { if direction != oldValue { tellObservers() } }
  }

  enum Direction { case forth, back }

  // MARK: Settings, which cannot be changed while it is active

  public var isUserInteractionEnabled = true {
    didSet {
      if refusesSetting(isUserInteractionEnabled != oldValue) {
        isUserInteractionEnabled = oldValue
      }
    }
  }
  /// Whether hit tests go by the model while it runs, not by what is seen.
  public var isManualHitTestingEnabled = false {
    didSet {
      if refusesSetting(isManualHitTestingEnabled != oldValue) {
        isManualHitTestingEnabled = oldValue
      }
    }
  }
  /// Whether it may be paused, scrubbed, reversed and stopped.
  public var isInterruptible = true {
    didSet { if refusesSetting(isInterruptible != oldValue) { isInterruptible = oldValue } }
  }
  /// Whether a fraction is one of the values, not of the curve's time.
  public var scrubsLinearly = true {
    didSet { if refusesSetting(scrubsLinearly != oldValue) { scrubsLinearly = oldValue } }
  }
  /// Whether it stays active at its end, and calls no completion.
  public var pausesOnCompletion = false

  // MARK: Blocks

  public func addAnimations(_ animation: @escaping () -> Void) {
    appendAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: The part of the time that is left, 0 to 1, which the animations wait.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    appendAnimations(animation, delayFactor: delayFactor)
  }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    appendCompletion(completion)
  }

  public func appendAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    append(AnimatorBlock(delayFactor: delayFactor, body: animation))
  }

  public func appendCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Moving

  public var isReversed: Bool {
    get { direction == .back }
    set { reverse(newValue) }
  }

  public var fractionComplete: CGFloat {
    get { fraction }
    set { scrub(to: newValue) }
  }

  public func startAnimation() { start(after: 0) }

  /// The blocks run now, and what they change moves after the delay.
  public func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  public func pauseAnimation() { pause() }

  /// - Parameters:
  ///   - parameters: For the rest of the way; nil keeps the curve.
  ///   - durationFactor: How much of the duration the rest takes; 0 for the time that is left.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor)
  }

  /// Takes what is seen into the model. Unless `withoutFinishing`, `finishAnimation(at:)` must follow.
  public func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finish(at: finalPosition)
  }

  // MARK: Observation

  /// Calls back at each change of `state`, `isRunning` and `isReversed`, which key-value observing
  /// tells elsewhere.
  public func observeState(_ observer: @escaping (UIViewPropertyAnimator) -> Void) {
    observers.append(observer)
  }

  private func tellObservers() { for observer in observers { observer(self) } }

  isolated deinit { letGo() }
}

/// What `addAnimations` was given.
struct AnimatorBlock {
  let delayFactor: Double
  let body: () -> Void

  init(delayFactor: CGFloat, body: @escaping () -> Void) {
    self.delayFactor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
    self.body = body
  }
}
