/// What a transition tells its animator, and what the animator tells the transition. Public, so
/// that a container may make its own.
@MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where the transition takes place. UIKit adds nothing to it for the incoming view.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }

  /// Set inside `cancelInteractiveTransition()`.
  var transitionWasCancelled: Bool { get }

  /// `.none` outside of modal presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  var targetTransform: CGAffineTransform { get }

  /// For the interaction controller only; `percentComplete` goes from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition, once: true if the incoming controller stays. Everything that follows
  /// from the end has happened when it returns.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Nil for a view that the animator is to leave alone: the presenter's, when it stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// In the container's coordinates; zero for a view that is not there at the start.
  func initialFrame(for viewController: UIViewController) -> CGRect

  /// In the container's coordinates; zero for a view that is not there at the end.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  public func pauseInteractiveTransition() {}
}
