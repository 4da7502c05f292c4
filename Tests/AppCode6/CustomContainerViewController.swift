// swift-format-ignore-file
import UIKit

/// What the container below tells its animators.
final class ContainerTransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated = true
    let isInteractive = false
    let presentationStyle = UIModalPresentationStyle.custom
    let targetTransform = CGAffineTransform.identity
    private(set) var transitionWasCancelled = false

    private let from: UIViewController
    private let to: UIViewController
    private let completion: @MainActor (Bool) -> Void

    init(container: UIView, from: UIViewController, to: UIViewController, completion: @escaping @MainActor (Bool) -> Void) {
        containerView = container
        self.from = from
        self.to = to
        self.completion = completion
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.view : key == .to ? to.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? containerView.bounds : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === to ? containerView.bounds : .zero
    }

    func completeTransition(_ didComplete: Bool) {
        completion(didComplete)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
    func pauseInteractiveTransition() {}
}

/// Shows one of its pages, and changes them with an animator written for UIKit's own containers.
final class CustomContainerViewController: UIViewController {
    let animator: any UIViewControllerAnimatedTransitioning
    private(set) var selected: UIViewController?

    init(animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("not from a nib")
    }

    func select(_ page: UIViewController) {
        guard page !== selected else { return }
        addChild(page)
        page.view.frame = view.bounds
        guard let old = selected else {
            view.addSubview(page.view)
            page.didMove(toParent: self)
            selected = page
            return
        }
        old.willMove(toParent: nil)
        let context = ContainerTransitionContext(container: view, from: old, to: page) { [weak self] completed in
            self?.finish(completed, from: old, to: page)
        }
        animator.animateTransition(using: context)
    }

    private func finish(_ completed: Bool, from old: UIViewController, to page: UIViewController) {
        let (leaving, staying) = completed ? (old, page) : (page, old)
        leaving.view.removeFromSuperview()
        leaving.removeFromParent()
        staying.didMove(toParent: self)
        selected = staying
        animator.animationEnded(completed)
    }
}

/// Brings the new page in from below.
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var ends: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: .to),
              let view = transitionContext.view(forKey: .to) else { return }
        let final = transitionContext.finalFrame(for: controller)
        view.frame = final.offsetBy(dx: 0, dy: final.height)
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear) {
            view.frame = final
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ends.append(transitionCompleted)
    }
}
