/// Plays a transition between two controllers.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// The declared length in seconds. May be asked more than once, and without a context.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Puts the incoming view into the container and starts the animations. The transition is in
  /// flight until the context hears `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The last call of a transition, with what `completeTransition(_:)` was given.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
