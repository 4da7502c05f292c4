// swift-format-ignore-file
import UIKit

/// A ring that shows progress, drawn and moved by Core Animation alone.
class RingView: UIView, CAAnimationDelegate {

    let track = CAShapeLayer()
    let ring = CAShapeLayer()
    let dot = CALayer()

    private(set) var events: [String] = []
    private(set) var progress: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        for shape in [track, ring] {
            shape.frame = bounds
            shape.path = path.cgPath
            shape.fillColor = UIColor.clear.cgColor
            shape.lineWidth = 8
            layer.addSublayer(shape)
        }
        track.strokeColor = UIColor.lightGray.cgColor
        ring.strokeColor = UIColor.systemBlue.cgColor
        ring.strokeEnd = 0
        dot.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        dot.position = CGPoint(x: bounds.midX, y: 4)
        dot.cornerRadius = 4
        dot.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(dot)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func setProgress(_ value: CGFloat, duration: CFTimeInterval = 1) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = ring.presentation()?.strokeEnd ?? progress
        animation.toValue = value
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.delegate = self

        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock {
            self.events.append("progress \(value)")
        }
        ring.strokeEnd = value
        ring.add(animation, forKey: "progress")
        CATransaction.commit()
        progress = value
    }

    func startSpinning() {
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.fromValue = 0
        spin.toValue = 2 * CGFloat.pi
        spin.duration = 2
        spin.repeatCount = .infinity
        layer.add(spin, forKey: "spin")
    }

    func stopSpinning() {
        layer.removeAnimation(forKey: "spin")
    }

    func pause() {
        let time = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = time
    }

    func resume() {
        let pausedTime = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        let sincePause = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
        layer.beginTime = sincePause
    }

    /// The dot swells on a spring and fades, and stays that way.
    func celebrate() {
        let swell = CASpringAnimation(keyPath: "transform.scale")
        swell.fromValue = 1
        swell.toValue = 2
        swell.damping = 10
        swell.duration = swell.settlingDuration

        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0.5
        fade.beginTime = 0.5
        fade.duration = 0.5
        fade.fillMode = .forwards

        let group = CAAnimationGroup()
        group.animations = [swell, fade]
        group.duration = swell.settlingDuration
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        dot.add(group, forKey: "celebrate")
    }

    /// An implicit animation: the dot is no view's layer.
    func moveDot(to point: CGPoint) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.5)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        dot.position = point
        CATransaction.commit()
    }

    // MARK: CAAnimationDelegate

    func animationDidStart(_ anim: CAAnimation) {
        events.append("start")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        events.append("stop \(flag)")
    }
}
