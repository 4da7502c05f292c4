import Testing

@testable import UIKit

@MainActor
struct KeyframeAnimationTests {
  private typealias Frame = (start: Double, duration: Double, x: Double)

  /// The curve bits of a block, as the usual idiom puts them among the options of keyframes.
  private let linearTime = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func play(
    _ test: TestStage, _ frames: [Frame], _ options: UIView.KeyframeAnimationOptions,
    duration: Double = 1
  ) {
    test.run {
      UIView.animateKeyframes(withDuration: duration, delay: 0, options: options) {
        for frame in frames {
          UIView.addKeyframe(withRelativeStartTime: frame.start, relativeDuration: frame.duration) {
            test.box.center.x = frame.x
          }
        }
      }
    }
  }

  @Test(
    "K-01 K-02 keyframes move in their windows, hold in the gaps, and go on from one another",
    arguments: [
      ([(0, 0.25, 40), (0.5, 0.25, 100)], [16, 32, 40, 40, 40, 64, 88, 100, 100, 100]),
      ([(0.25, 0.5, 100)], [0, 0, 10, 30, 50, 70, 90, 100, 100, 100]),
      (
        [(0, 0.2, 10), (0.2, 0.3, -10), (0.5, 0.5, 80)],
        [5, 10, 10.0 / 3, -10.0 / 3, -10, 8, 26, 44, 62, 80]
      ),
      ([(0.5, 0, 1)], [0, 0, 0, 0, 1, 1, 1, 1, 1, 1]),
    ] as [([(start: Double, duration: Double, x: Double)], [Double])])
  func windows(frames: [(start: Double, duration: Double, x: Double)], atTenths: [Double]) {
    let test = TestStage()
    test.run { test.box.center.x = 0 }
    play(test, frames, linearTime)
    for (index, x) in atTenths.enumerated() {
      test.stage.advance(to: Double(index + 1) / 10)
      #expect(near(test.x, x), "at \(index + 1) tenths")
    }
  }

  @Test(
    "K-02 the outer curve, easeInOut unless the bits say otherwise, shapes the time of the whole")
  func outerCurve() {
    let test = TestStage()
    play(test, [(0.5, 0.5, 200)], [])
    test.stage.advance(to: 0.5)
    #expect(test.x == 100)
    // easeInOut(0.75) = 0.870838, of which the window takes the second half.
    test.stage.advance(to: 0.75)
    #expect(near(test.x, 174.1676, 1e-5))
  }

