// swift-format-ignore-file
import UIKit

/// A badge with a count: it pops when the count grows, shakes its head, and turns over to say "new".
final class KeyframeBadgeView: UIView {

    private(set) var count = 0
    private(set) var finished: [String] = []

    private let front = UIView()
    private let back = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        front.frame = bounds
        front.backgroundColor = .red
        back.frame = bounds
        back.backgroundColor = .systemTeal
        addSubview(front)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var isShowingFront: Bool { front.superview === self }

    func increment() {
        count += 1
        UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [.calculationModeCubic]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
                self.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
                self.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                self.transform = .identity
            }
        } completion: { done in
            self.finished.append("pop \(done)")
        }
    }

    func shake() {
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, -10, 10, -6, 6, 0]
        shake.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
        shake.duration = 0.5
        shake.isAdditive = true
        layer.add(shake, forKey: "shake")
    }

    func turnOver() {
        let (from, to) = isShowingFront ? (front, back) : (back, front)
        UIView.transition(from: from, to: to, duration: 0.4, options: .transitionFlipFromRight) { done in
            self.finished.append("flip \(done)")
        }
    }

    func fade(to color: UIColor) {
        UIView.transition(with: front, duration: 0.3, options: .transitionCrossDissolve, animations: {
            self.front.backgroundColor = color
        }, completion: nil)
    }
}
