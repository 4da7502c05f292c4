import Foundation
import Testing

@testable import UIKit

/// Held, scrubbed, continued and reversed. Numbers with many digits are those of the reference
/// tables, or of the curves written out.
@MainActor
struct AnimatorScrubbingTests {
  private func mover(
    _ test: TestStage, _ duration: Double = 2, _ timing: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    let animator = test.stage.with {
      UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    }
    animator.addAnimations { test.box.center.x = 200 }
    return animator
  }

  private let linear = UICubicTimingParameters(animationCurve: .linear)
  private let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
  private let easeOut = UICubicTimingParameters(animationCurve: .easeOut)
  private let easeInOut = UICubicTimingParameters(animationCurve: .easeInOut)

  /// Curves, the time fraction of the pause, then the progress held, the seconds left, and the
  /// progress at a quarter, a half and three quarters of these.
  nonisolated private static let rows: [(String, String, Double, [Double])] = [
    (
      "easeOut", "easeInOut", 0.5,
      [0.684643187, 0.779133115, 0.822398041, 0.922660802, 0.981312320]
    ),
    ("easeIn", "easeOut", 0.1, [0.017026610, 1.979860282, 0.388440938, 0.690033807, 0.908227377]),
    ("easeIn", "linear", 0.5, [0.315356813, 1.369286375, 0.486517609, 0.657678406, 0.828839203]),
    ("easeOut", "easeOut", 0.5, [0.684643187, 1, 0.807978051, 0.906535349, 0.974015403]),
    ("linear", "easeIn", 0.1, [0.1, 1.480889212, 0.258001003, 0.465347812, 0.712935298]),
  ]

  private func parameters(_ name: String) -> UICubicTimingParameters {
    switch name {
    case "easeIn": easeIn
    case "easeOut": easeOut
    case "easeInOut": easeInOut
    default: linear
    }
  }

