import Testing

@testable import UIKit

@MainActor
struct BlockAnimationTests {
  @Test(
    "V-01 the block runs once and at once, the model is final, the screen starts at the old value")
  func modelFirst() {
    let test = TestStage()
    var calls = 0
    test.run {
      UIView.animate(withDuration: 1) {
        calls += 1
        test.box.center.x = 200
      }
      #expect(test.box.center.x == 200)
    }
    #expect(calls == 1)
    #expect(test.x == 100)
  }

  @Test(
    "V-02 the named curves are Core Animation's",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.129162), (.curveEaseIn, 0.093465),
      (.curveEaseOut, 0.378138), (.curveLinear, 0.25),
    ])
  func curves(options: UIView.AnimationOptions, atQuarter: Double) {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: options) { test.box.center.x = 200 }
    }
    test.stage.advance(by: 0.25)
    let expected = 100 + 100 * atQuarter
    #expect(near(test.x, expected, 1e-6))
  }

  @Test("V-03 the short form has no delay, and easeInOut")
  func defaults() {
    let test = TestStage()
    test.run { UIView.animate(withDuration: 1, animations: { test.box.center.x = 200 }) }
    test.stage.advance(by: 0.75)
    #expect(near(test.x, 187.0838, 1e-6))
  }

  @Test("V-04 the completion hears true at the natural end, false after a removal")
  func finished() {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.center.x = 200
      } completion: {
        heard.append($0)
      }
    }
    _ = test.stage.advance(.rest)
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.alpha = 0
      } completion: {
        heard.append($0)
      }
    }
    test.stage.advance(by: 0.5)
    test.run { test.box.layer.removeAllAnimations() }
    #expect(test.shown.opacity == 0)
    #expect(heard == [true])
    test.stage.advance(by: 0)
    #expect(heard == [true, false])
    #expect(test.stage.time == 1.5)
  }

  @Test("V-05 one completion for each call, however many views and properties it moves")
  func oneCompletion() {
    let test = TestStage()
    let other = test.run { UIView() }
    test.window.addSubview(other)
    var calls = 0
    test.run {
      UIView.animate(withDuration: 0.3) {
        test.box.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
        test.box.alpha = 0.5
        other.center.x = 30
      } completion: { _ in
        calls += 1
      }
    }
    _ = test.stage.advance(.rest)
    #expect(calls == 1)
  }

  @Test("V-06 a change to the present value adds no animation")
  func noChange() {
    let test = TestStage()
    test.run { UIView.animate(withDuration: 1) { test.box.center = test.box.center } }
    #expect(test.box.layer.animationKeys() == nil)
    #expect(test.stage.isAtRest)
  }

  @Test("V-07 a block that creates no animation is over at once, with true and a warning")
  func emptyBlock() {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 2) {
      } completion: {
        heard.append($0)
      }
    }
    #expect(heard.isEmpty)
    test.stage.advance(by: 0)
    #expect(heard == [true])
    #expect(test.stage.time == 0)
    #expect(test.codes(.warning) == ["no-effect"])
  }

  @Test("V-07 a block around a block that moves something is not without effect")
  func outerBlock() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1) { UIView.animate(withDuration: 1) { test.box.alpha = 0 } }
    }
    #expect(test.codes(.warning).isEmpty)
  }

  @Test(
    "V-08 without a duration changes apply at once, and the completion comes at the next turn",
    arguments: [0, -1, Double.nan])
  func noDuration(duration: Double) {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: duration) {
        test.box.center.x = 200
      } completion: {
        heard.append($0)
      }
    }
    #expect(heard.isEmpty)
    #expect(test.x == 200)
    test.stage.advance(by: 0)
    #expect(heard == [true])
    #expect(test.codes(.warning).isEmpty)
  }

  @Test("V-08 a delay without a duration shows the change only after the delay")
  func delayAlone() {
    let test = TestStage()
    var heardAt: Double?
    test.run {
      UIView.animate(withDuration: 0, delay: 0.4) {
        test.box.alpha = 0
      } completion: { _ in
        heardAt = test.stage.time
      }
    }
    test.stage.advance(to: 0.39)
    #expect(test.shown.opacity == 1)
    test.stage.advance(to: 0.5)
    #expect(test.shown.opacity == 0)
    #expect(heardAt == 0.4)
  }

  @Test("a delay shows the old value meanwhile, for additive and other properties")
  func delay() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
        test.box.center.x = 200
        test.box.alpha = 0
      }
    }
    test.stage.advance(to: 0.2)
    #expect(test.x == 100)
    #expect(test.shown.opacity == 1)
    test.stage.advance(to: 0.5)
    #expect(near(test.x, 150))
    #expect(near(Double(test.shown.opacity), 0.5))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.75)
  }

  @Test("V-09 while animations are off blocks apply at once; what runs is left alone")
  func disabled() {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.alpha = 0 }
    }
    test.run {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) {
        test.box.center.x = 200
      } completion: {
        heard.append($0)
      }
      UIView.setAnimationsEnabled(true)
    }
    #expect(test.x == 200)
    #expect(heard.isEmpty)
    test.stage.advance(to: 0.5)
    #expect(heard == [true])
    #expect(near(Double(test.shown.opacity), 0.5))
  }

  @Test("V-10 performWithoutAnimation switches off inside a block, and puts back what was")
  func withoutAnimation() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation { test.box.alpha = 0 }
        test.box.center.x = 200
      }
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(test.shown.opacity == 0)
    #expect(test.x == 100)
  }

  @Test("V-11 an inner block has the outer duration and curve, its own delay and completion")
  func nested() {
    let test = TestStage()
    var heard: [String] = []
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0.5, options: .curveEaseIn) {
          test.box.center.x = 200
        } completion: { _ in
          heard.append("inner \(test.stage.time)")
        }
      } completion: { _ in
        heard.append("outer \(test.stage.time)")
      }
    }
    test.stage.advance(to: 1)
    #expect(near(test.x, 150))
    _ = test.stage.advance(.rest)
    #expect(heard == ["outer 1.0", "inner 1.5"])
  }

  @Test("V-11 an inner block that overrides duration or curve keeps its own")
  func overriding() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration]) {
          test.box.center.x = 200
        }
        UIView.animate(
          withDuration: 0.5, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]
        ) {
          test.box.alpha = 0
        }
      }
    }
    test.stage.advance(to: 0.25)
    #expect(near(test.x, 150))
    #expect(near(Double(test.shown.opacity), 0.906535, 1e-6))
  }

  @Test("V-12 a repeating block runs until it is removed, and then hears false")
  func repeating() {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        test.box.center.x = 200
      } completion: {
        heard.append($0)
      }
    }
    test.stage.advance(to: 0.25)
    #expect(near(test.x, 150))
    test.stage.advance(to: 0.75)
    #expect(near(test.x, 150))
    test.stage.advance(to: 10.4)
    #expect(near(test.x, 180, 1e-6))
    test.run { test.box.layer.removeAllAnimations() }
    #expect(test.x == 200)
    test.stage.advance(by: 0)
    #expect(heard == [false])
    #expect(test.stage.isAtRest)
  }

  @Test("V-12 a counted repetition takes forth and back 2 d each, and then shows the model")
  func counted() {
    let test = TestStage()
    var heardAt: Double?
    test.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { test.box.center.x = 200 }
      } completion: { _ in
        heardAt = test.stage.time
      }
    }
    test.stage.advance(to: 1.9)
    #expect(near(test.x, 120, 1e-6))
    test.stage.advance(to: 3)
    #expect(heardAt == 2)
    #expect(test.x == 200)
  }

  @Test(
    "V-14 with beginFromCurrentState what does not add begins at what is seen, else at the old model value"
  )
  func fromCurrentState() {
    func half(_ options: UIView.AnimationOptions) -> Double {
      let test = TestStage()
      test.run {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.alpha = 0 }
      }
      test.stage.advance(by: 0.25)
      test.run {
        UIView.animate(withDuration: 1, delay: 0, options: options) { test.box.alpha = 1 }
      }
      return Double(test.shown.opacity)
    }
    #expect(near(half([.curveLinear, .beginFromCurrentState]), 0.75))
    #expect(near(half(.curveLinear), 0))
  }

  @Test(
    "V-15 layoutIfNeeded inside a block, and the layoutSubviews option, animate what layout moves",
    arguments: [true, false])
  func layout(byOption: Bool) {
    let test = TestStage()
    let parent = test.run {
      CenteringView(child: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    test.run { test.window.addSubview(parent) }
    #expect(parent.child.center.x == 50)
    test.run {
      UIView.animate(
        withDuration: 1, delay: 0,
        options: byOption ? [.curveLinear, .layoutSubviews] : .curveLinear
      ) {
        parent.bounds.size.width = 300
        if !byOption { parent.layoutIfNeeded() }
      }
    }
    test.stage.advance(by: 0.5)
    #expect(near((parent.child.layer.presentation()?.position ?? .zero).x, 100))
  }

  @Test("V-16 a view without a window shows no animation, and its completion comes at once")
  func detached() {
    let test = TestStage()
    let view = test.run { UIView() }
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        heard.append($0)
      }
    }
    #expect(view.layer.animationKeys() == nil)
    test.stage.advance(by: 0)
    #expect(heard == [true])
    #expect(test.codes(.warning) == ["no-effect"])
  }

  @Test("V-16 a view that comes into a window in the same turn is animated")
  func attachedLater() {
    let test = TestStage()
    test.run {
      let view = UIView()
      UIView.animate(withDuration: 1) { view.alpha = 0 }
      test.window.addSubview(view)
    }
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 1)
  }

  @Test("V-18 outside a block a view's property does not animate")
  func noBlock() {
    let test = TestStage()
    test.run { test.box.center.x = 200 }
    #expect(test.x == 200)
    #expect(test.stage.isAtRest)
  }

  @Test("V-19 a view that leaves its superview ends its animations and those inside it with false")
  func removal() {
    let test = TestStage()
    let inner = test.run { UIView() }
    test.run { test.box.addSubview(inner) }
    var heard: [String] = []
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.center.x = 200
      } completion: {
        heard.append("box \($0)")
      }
      UIView.animate(withDuration: 1) {
        inner.alpha = 0
      } completion: {
        heard.append("inner \($0)")
      }
    }
    test.stage.advance(by: 0.5)
    test.run { test.box.removeFromSuperview() }
    test.stage.advance(by: 0)
    #expect(heard == ["box false", "inner false"])
    #expect(test.stage.time == 0.5)
  }

  @Test("V-19 a view that moves within its window keeps its animations")
  func reparenting() {
    let test = TestStage()
    let other = test.run { UIView() }
    test.run { test.window.addSubview(other) }
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.center.x = 200 }
    }
    test.stage.advance(by: 0.5)
    test.run { other.addSubview(test.box) }
    #expect(near(test.x, 150))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 1)
  }

  @Test("V-23 a layer's own properties animate inside a block, hidden switches at once")
  func layerProperties() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.layer.cornerRadius = 8
        test.box.layer.borderWidth = 4
        test.box.layer.zPosition = 2
        test.box.backgroundColor = .black
        test.box.bounds.size.width = 60
        test.box.isHidden = true
      }
    }
    test.stage.advance(by: 0.5)
    #expect(near(test.shown.cornerRadius, 4))
    #expect(near(test.shown.borderWidth, 2))
    #expect(near(test.shown.zPosition, 1))
    #expect(near((test.shown.backgroundColor ?? UIColor.red.cgColor).alpha, 0.5))
    #expect(near(test.shown.bounds.width, 50))
    #expect(test.shown.isHidden)
  }

  @Test("V-26 the inherited duration is that of the innermost block, 0 outside")
  func inheritedDuration() {
    let test = TestStage()
    test.run {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 0.7) {
        #expect(UIView.inheritedAnimationDuration == 0.7)
        UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 0.2)
        }
        test.box.alpha = 0
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("contract 11: a completion may animate, remove views and add views")
  func reentrancy() {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 0.2) {
        test.box.alpha = 0
      } completion: { _ in
        test.box.removeFromSuperview()
        test.window.addSubview(test.box)
        UIView.animate(withDuration: 0.2) {
          test.box.alpha = 1
        } completion: {
          heard.append($0)
          test.box.layer.removeAllAnimations()
        }
      }
    }
    _ = test.stage.advance(.rest)
    #expect(heard == [true])
    #expect(test.stage.time == 0.4)
  }

  @Test("a view that is made inside a block appears where it is, without moving there")
  func madeInside() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1) {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        test.window.addSubview(view)
        test.box.alpha = 0
      }
    }
    #expect(test.frames.last?.added.map(\.key) == [.opacity])
  }

  @Test("two changes of a property in one block are one way, from the old value to the last")
  func twice() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.alpha = 0.5
        test.box.alpha = 0
        test.box.center.x = 120
        test.box.center.x = 200
        test.box.bounds.size.width = 50
        test.box.bounds.size.width = 40
      }
    }
    #expect(test.box.layer.animationKeys() == ["opacity", "position"])
    test.stage.advance(by: 0.5)
    #expect(near(Double(test.shown.opacity), 0.5))
    #expect(near(test.x, 150))
  }
}

/// Keeps a view in the middle of its width.
final class CenteringView: UIView {
  let child: UIView

  init(child: UIView) {
    self.child = child
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    addSubview(child)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { child.center.x = bounds.midX }
}
