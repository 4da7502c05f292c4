// swift-format-ignore-file
import UIKit

/// Springs the card up on the way in; keyframes shrink it to nothing on the way out.
final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let duration = transitionDuration(using: transitionContext)
        let container = transitionContext.containerView

        if isPresenting {
            guard let card = transitionContext.view(forKey: .to) else { return }
            container.addSubview(card)
            card.clipsToBounds = true
            card.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
            UIView.animate(
                withDuration: duration, delay: 0,
                usingSpringWithDamping: 100, initialSpringVelocity: 0.1,
                options: [.curveEaseOut]
            ) {
                card.transform = .identity
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        } else {
            guard let card = transitionContext.view(forKey: .from),
                  let behind = transitionContext.view(forKey: .to) else { return }
            container.insertSubview(behind, belowSubview: card)
            UIView.animateKeyframes(withDuration: duration, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    card.transform = CGAffineTransform(scaleX: 0, y: 0)
                }
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }
}

/// A card that is its own transitioning delegate, and tells a closure what happens to it.
final class CardViewController: UIViewController, UIViewControllerTransitioningDelegate {

    var onEvent: ((String) -> Void)?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        onEvent?("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        onEvent?("viewWillAppear")
        DispatchQueue.main.async { [weak self] in
            self?.onEvent?("next turn")
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onEvent?("viewDidAppear")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in
            self?.onEvent?("a quarter second later")
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onEvent?("viewDidDisappear")
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        ScaleAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        ScaleAnimator(isPresenting: false)
    }
}
