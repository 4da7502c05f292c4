import Motion
import Testing

@testable import UIKit

@MainActor
struct CAAnimationTests {
  /// Hears of starts and stops.
  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []

    func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("\(flag)") }
  }

  private func basic(
    _ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test("an explicit animation moves what is seen alone, and then the model shows again")
  func seenAlone() {
    let test = TestStage()
    test.run { test.box.layer.add(basic("opacity", 1, 0, 2), forKey: "fade") }
    #expect(test.box.layer.animationKeys() == ["fade"])
    test.stage.advance(by: 0.5)
    #expect(near(Double(test.shown.opacity), 0.75, 1e-6))
    #expect(test.box.layer.opacity == 1)
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2)
    #expect(test.shown.opacity == 1)
    #expect(test.box.layer.animationKeys() == nil)
  }

  @Test("kept with fill forwards it stays at its end, and does not keep the stage from rest")
  func fillForwards() {
    let test = TestStage()
    let animation = basic("position.x", nil, 200)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    let listener = Listener()
    animation.delegate = listener
    test.run { test.box.layer.add(animation, forKey: "move") }
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 1)
    test.stage.advance(by: 1)
    #expect(test.x == 200)
    #expect(test.shown.position.y == 100)
    #expect(listener.heard == ["start", "true"])
    #expect(test.box.layer.animationKeys() == ["move"])
    test.run { test.box.layer.removeAnimation(forKey: "move") }
    test.stage.advance(by: 0)
    #expect(test.x == 100)
    #expect(listener.heard == ["start", "true"])
  }

  @Test("fill backwards shows the first value before a later begin")
  func fillBackwards() {
    let test = TestStage()
    for (mode, x) in [(CAMediaTimingFillMode.backwards, 0.0), (.removed, 100)] {
      let animation = basic("position.x", 0, 200)
      animation.beginTime = test.stage.with { CACurrentMediaTime() } + 1
      animation.fillMode = mode
      test.run { test.box.layer.add(animation, forKey: "move") }
      #expect(test.x == x)
    }
    test.stage.advance(by: 1.5)
    #expect(test.x == 100)
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2)
  }

  @Test("the key names one animation: the next of its key ends it with false, nil stands beside")
  func keys() {
    let test = TestStage()
    let listener = Listener()
    let first = basic("opacity", 1, 0)
    first.delegate = listener
    test.run {
      test.box.layer.add(first, forKey: "a")
      test.box.layer.add(basic("position.x", 0, 1), forKey: nil)
      test.box.layer.add(basic("opacity", 0, 1), forKey: "a")
    }
    _ = test.stage.advance(.rest)
    #expect(listener.heard == ["start", "false"])
    #expect(test.stage.time == 1)
  }

  @Test("the layer keeps a copy: what is changed afterwards has no effect")
  func copies() {
    let test = TestStage()
    let animation = basic("opacity", 1, 0)
    test.run { test.box.layer.add(animation, forKey: "fade") }
    animation.duration = 5
    let kept = test.box.layer.animation(forKey: "fade")
    #expect(kept !== animation)
    #expect(kept?.duration == 1)
    #expect((kept as? CABasicAnimation)?.keyPath == "opacity")
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 1)
  }

  @Test(
    "from, to and by complete one another",
    arguments: [
      (50.0 as Double?, 150.0 as Double?, nil as Double?, 75.0), (50, nil, 40, 60),
      (nil, 150, 40, 120),
      (50, nil, nil, 62.5), (nil, 150, nil, 112.5), (nil, nil, 40, 110),
    ])
  func ends(from: Double?, to: Double?, by: Double?, atQuarter: Double) {
    let test = TestStage()
    let animation = basic("position.x", from, to)
    animation.byValue = by
    test.run { test.box.layer.add(animation, forKey: nil) }
    test.stage.advance(by: 0.25)
    #expect(near(test.x, atQuarter))
  }

  @Test("values of every kind that apps write")
  func values() {
    let test = TestStage()
    let layer = test.box.layer
    test.run {
      layer.add(basic("position", CGPoint.zero, CGPoint(x: 10, y: 20)), forKey: nil)
      layer.add(basic("bounds.size", CGSize.zero, CGSize(width: 8, height: 4)), forKey: nil)
      layer.add(
        basic("backgroundColor", UIColor.white.cgColor, UIColor.black), forKey: nil)
      layer.add(basic("transform.scale", Float(1), NSNumber(value: 3)), forKey: nil)
      layer.add(basic("cornerRadius", CGFloat(0), 6), forKey: nil)
    }
    test.stage.advance(by: 0.5)
    let shown = test.shown
    #expect(shown.position == CGPoint(x: 5, y: 10))
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(shown.backgroundColor == CGColor(gray: 0.5, alpha: 1))
    #expect(near(shown.affineTransform().a, 2))
    #expect(shown.cornerRadius == 3)
    #expect(test.codes(.misuse).isEmpty)
  }

  @Test("a path or a value of another kind moves nothing, and is named")
  func wrong() {
    let test = TestStage()
    test.run {
      test.box.layer.add(basic("position.z.w", 0, 1), forKey: nil)
      test.box.layer.add(basic("position", 0, 1), forKey: nil)
      test.box.layer.add(basic("opacity", "a", Double.nan), forKey: nil)
    }
    #expect(
      test.codes(.misuse) == ["unknown-key-path", "wrong-animation-value", "wrong-animation-value"])
    test.stage.advance(by: 0.5)
    #expect(test.x == 100)
  }

  @Test("additive values come on top, cumulative ones go on from cycle to cycle")
  func additiveAndCumulative() {
    let test = TestStage()
    let shift = basic("position.x", 0, 40)
    shift.isAdditive = true
    let climb = basic("position.y", 0, 10)
    climb.isAdditive = true
    climb.isCumulative = true
    climb.repeatCount = 3
    test.run {
      test.box.layer.add(shift, forKey: nil)
      test.box.layer.add(climb, forKey: nil)
    }
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 120))
    #expect(near(test.shown.position.y, 105))
    test.run { test.box.center.x = 300 }
    #expect(near(test.x, 320))
    test.stage.advance(by: 2)
    #expect(near(test.shown.position.y, 125))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 3)
    #expect(test.shown.position.y == 100)
  }

  @Test(
    "repeats, comes back, and runs at another speed",
    arguments: [
      (2.5 as Float, false, 1.0 as Float, 1.25, 0.25, 2.5), (2, true, 1, 1.25, 0.75, 4),
      (1, false, 2, 0.25, 0.5, 0.5),
    ])
  func timing(
    count: Float, reverses: Bool, speed: Float, at time: Double, progress: Double, end: Double
  ) {
    let test = TestStage()
    let animation = basic("position.x", 0, 100)
    animation.repeatCount = count
    animation.autoreverses = reverses
    animation.speed = speed
    test.run { test.box.layer.add(animation, forKey: nil) }
    test.stage.advance(by: time)
    #expect(near(test.x, 100 * progress))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, end))
  }

  @Test("a timing function bends the time")
  func curve() {
    let test = TestStage()
    let animation = basic("position.x", 0, 100)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    test.run { test.box.layer.add(animation, forKey: nil) }
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 9.3465, 1e-5))
    #expect(
      near(
        CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1).curve.value(at: 0.25), 0.093465, 1e-5))
  }

  @Test("without a duration it takes the transaction's, a quarter of a second unless that is set")
  func usualDuration() {
    for (set, seconds) in [(nil, 0.25), (2.0, 2)] as [(Double?, Double)] {
      let test = TestStage()
      test.run {
        if let set { CATransaction.setAnimationDuration(set) }
        test.box.layer.add(basic("opacity", 1, 0, 0), forKey: nil)
      }
      _ = test.stage.advance(.rest)
      #expect(test.stage.time == seconds)
    }
  }

  @Test("keyframes go through their values at their times")
  func keyframes() {
    let test = TestStage()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 50]
    animation.keyTimes = [0, 0.25, 1]
    animation.duration = 4
    test.run { test.box.layer.add(animation, forKey: nil) }
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 50))
    test.stage.advance(by: 2)
    #expect(near(test.x, 75))
    let discrete = CAKeyframeAnimation(keyPath: "opacity")
    discrete.values = [0, 1]
    discrete.calculationMode = .discrete
    discrete.duration = 1
    test.run { test.box.layer.add(discrete, forKey: nil) }
    test.stage.advance(by: 0.4)
    #expect(test.shown.opacity == 0)
    test.stage.advance(by: 0.2)
    #expect(test.shown.opacity == 1)
  }

  @Test("along a path the position goes from corner to corner")
  func path() {
    let test = TestStage()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 100)).cgPath
    animation.calculationMode = .paced
    animation.duration = 8
    test.run { test.box.layer.add(animation, forKey: nil) }
    test.stage.advance(by: 3.5)
    #expect(near(test.x, 300))
    #expect(near(test.shown.position.y, 50))
  }

  @Test("S-06 a Core Animation spring: its defaults, and a duration that does not follow")
  func springDefaults() {
    let spring = CASpringAnimation(keyPath: "position.x")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(near(spring.settlingDuration, 1.4727003346780927, 1e-9))
    #expect(spring.duration == 0)
    spring.damping = 0
    #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
    let perceptual = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(near(perceptual.duration, perceptual.settlingDuration))
  }

  @Test("S-06 the default spring is at 0.3403, 0.84943 and 1.12435 after one, two and three tenths")
  func spring() {
    let test = TestStage()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 1000
    spring.duration = spring.settlingDuration
    test.run { test.box.layer.add(spring, forKey: nil) }
    for (time, way) in [(0.1, 0.3403), (0.2, 0.84943), (0.3, 1.12435)] {
      test.stage.advance(to: time)
      #expect(near(test.x, 1000 * way, 1e-4))
    }
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 1.4727003346780927))
  }

  @Test("a group has one time: its animations are cut off at its end, and bent by its curve")
  func group() {
    let test = TestStage()
    let listener = Listener()
    let long = basic("position.x", 0, 100, 4)
    let late = basic("opacity", 1, 0, 1)
    late.beginTime = 1
    late.fillMode = .forwards
    let group = CAAnimationGroup()
    group.animations = [long, late, basic("cornerRadius", 0, 20, 0)]
    group.duration = 2
    group.delegate = listener
    test.run { test.box.layer.add(group, forKey: "all") }
    test.stage.advance(by: 1.5)
    #expect(near(test.x, 37.5))
    #expect(near(Double(test.shown.opacity), 0.5, 1e-6))
    // Without a duration of its own: the group's.
    #expect(near(test.shown.cornerRadius, 15))
    #expect(test.box.layer.animationKeys() == ["all"])
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2)
    #expect(test.x == 100)
    #expect(listener.heard == ["start", "true"])
  }

  @Test("a transition of a layer has its time and its delegate")
  func transition() {
    let test = TestStage()
    let listener = Listener()
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 0.5
    transition.delegate = listener
    test.run { test.box.layer.add(transition, forKey: "transition") }
    #expect(test.box.layer.animationKeys() == ["transition"])
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.5)
    #expect(listener.heard == ["start", "true"])
  }

  @Test("removed with all others, the delegate hears false")
  func removed() {
    let test = TestStage()
    let listener = Listener()
    let animation = basic("opacity", 1, 0)
    animation.delegate = listener
    test.run { test.box.layer.add(animation, forKey: "fade") }
    test.stage.advance(by: 0.5)
    test.run { test.box.layer.removeAllAnimations() }
    #expect(test.shown.opacity == 1)
    _ = test.stage.advance(.rest)
    #expect(listener.heard == ["start", "false"])
  }

  @Test("while UIKit's animations are off, a layer's own still run")
  func animationsOff() {
    let test = TestStage()
    test.run {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { test.box.center.x = 200 }
      test.box.layer.add(basic("opacity", 1, 0, 0.3), forKey: nil)
      UIView.setAnimationsEnabled(true)
    }
    #expect(test.x == 200)
    test.stage.advance(by: 0.15)
    #expect(near(Double(test.shown.opacity), 0.5, 1e-6))
    #expect(test.stage.running.map(\.name) == ["CAAnimation"])
  }
}
