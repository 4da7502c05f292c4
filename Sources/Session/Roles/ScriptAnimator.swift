import UIKit

/// An animation controller written in the session: UIKit cannot tell it from an app's class.
final class ScriptAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the session answers for it; replaced when the name is made again.
  struct Definition {
    var duration: @MainActor ((any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Answers a property animator where the block returns one.
    var animate: @MainActor (any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator?
    /// Whether its block may return a property animator, which makes it interruptible.
    var returnsAnimator = false
    var ended: @MainActor (Bool) -> Void

    static var idle: Definition {
      Definition(duration: { _ in 0 }, animate: { _ in nil }, ended: { _ in })
    }
  }

  var definition: Definition
  /// The transition for which the block was run to ask for a property animator, and what came back.
  private weak var context: (any UIViewControllerContextTransitioning)?
  private var interruptible: UIViewPropertyAnimator?

  /// Makes what stands in for it: an animator of an app's own.
  var make: (@MainActor () -> any UIViewControllerAnimatedTransitioning)?

  init(_ definition: Definition) {
    self.definition = definition
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    definition.duration(transitionContext)
  }

  func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard definition.returnsAnimator else {
      _ = definition.animate(transitionContext)
      return
    }
    guard let animator = answer(transitionContext) else { return }
    animator.startAnimation(afterDelay: animator.delay)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    guard definition.returnsAnimator, let animator = answer(transitionContext) else {
      return NoInterruptibleAnimator()
    }
    return animator
  }

  /// Runs the block once a transition.
  private func answer(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator? {
    if self.context === context { return interruptible }
    self.context = context
    interruptible = definition.animate(context)
    return interruptible
  }

  func animationEnded(_ transitionCompleted: Bool) {
    (context, interruptible) = (nil, nil)
    definition.ended(transitionCompleted)
  }
}
