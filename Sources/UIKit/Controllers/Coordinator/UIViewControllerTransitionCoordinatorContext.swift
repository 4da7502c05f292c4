/// What a transition coordinator knows of its transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }

  /// `.none` outside of modal presentations.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Whether it began interactively; never changes.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }

  /// Seconds, as the animator declares.
  var transitionDuration: TimeInterval { get }

  /// From 0 to 1, as the interaction controller says.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
}
