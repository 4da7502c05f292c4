import UIKit

/// An animation controller written in the session: UIKit cannot tell it from an app's class.
final class ScriptAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// What the session answers for it; replaced when the name is made again.
  struct Definition {
    var duration: @MainActor ((any UIViewControllerContextTransitioning)?) -> TimeInterval
    var animate: @MainActor (any UIViewControllerContextTransitioning) -> Void
    var ended: @MainActor (Bool) -> Void

    static var idle: Definition {
      Definition(duration: { _ in 0 }, animate: { _ in }, ended: { _ in })
    }
  }

  var definition: Definition

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
    definition.animate(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    definition.ended(transitionCompleted)
  }
}