  @Test(
    "A-09 A-10 pausing keeps the value, and going on takes the new curve from there",
    arguments: rows)
  func pauseAndContinue(row: (String, String, Double, [Double])) {
    let test = TestStage()
    let animator = mover(test, 2, parameters(row.0))
    test.run { animator.startAnimation() }
    test.stage.advance(by: 2 * row.2)
    let before = test.x
    test.run { animator.pauseAnimation() }
    #expect(near(animator.fractionComplete, row.3[0], 1e-8))
    #expect(near(test.x, 100 + 100 * row.3[0], 1e-8))
    #expect(near(test.x, before))
    test.stage.advance(by: 0.5)
    #expect(near(test.x, before))
    let start = test.stage.time
    test.run {
      animator.continueAnimation(
        withTimingParameters: parameters(row.1), durationFactor: 0)
    }
    for (part, progress) in zip([0.25, 0.5, 0.75], row.3[2...]) {
      test.stage.advance(to: start + part * row.3[1])
      #expect(near(test.x, 100 + 100 * progress, 1e-7), "at \(part)")
    }
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, start + row.3[1], 1e-8))
    #expect(test.x == 200)
  }

  @Test("A-09 a fraction is one of the values: half way is half of the way, whatever the curve")
  func linearScrub() {
    let test = TestStage()
    let animator = mover(test, 5, easeIn)
    test.run { animator.fractionComplete = 0.5 }
    #expect(near(test.x, 150))
    test.run { animator.fractionComplete = 0.75 }
    #expect(near(test.x, 175))
    #expect(animator.fractionComplete == 0.75)
    test.run { animator.fractionComplete = -3 }
    #expect(test.x == 100)
    test.run { animator.fractionComplete = .nan }
    #expect(test.x == 100)
    test.run { animator.stopAnimation(true) }
  }

  @Test("A-11 with scrubsLinearly off a fraction goes through the curve")
  func curveScrub() {
    let test = TestStage()
    let animator = mover(test, 5, easeIn)
    animator.scrubsLinearly = false
    test.run { animator.fractionComplete = 0.5 }
    #expect(near(test.x, 100 + 100 * 0.315357, 1e-5))
    #expect(animator.fractionComplete == 0.5)
    let start = test.stage.time
    test.run { animator.startAnimation() }
    test.stage.advance(to: start + 1.25)
    // A quarter of the time later: easeIn(0.75).
    #expect(near(test.x, 100 + 100 * 0.621862, 1e-5))
    #expect(near(animator.fractionComplete, 0.75, 1e-6))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, start + 2.5))
  }

  @Test("A-12 factor 0 takes the time that is left, a factor k takes k durations")
  func factors() {
    for (factor, seconds) in [(0.0, 1.2), (0.5, 1), (2, 4)] {
      let test = TestStage()
      let animator = mover(test, 2, linear)
      test.run { animator.fractionComplete = 0.4 }
      test.run {
        animator.continueAnimation(withTimingParameters: nil, durationFactor: CGFloat(factor))
      }
      test.stage.advance(by: seconds / 2)
      #expect(near(test.x, 170))
      _ = test.stage.advance(.rest)
      #expect(near(test.stage.time, seconds))
    }
  }

  @Test("A-12 where no way is left it ends at once, whatever the factor")
  func nothingLeft() {
    let test = TestStage()
    let animator = mover(test, 1, linear)
    test.run { animator.fractionComplete = 1 }
    test.run { animator.continueAnimation(withTimingParameters: nil, durationFactor: 1) }
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0)
    #expect(animator.state == .inactive)
  }

  @Test("A-12 a spring goes on from what is seen, over the way that is left")
  func springRest() {
    let test = TestStage()
    let animator = mover(test, 1, linear)
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.5)
    test.run {
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
    }
    test.stage.advance(by: 0.1)
    // Critical, fitted to 0.5 s: w = 9.233413476451586 / 0.5.
    let w = 9.233413476451586 / 0.5
    let way = 1 - exp(-w * 0.1) * (1 + w * 0.1)
    #expect(near(test.x, 150 + 50 * way, 1e-9))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 1))
  }

  @Test(
    "A-13 reversed on the way it goes back in the time that is over, and the fraction turns round")
  func reversing() {
    let test = TestStage()
    let animator = mover(test, 1, easeIn)
    var heard: [UIViewAnimatingPosition] = []
    animator.addCompletion { heard.append($0) }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.25)
    let quarter = test.x
    test.stage.advance(by: 0.25)
    let fraction = animator.fractionComplete
    test.run { animator.isReversed = true }
    #expect(near(animator.fractionComplete, 1 - fraction))
    test.stage.advance(by: 0.25)
    #expect(near(test.x, quarter))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 1))
    #expect(heard == [.start])
    #expect(test.x == 100)
  }

  @Test("A-13 turned round twice it goes its old way")
  func twice() {
    let test = TestStage()
    let animator = mover(test, 1, linear)
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.5)
    test.run { animator.isReversed = true }
    test.stage.advance(by: 0.25)
    test.run { animator.isReversed = false }
    #expect(near(animator.fractionComplete, 0.25))
    #expect(near(test.x, 125))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 1.5))
    #expect(test.x == 200)
  }

  @Test("A-13 reversed while held, fractions count from the end")
  func reversedScrub() {
    let test = TestStage()
    let animator = mover(test, 1, linear)
    test.run { animator.fractionComplete = 0.4 }
    test.run { animator.isReversed = true }
    #expect(near(animator.fractionComplete, 0.6))
    #expect(near(test.x, 140))
    test.run { animator.fractionComplete = 0.7 }
    #expect(near(test.x, 130))
    test.run { animator.startAnimation() }
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 0.3))
  }

  @Test("A-14 a reversed run ends at the values of the start, as set too")
  func reversedEnd() {
    let test = TestStage()
    let animator = mover(test, 1, linear)
    animator.addAnimations { test.box.alpha = 0.5 }
    var heard: [UIViewAnimatingPosition] = []
    animator.addCompletion { heard.append($0) }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.3)
    test.run { animator.isReversed = true }
    #expect(test.box.center.x == 200)
    _ = test.stage.advance(.rest)
    #expect(heard == [.start])
    #expect(test.box.center.x == 100)
    #expect(test.box.alpha == 1)
  }

  @Test("A-20 a block inside takes the animator's duration and curve, and is held with it")
  func absorbed() {
    let test = TestStage()
    var inner: [Bool] = []
    let animator = test.stage.with {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animate(withDuration: 0.1) {
          test.box.center.x = 200
        } completion: {
          inner.append($0)
        }
      }
    }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 150))
    #expect(test.stage.running.map(\.name) == ["property animator"])
    test.run { animator.pauseAnimation() }
    #expect(test.stage.running.isEmpty)
    test.stage.advance(by: 1)
    #expect(near(test.x, 150))
    #expect(inner.isEmpty)
    test.run { animator.startAnimation() }
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 2))
    #expect(inner == [true])
  }

  @Test("A-20 a block that overrides duration or curve goes its own way")
  func detached() {
    let test = TestStage()
    let animator = test.stage.with {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animate(
          withDuration: 0.2, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
        ) { test.box.center.x = 200 }
        test.box.alpha = 0
      }
    }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.1)
    #expect(near(test.x, 150))
    test.run { animator.pauseAnimation() }
    test.stage.advance(by: 0.1)
    #expect(test.x == 200)
    test.run { animator.stopAnimation(true) }
  }

  @Test("A-20 an animator that is started inside a block takes its duration and curve")
  func startedInside() {
    let test = TestStage()
    let animator = mover(test, 5, easeIn)
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        animator.startAnimation()
      }
    }
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 125))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 1))
  }

  @Test("keyframes in an animator are held and scrubbed with it")
  func keyframes() {
    let test = TestStage()
    let animator = test.stage.with {
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
        test.box.center.x = 200
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            test.box.alpha = 0
          }
        }
      }
    }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.25)
    #expect(near(Double(test.shown.opacity), 0.5, 1e-6))
    let x = test.x
    test.run { animator.pauseAnimation() }
    #expect(near(Double(test.shown.opacity), 0.5, 1e-6))
    #expect(near(test.x, x))
    test.run { animator.stopAnimation(true) }
  }

  @Test("the recorder is told of every law: between two frames the past is as exact as at them")
  func recorded() {
    let test = TestStage(framesPerSecond: 10)
    let animator = mover(test, 1, easeOut)
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.5)
    test.run { animator.pauseAnimation() }
    test.run { animator.continueAnimation(withTimingParameters: linear, durationFactor: 1) }
    let told = test.frames.flatMap(\.added).last
    #expect(
      told?.value(at: test.stage.time + 0.05).map {
        near($0.number, 100 + 100 * (0.684643187 + 0.315356813 * 0.05), 1e-8)
      } == true)
    #expect(test.frames.last?.removed.count == 1)
    _ = test.stage.advance(.rest)
  }
}
