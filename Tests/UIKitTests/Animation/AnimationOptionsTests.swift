import Testing

@testable import UIKit

@MainActor
struct AnimationOptionsTests {
  @Test("V-27 the raw bits of the options are UIKit's")
  func bits() {
    let expected: [(UIView.AnimationOptions, UInt)] = [
      (.layoutSubviews, 1), (.allowUserInteraction, 2), (.beginFromCurrentState, 4), (.repeat, 8),
      (.autoreverse, 16), (.overrideInheritedDuration, 32), (.overrideInheritedCurve, 64),
      (.allowAnimatedContent, 128), (.showHideTransitionViews, 256),
      (.overrideInheritedOptions, 512), (.curveEaseInOut, 0), (.curveEaseIn, 0x10000),
      (.curveEaseOut, 0x20000), (.curveLinear, 0x30000), (.transitionFlipFromLeft, 0x100000),
      (.transitionFlipFromRight, 0x200000), (.transitionCurlUp, 0x300000),
      (.transitionCurlDown, 0x400000), (.transitionCrossDissolve, 0x500000),
      (.transitionFlipFromTop, 0x600000), (.transitionFlipFromBottom, 0x700000),
      (.preferredFramesPerSecond60, 0x3000000), (.preferredFramesPerSecond30, 0x7000000),
    ]
    for (option, raw) in expected { #expect(option.rawValue == raw) }
  }

  @Test("V-27 a curve without a name, as keyboards have one, moves as the system's spring")
  func keyboardCurve() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .init(rawValue: 7 << 16)) {
        test.box.center.x = 200
      }
    }
    test.stage.advance(by: 0.1)
    let w = 18.257418583505537
    #expect(near(test.x, 200 - 100 * 0.16108 * (1 + w * 0.1), 1e-3))
  }

  @Test("V-25 the frame animates as position and bounds, which add up by themselves")
  func frame() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
      }
    }
    #expect(test.box.layer.animationKeys() == ["bounds", "position"])
    test.stage.advance(by: 0.5)
    #expect(test.shown.bounds == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(test.shown.position == CGPoint(x: 70, y: 55))
    #expect(test.shown.frame == CGRect(x: 40, y: 40, width: 60, height: 30))
  }

  @Test("V-13 a view that animates, and all inside it, gets no touches until it is over")
  func noTouches() {
    let test = TestStage()
    let inner = test.run { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    test.box.addSubview(inner)
    test.run { UIView.animate(withDuration: 1) { test.box.alpha = 0.5 } }
    test.stage.advance(by: 0.5)
    #expect(test.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === test.window)
    _ = test.stage.advance(.rest)
    #expect(test.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === inner)
  }

  @Test("V-13 with allowUserInteraction the model is hit")
  func modelTouches() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        test.box.center.x = 300
      }
    }
    test.stage.advance(by: 0.1)
    #expect(test.window.hitTest(CGPoint(x: 300, y: 100), with: nil) === test.box)
    #expect(test.window.hitTest(CGPoint(x: 105, y: 100), with: nil) === test.window)
  }

  @Test("A-19 touches find what a property animator moves where it is seen")
  func seenTouches() {
    for isManual in [false, true] {
      let test = TestStage()
      let animator = test.stage.with {
        UIViewPropertyAnimator(duration: 1, curve: .linear) { test.box.center.x = 300 }
      }
      animator.isManualHitTestingEnabled = isManual
      test.run { animator.startAnimation() }
      test.stage.advance(by: 0.5)
      let seen = test.window.hitTest(CGPoint(x: 200, y: 100), with: nil)
      let model = test.window.hitTest(CGPoint(x: 300, y: 100), with: nil)
      #expect((seen === test.box) == !isManual)
      #expect((model === test.box) == isManual)
      _ = test.stage.advance(.rest)
    }
  }

  @Test("A-19 with isUserInteractionEnabled off touches pass by")
  func refusedTouches() {
    let test = TestStage()
    let animator = test.stage.with {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { test.box.center.x = 300 }
    }
    animator.isUserInteractionEnabled = false
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.5)
    #expect(test.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === test.window)
    _ = test.stage.advance(.rest)
  }
}
