// swift-format-ignore-file
import UIKit

/// A drawer that a finger opens and closes, and may catch on its way at any time.
final class DrawerViewController: UIViewController {

    enum State {
        case closed, open

        var opposite: State { self == .open ? .closed : .open }
    }

    let drawer = UIView()
    let blur = UIView()

    private(set) var state = State.closed
    private(set) var positions: [UIViewAnimatingPosition] = []
    private var runningAnimators: [UIViewPropertyAnimator] = []
    private var progressWhenInterrupted: [CGFloat] = []
    private let travel: CGFloat = 500

    var fraction: CGFloat { runningAnimators.first?.fractionComplete ?? 0 }
    var isIdle: Bool { runningAnimators.isEmpty }

    override func viewDidLoad() {
        super.viewDidLoad()
        blur.frame = view.bounds
        blur.backgroundColor = .black
        blur.alpha = 0
        view.addSubview(blur)
        drawer.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 560)
        drawer.backgroundColor = .systemGray
        view.addSubview(drawer)
    }

    // MARK: Animation

    private func animateIfNeeded(to target: State, duration: TimeInterval) {
        guard runningAnimators.isEmpty else { return }
        let move = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
            self.drawer.frame.origin.y = self.view.bounds.height - (target == .open ? 560 : 60)
        }
        move.addCompletion { position in
            self.positions.append(position)
            if position == .end { self.state = target }
            self.runningAnimators.removeAll()
        }
        let fade = UIViewPropertyAnimator(duration: duration, curve: target == .open ? .easeIn : .easeOut) {
            self.blur.alpha = target == .open ? 0.5 : 0
        }
        fade.scrubsLinearly = false
        for animator in [move, fade] {
            animator.startAnimation()
            runningAnimators.append(animator)
        }
    }

    func tap() {
        if runningAnimators.isEmpty {
            animateIfNeeded(to: state.opposite, duration: 1)
        } else {
            runningAnimators.forEach { $0.isReversed.toggle() }
        }
    }

    // MARK: What a pan recognizer calls

    func panBegan() {
        animateIfNeeded(to: state.opposite, duration: 1)
        runningAnimators.forEach { $0.pauseAnimation() }
        progressWhenInterrupted = runningAnimators.map { $0.fractionComplete }
    }

    func panChanged(translation: CGFloat) {
        var fraction = -translation / travel
        if state == .open { fraction *= -1 }
        for (animator, start) in zip(runningAnimators, progressWhenInterrupted) {
            animator.fractionComplete = start + (animator.isReversed ? -fraction : fraction)
        }
    }

    func panEnded(velocity: CGFloat) {
        let opens = velocity < 0
        let shouldReverse = opens == (state == .open)
        for animator in runningAnimators {
            if velocity != 0, animator.isReversed != shouldReverse {
                animator.isReversed.toggle()
            }
            let timing = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: 0, dy: 0))
            animator.continueAnimation(withTimingParameters: timing, durationFactor: 0.5)
        }
    }
}
