/// What an animator answers that has no interruptible animator: UIKit asks only those that implement
/// the method.
@MainActor
package final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
  package init() {}

  package var state: UIViewAnimatingState { .inactive }
  package var isRunning: Bool { false }
  package var isReversed = false
  package var fractionComplete: CGFloat = 0

  package func startAnimation() {}
  package func startAnimation(afterDelay delay: TimeInterval) {}
  package func pauseAnimation() {}
  package func stopAnimation(_ withoutFinishing: Bool) {}
  package func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

extension Transition {
  /// Asks the animator for what can be interrupted; nil if it does not say.
  func askInterruptible() -> (any UIViewImplicitlyAnimating)? {
    guard let animator, let context else { return nil }
    let answer = animator.interruptibleAnimator(using: context)
    guard !(answer is NoInterruptibleAnimator) else { return nil }
    stage.emit(.query, receiver: animator, "interruptibleAnimator", result: stage.value(answer))
    if let interruptible, interruptible !== answer {
      stage.misuse(.anotherInterruptible, animator, eventArguments)
    }
    interruptible = answer
    return answer
  }

  /// Holds the interruptible animator where it is, for another stretch by hand; answers how far it is
  /// from the start, or nil if there is none under way.
  func pauseInterruptible() -> CGFloat? {
    guard let animator = interruptible, animator.state == .active else { return nil }
    animator.pauseAnimation()
    if animator.isReversed { animator.isReversed = false }
    return animator.fractionComplete
  }
}
