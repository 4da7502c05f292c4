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

  /// What can pause, scrub and reverse the transition: the same object each time it is asked, until
  /// the transition is over. Not called where it is not implemented.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The last call of a transition, with what `completeTransition(_:)` was given.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}

  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }
}
