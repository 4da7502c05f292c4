/// Drives a transition by hand, from a gesture for instance.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// The only call UIKit makes when the transition starts interactively: the animator is not
  /// called unless the receiver does so.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }

  /// False: UIKit starts the animator, and the transition may become interactive later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
