// swift-format-ignore-file
import UIKit

/// A page with a picture that others may zoom from and to.
@MainActor
protocol SharedElementProviding: UIViewController {
    var sharedElement: UIView { get }
}

final class ThumbnailViewController: UIViewController, SharedElementProviding {
    let thumbnail = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
    var sharedElement: UIView { thumbnail }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumbnail.backgroundColor = .systemTeal
        view.addSubview(thumbnail)
    }
}

final class PictureViewController: UIViewController, SharedElementProviding {
    let picture = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 393))
    var sharedElement: UIView { picture }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        picture.backgroundColor = .systemTeal
        view.addSubview(picture)
    }
}

/// Flies a snapshot of the picture from page to page while the pages cross-fade.
final class SharedElementAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let fromController = transitionContext.viewController(forKey: .from) as? any SharedElementProviding,
              let toController = transitionContext.viewController(forKey: .to) as? any SharedElementProviding,
              let toView = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }

        container.addSubview(toView)
        toView.frame = transitionContext.finalFrame(for: toController)
        toView.layoutIfNeeded()
        toView.alpha = 0

        let source = fromController.sharedElement
        let target = toController.sharedElement
        let flyer = source.snapshotView(afterScreenUpdates: false) ?? UIView()
        flyer.frame = container.convert(source.bounds, from: source)
        container.addSubview(flyer)
        source.isHidden = true
        target.isHidden = true

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear) {
            toView.alpha = 1
            flyer.frame = container.convert(target.bounds, from: target)
        } completion: { _ in
            source.isHidden = false
            target.isHidden = false
            flyer.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class SharedElementNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private(set) var shown: [UIViewController] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation != .none, fromVC is any SharedElementProviding, toVC is any SharedElementProviding else {
            return nil
        }
        return SharedElementAnimator()
    }

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        shown.append(viewController)
    }
}
