// swift-format-ignore-file
import UIKit

/// Scales the incoming screen up with a spring, and the outgoing one away with keyframes.
class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    enum Direction {
        case presenting
        case dismissing
    }

    var direction: Direction = .presenting
    let duration: TimeInterval = 0.5
    var endedWith: [Bool] = []

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        switch direction {
        case .presenting:
            present(using: transitionContext)
        case .dismissing:
            dismiss(using: transitionContext)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        endedWith.append(transitionCompleted)
    }

    private func present(using context: UIViewControllerContextTransitioning) {
        guard let toView = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        context.containerView.addSubview(toView)
        toView.clipsToBounds = true
        toView.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)

        UIView.animate(withDuration: transitionDuration(using: context),
                       delay: 0,
                       usingSpringWithDamping: 100,
                       initialSpringVelocity: 0.1,
                       options: .curveEaseOut,
                       animations: {
            toView.transform = CGAffineTransform(scaleX: 1, y: 1)
        }, completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        })
    }

    private func dismiss(using context: UIViewControllerContextTransitioning) {
        guard let fromView = context.view(forKey: .from),
              let toView = context.view(forKey: .to) else {
            context.completeTransition(false)
            return
        }
        context.containerView.insertSubview(toView, belowSubview: fromView)

        UIView.animateKeyframes(withDuration: duration, delay: 0, options: [], animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                fromView.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
        }, completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
