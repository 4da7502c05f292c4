import Foundation
import Testing

@testable import UIKit

@MainActor
struct SpringAnimationTests {
  /// 1 - e^(-bt) (cos wt + b/w sin wt)
  private func underdamped(_ frequency: Double, _ damping: Double, at time: Double) -> Double {
    let decay = damping * frequency
    let swing = (frequency * frequency - decay * decay).squareRoot()
    let shape = cos(swing * time) + decay / swing * sin(swing * time)
    return 1 - exp(-decay * time) * shape
  }

  /// 1 - e^(-wt) (1 + (w - v) t)
  private func critical(_ frequency: Double, _ velocity: Double, at time: Double) -> Double {
    let shape = 1 + (frequency - velocity) * time
    return 1 - exp(-frequency * time) * shape
  }

  private func spring(
    _ test: TestStage, _ duration: Double, _ damping: Double, _ velocity: Double = 0,
    _ options: UIView.AnimationOptions = [], _ body: @escaping () -> Void
  ) {
    test.run {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: body)
    }
  }

  @Test(
    "S-01 a damping above 1 moves as 1 does, runs for exactly its duration, and is warned of once")
  func clamped() {
    func positions(_ damping: Double) -> [Double] {
      let test = TestStage()
      spring(test, 0.5, damping) {
        test.box.center.x = 200
        test.box.alpha = 0
      }
      _ = test.stage.advance(.rest)
      #expect(test.stage.time == 0.5)
      #expect(test.codes(.warning) == (damping > 1 ? ["damping-above-1"] : []))
      return test.seen(test.box, .position).map(\.value.number)
    }
    let critical = positions(1)
    #expect(positions(100) == critical)
    #expect(critical.allSatisfy { $0 <= 200 })
  }

  @Test("S-01 the warning says what a damping of 100 acts as")
  func warningText() {
    let test = TestStage()
    spring(test, 0.5, 100) { test.box.center.x = 200 }
    #expect(test.events.first { $0.kind == .warning }?.reason == "damping 100 acts as 1")
  }

  @Test("S-02 the velocity is in ways per second: 0.5 for 200 points is 100 points a second")
  func velocity() {
    let test = TestStage(framesPerSecond: 1_000)
    spring(test, 1, 0.7, 0.5) { test.box.center.x = 300 }
    _ = test.stage.advance(.frames(1))
    #expect(near((test.x - 100) / 0.001, 100, 0.1))
  }

  @Test(
    "S-03 the way gone is 1 - e^(-bt)(cos wt + (b - v)/w sin wt), with the fitted frequencies",
    arguments: [(0.5, 25.434), (0.6, 22.067), (0.7, 19.679), (0.8, 17.989), (0.9, 16.962)])
  func closedForm(damping: Double, frequency: Double) {
    let test = TestStage()
    spring(test, 0.5, damping) { test.box.center.x = 200 }
    test.stage.advance(by: 0.1)
    let expected = 100 + 100 * underdamped(frequency, damping, at: 0.1)
    // The frequencies are printed to five digits.
    #expect(near(test.x, expected, 1e-4))
  }

  @Test("S-03 critical: 1 - e^(-wt)(1 + (w - v)t), w^2 = 340.6226 for 0.5 s and a velocity of 0.1")
  func critical() {
    let test = TestStage()
    spring(test, 0.5, 100, 0.1) { test.box.transform = CGAffineTransform(scaleX: 2, y: 2) }
    test.stage.advance(by: 0.1)
    let expected = 1 + critical(340.6226.squareRoot(), 0.1, at: 0.1)
    #expect(near(test.shown.affineTransform().a, expected, 1e-6))
  }

  @Test(
    "S-04 the first peak passes the end by e^(-pi z / sqrt(1 - z^2))",
    arguments: [
      (0.2, 0.5266), (0.5, 0.1630), (0.6, 0.0948), (0.7, 0.0460), (0.8, 0.0152), (0.9, 0.0015),
    ])
  func overshoot(damping: Double, expected: Double) {
    let test = TestStage(framesPerSecond: 1_000)
    spring(test, 1, damping) { test.box.center.x = 200 }
    _ = test.stage.advance(.rest)
    let peak = test.seen(test.box, .position).map(\.value.number).max() ?? 0
    #expect(near((peak - 200) / 100, expected, 1e-4))
  }

  @Test(
    "S-05 a spring by perceptual duration and bounce: w = 2 pi / p, damping 1 - bounce, ends settled"
  )
  func perceptual() {
    let test = TestStage()
    test.run { UIView.animate(springDuration: 0.5, bounce: 0.3) { test.box.center.x = 200 } }
    test.stage.advance(by: 0.1)
    let frequency = 4 * Double.pi
    let expected = 100 + 100 * underdamped(frequency, 0.7, at: 0.1)
    #expect(near(test.x, expected))
    _ = test.stage.advance(.rest)
    // Core Animation's settling time: ln(1000 (1 + b/w)) / b.
    let (decay, swing) = (0.7 * frequency, 0.51.squareRoot() * frequency)
    let settled = log(1_000 * (1 + decay / swing)) / decay
    #expect(near(test.stage.time, settled))
  }

  @Test("S-05 a negative bounce is overdamped, with damping 1/(1 + bounce)")
  func negativeBounce() {
    let test = TestStage()
    test.run { UIView.animate(springDuration: 0.5, bounce: -0.5) { test.box.center.x = 200 } }
    test.stage.advance(by: 0.1)
    let decay = 8 * Double.pi
    let split = decay * 0.75.squareRoot()
    let left = exp(-decay * 0.1) * (cosh(split * 0.1) + decay / split * sinh(split * 0.1))
    let expected: Double = 200 - 100 * left
    #expect(near(test.x, expected))
  }

  @Test("S-07 a spring on a property that does not add begins at what is seen")
  func retargeting() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.alpha = 0 }
    }
    test.stage.advance(by: 0.25)
    spring(test, 0.5, 0.8) { test.box.alpha = 1 }
    #expect(near(Double(test.shown.opacity), 0.75))
  }

  @Test("a curve given to a spring is ignored, with a warning; easeInOut says nothing")
  func curveIgnored() {
    let test = TestStage()
    spring(test, 0.5, 0.8, 0, .curveEaseOut) { test.box.center.x = 200 }
    spring(test, 0.5, 0.8, 0, .curveEaseInOut) { test.box.center.x = 300 }
    #expect(test.codes(.warning) == ["curve-ignored"])
    #expect(
      test.events.first { $0.kind == .warning }?.reason
        == "a spring has its own curve: curveEaseOut is ignored")
  }

  @Test(
    "contract 12: a damping that no spring has is misuse; damping 1 moves in its place",
    arguments: [0, -1, 0.0005, Double.nan])
  func noSpring(damping: Double) {
    let test = TestStage()
    spring(test, 0.5, damping) { test.box.center.x = 200 }
    test.stage.advance(by: 0.1)
    let expected = 100 + 100 * critical(9.233413476451586 / 0.5, 0, at: 0.1)
    #expect(near(test.x, expected))
    #expect(test.codes(.misuse) == ["no-spring"])
  }

  @Test(
    "contract 12: a bounce without an end is misuse; bounce 0 moves in its place",
    arguments: [1, 1.5, -1, Double.nan])
  func noBounce(bounce: Double) {
    let test = TestStage()
    test.run { UIView.animate(springDuration: 0.5, bounce: bounce) { test.box.center.x = 200 } }
    #expect(test.codes(.misuse) == ["no-spring"])
    #expect(test.stage.advance(.rest) == .atRest)
    #expect(test.x == 200)
  }

  @Test("an inner block inherits the outer spring")
  func nested() {
    let test = TestStage()
    spring(test, 0.5, 0.6) { UIView.animate(withDuration: 2) { test.box.center.x = 200 } }
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.5)
    #expect((test.seen(test.box, .position).map(\.value.number).max() ?? 0) > 205)
  }
}