  @Test("K-03 a change outside of the keyframes takes the whole duration")
  func wholeDuration() {
    let test = TestStage()
    test.run {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: linearTime) {
        test.box.alpha = 0
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          test.box.center.x = 200
        }
      }
    }
    test.stage.advance(to: 1)
    #expect(near(Double(test.shown.opacity), 0.5))
    #expect(near(test.x, 200))
  }

  @Test("K-04 without a duration of their own keyframes inherit that of the block around them")
  func inherited() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            test.box.center.x = 200
          }
        }
      }
    }
    test.stage.advance(to: 1)
    #expect(near(test.x, 150))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2)
  }

  @Test("K-04 without any duration keyframes apply at once")
  func instant() {
    let test = TestStage()
    play(test, [(0, 1, 200)], [], duration: 0)
    #expect(test.x == 200)
    #expect(test.stage.isAtRest)
  }

  @Test(
    "K-05 the five calculation modes",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, 10.0, 60.0),
      // Each value from the end of its window on.
      (.calculationModeDiscrete, 0, 20),
      // 20 + 80 points at one speed.
      (.calculationModePaced, 25, 75),
      // Catmull-Rom through 0, 20, 100 with mirrored ends, not rescaled.
      (.calculationModeCubic, 6.25, 56.25),
    ])
  func modes(mode: UIView.KeyframeAnimationOptions, atQuarter: Double, atThreeQuarters: Double) {
    let test = TestStage()
    test.run { test.box.center.x = 0 }
    play(test, [(0, 0.5, 20), (0.5, 0.5, 100)], [mode, linearTime])
    test.stage.advance(to: 0.25)
    #expect(near(test.x, atQuarter))
    test.stage.advance(to: 0.75)
    #expect(near(test.x, atThreeQuarters))
    _ = test.stage.advance(.rest)
    #expect(test.x == 100)
  }

  @Test("K-05 in the other modes too a property holds before its first window")
  func gapOnSpline() {
    let test = TestStage()
    test.run { test.box.center.x = 0 }
    play(test, [(0.5, 0.5, 100)], [.calculationModeCubic, linearTime])
    // Keys 0, 0, 100: the spline through them leans back by an eighth of 50.
    test.stage.advance(to: 0.25)
    #expect(near(test.x, -6.25))
  }

  @Test("K-05 cubicPaced passes through the keys and ends at the last")
  func cubicPaced() {
    let test = TestStage()
    play(test, [(0, 0.5, 120), (0.5, 0.5, 200)], [.calculationModeCubicPaced, linearTime])
    test.stage.advance(to: 0.2)
    #expect(near(test.x, 120))
    _ = test.stage.advance(.rest)
    #expect(test.x == 200)
  }

  @Test("K-05 the raw bits of the modes")
  func bits() {
    let options: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    #expect(options.map(\.rawValue) == [0, 1_024, 2_048, 3_072, 4_096])
  }

  @Test("K-06 the completion comes once, at the end of the whole, not of the last keyframe")
  func completion() {
    let test = TestStage()
    var heard: [String] = []
    test.run {
      UIView.animateKeyframes(withDuration: 0.5, delay: 0.1) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          test.box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
      } completion: {
        heard.append("\($0) \(test.stage.time)")
      }
    }
    _ = test.stage.advance(.rest)
    #expect(heard == ["true 0.6"])
  }

  @Test("K-07 keyframes replace what runs on the property, and are replaced, with false")
  func notAdditive() {
    let test = TestStage()
    var heard: [String] = []
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.center.x = 200
      } completion: {
        heard.append("block \($0)")
      }
    }
    test.stage.advance(by: 0.25)
    test.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          test.box.center.x = 300
        }
      } completion: {
        heard.append("keyframes \($0)")
      }
    }
    #expect(test.x == 200)
    test.stage.advance(by: 0.25)
    #expect(heard == ["block false"])
    test.run { UIView.animate(withDuration: 1) { test.box.center.x = 400 } }
    _ = test.stage.advance(.rest)
    #expect(heard == ["block false", "keyframes false"])
  }

  @Test("contract 13: a keyframe to scale 0 goes component by component, with a warning")
  func toNothing() {
    let test = TestStage()
    test.run {
      UIView.animateKeyframes(withDuration: 0.5, delay: 0, options: linearTime) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          test.box.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
      }
    }
    test.stage.advance(to: 0.125)
    #expect(near(test.shown.affineTransform().a, 0.5))
    test.stage.advance(to: 0.4)
    #expect(test.shown.affineTransform().a == 0)
    #expect(test.codes(.warning) == ["singular-transform"])
  }

  @Test(
    "times outside 0...1 are misuse, and are cut to it",
    arguments: [(0.8, 0.5, 0.9, 150.0), (-0.1, 0.2, 0.05, 150.0)])
  func outOfRange(start: Double, duration: Double, at time: Double, x: Double) {
    let test = TestStage()
    play(test, [(start, duration, 200)], linearTime)
    #expect(test.codes(.misuse) == ["keyframe-out-of-range"])
    test.stage.advance(to: time)
    #expect(near(test.x, x, 1e-6))
  }

  @Test("three thirds that add up to a little more than 1 are no misuse")
  func thirds() {
    let test = TestStage()
    let third = 1.0 / 3
    play(
      test, [(0, third, 120), (third, third, 140), (2 * third, 0.1 + 0.2 + third - 0.3, 200)],
      linearTime)
    #expect(test.codes(.misuse).isEmpty)
  }

  @Test("addKeyframe outside is misuse and applies at once")
  func outside() {
    let test = TestStage()
    test.run {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { test.box.center.x = 200 }
    }
    #expect(test.x == 200)
    #expect(test.codes(.misuse) == ["keyframe-outside"])
  }

  @Test("a spring inside a keyframe is ignored, with a warning")
  func nestedSpring() {
    let test = TestStage()
    test.run {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linearTime) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
          ) { test.box.center.x = 200 }
        }
      }
    }
    #expect(test.codes(.warning) == ["spring-in-keyframes"])
    test.stage.advance(to: 0.5)
    #expect(near(test.x, 150))
  }

  @Test("a block inside a keyframe takes its window, and its completion comes at the window's end")
  func nestedBlock() {
    let test = TestStage()
    var heard: [Double] = []
    test.run {
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: linearTime) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          #expect(UIView.inheritedAnimationDuration == 0.5)
          UIView.animate(withDuration: 9) {
            test.box.center.x = 200
          } completion: { _ in
            heard.append(test.stage.time)
          }
        }
      }
    }
    #expect(test.codes(.warning).isEmpty)
    test.stage.advance(to: 0.75)
    #expect(near(test.x, 150))
    _ = test.stage.advance(.rest)
    #expect(heard == [1])
    #expect(test.stage.time == 2)
  }
}
