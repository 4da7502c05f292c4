/// Moves the animations of a transition's animator by a percentage, and lets them go on to the end or
/// back to the start.
///
/// While it is interactive, what blocks animate in the container goes straight with the percentage,
/// in seconds of the declared duration D: a block of another length ends early or not at all.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  let stage: Stage
  var drive = PercentDrive()

  public override init() {
    stage = Stage.current
    super.init()
  }

  /// The animator's, seconds; 0 before the first start.
  open var duration: CGFloat { drive.duration }

  /// As told last, also beyond 0 and 1; 0 when a transition starts.
  open var percentComplete: CGFloat { drive.percent }

  /// After finish() at p the rest takes (1 - p) D / speed seconds, after cancel() p D / speed.
  open var completionSpeed: CGFloat = 1

  /// Of the rest of the way.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// In place of `completionCurve`, for an animator that is interruptible.
  open var timingCurve: (any UITimingCurveProvider)?

  /// False: the animator plays by itself until `pause()`.
  open var wantsInteractiveStart = true

  /// Has the animator begin, and holds what it animates. Subclasses call super.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(transitionContext)
  }

  /// Makes a transition that runs interactive again, where it is now; only with an animator that is
  /// interruptible.
  open func pause() { hold() }

  /// - Parameter percentComplete: 0 to 1.
  open func update(_ percentComplete: CGFloat) { move(to: percentComplete) }

  /// Lets it run back to the start. The animator's completion completes the transition.
  open func cancel() { end(.cancelled) }

  /// Lets it run to the end. The animator's completion completes the transition.
  open func finish() { end(.finished) }
}
