// swift-format-ignore-file
import UIKit

/// Slides to the left or to the right, as the new tab stands to the right or to the left.
class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let toTheRight: Bool

    init(toTheRight: Bool) {
        self.toTheRight = toTheRight
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from),
              let to = transitionContext.view(forKey: .to) else {
            return
        }
        let width = transitionContext.containerView.frame.width
        let offset = toTheRight ? width : -width

        to.frame = from.frame.offsetBy(dx: offset, dy: 0)
        transitionContext.containerView.addSubview(to)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveLinear], animations: {
            to.frame = from.frame
            from.frame = from.frame.offsetBy(dx: -offset, dy: 0)
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}

class SlidingTabBarController: UITabBarController, UITabBarControllerDelegate {

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let tabs = tabBarController.viewControllers,
              let fromIndex = tabs.firstIndex(of: fromVC),
              let toIndex = tabs.firstIndex(of: toVC) else {
            return nil
        }
        return TabSlideAnimator(toTheRight: toIndex > fromIndex)
    }
}
