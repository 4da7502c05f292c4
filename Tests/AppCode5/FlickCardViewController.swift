// swift-format-ignore-file
import UIKit

/// Begins as soon as the finger touches, so that what moves can be caught.
class InstantPanGestureRecognizer: UIPanGestureRecognizer {

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        self.state = .began
    }
}

/// A card that can be thrown to the top or the bottom, caught on its way and thrown again.
class FlickCardViewController: UIViewController {

    let card = UIView()
    private(set) var log: [String] = []
    private var animator: UIViewPropertyAnimator?
    private var start = CGPoint.zero
    private let pan = InstantPanGestureRecognizer()

    private var stops: [CGFloat] { [150, view.bounds.height - 150] }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.bounds = CGRect(x: 0, y: 0, width: 200, height: 120)
        card.center = CGPoint(x: view.bounds.midX, y: stops[1])
        card.layer.cornerRadius = 12
        view.addSubview(card)
        pan.addTarget(self, action: Selector { [weak self] in
            guard let pan = $0 as? UIPanGestureRecognizer else { return }
            self?.panned(pan)
        })
        card.addGestureRecognizer(pan)
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animator?.stopAnimation(true)
            start = card.center
            log.append("caught")
        case .changed:
            card.center.y = start.y + recognizer.translation(in: view).y
        case .ended, .cancelled:
            let velocity = recognizer.velocity(in: view)
            let projected = card.center.y + project(velocity.y, rate: .normal)
            let target = stops.min { abs($0 - projected) < abs($1 - projected) } ?? stops[0]
            fly(to: target, velocity: velocity.y)
        default:
            break
        }
    }

    private func fly(to target: CGFloat, velocity: CGFloat) {
        let way = target - card.center.y
        let relative = CGVector(dx: 0, dy: way == 0 ? 0 : velocity / way)
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: relative)
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator.addAnimations { self.card.center.y = target }
        animator.addCompletion { [weak self] _ in self?.log.append("at \(Int(target))") }
        animator.startAnimation()
        self.animator = animator
    }

    private func project(_ velocity: CGFloat, rate: UIScrollView.DecelerationRate) -> CGFloat {
        velocity / 1000 * rate.rawValue / (1 - rate.rawValue)
    }
}
