import Foundation
import Testing

@testable import UIKit

@MainActor
struct UITimingParametersTests {
  @Test("A-15 a spring by damping ratio keeps the duration")
  func fitted() {
    let test = TestStage()
    let animator = test.stage.with {
      UIViewPropertyAnimator(
        duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
    }
    animator.addAnimations { test.box.center.x = 200 }
    #expect(animator.duration == 0.5)
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.1)
    // w = 25.434 for 0.5 s and a ratio of 0.5.
    let w = 2 * Foundation.log(1000 * 0.5 / 0.75.squareRoot()) / 0.5
    let d = w * 0.75.squareRoot()
    let way = 1 - exp(-0.05 * w) * (cos(d * 0.1) + 0.5 * w / d * sin(d * 0.1))
    #expect(near(test.x, 100 + 100 * way, 1e-9))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 0.5))
  }

  @Test("A-15 a spring by mass and stiffness brings its own duration, whatever was asked")
  func physical() {
    let test = TestStage()
    let animator = test.stage.with {
      UIViewPropertyAnimator(
        duration: 7,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    }
    #expect(near(animator.duration, 1.4727003346780927, 1e-9))
  }

  @Test("A-16 the velocity counts for each axis of a position; what has one dimension takes dx")
  func velocity() {
    let test = TestStage()
    let animator = test.stage.with {
      UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: -2)))
    }
    animator.addAnimations {
      test.box.center = CGPoint(x: 200, y: 300)
      test.box.alpha = 0
    }
    test.run { animator.startAnimation() }
    let step = 1e-5
    test.stage.advance(by: step)
    #expect(near((test.x - 100) / step / 100, 4, 1e-3))
    #expect(near((test.shown.position.y - 100) / step / 200, -2, 1e-3))
    #expect(near((1 - Double(test.shown.opacity)) / step, 4, 1e-2))
    test.run { animator.pauseAnimation() }
    test.run { animator.stopAnimation(true) }
  }

  @Test("A-17 the system's spring has mass 3, stiffness 1000, damping 500, and is critical")
  func system() {
    let test = TestStage()
    let animator = test.stage.with {
      UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters())
    }
    animator.addAnimations { test.box.center.x = 200 }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.1)
    let w = (1000.0 / 3).squareRoot()
    #expect(near(test.x, 100 + 100 * (1 - exp(-0.1 * w) * (1 + 0.1 * w)), 1e-9))
    _ = test.stage.advance(.rest)
  }

  @Test("A-17 cubic parameters without arguments are Core Animation's default curve")
  func cubic() {
    let parameters = UICubicTimingParameters()
    #expect(parameters.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(parameters.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(parameters.timingCurveType == .cubic)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).animationCurve == .easeIn)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
  }

  @Test("a spring that never comes to rest is refused, and a critical one runs")
  func undamped() {
    let test = TestStage()
    let animator = test.run {
      UIViewPropertyAnimator(
        duration: 1,
        timingParameters: UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 0, initialVelocity: .zero))
    }
    #expect(test.codes(.misuse) == ["no-spring"])
    #expect(animator.duration == 1)
  }
}
