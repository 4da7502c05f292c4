import Testing

@testable import UIKit

@MainActor
struct AnimationBracketTests {
  @Test("X-06 a bracket animates for 0.2 s with easeInOut")
  func defaults() {
    let test = TestStage()
    test.run {
      UIView.beginAnimations(nil, context: nil)
      test.box.center.x = 200
      UIView.commitAnimations()
    }
    test.stage.advance(to: 0.05)
    #expect(near(test.x, 112.9162, 1e-6))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.2)
  }

  @Test("X-06 the setters count inside a bracket, and are ignored outside")
  func setters() {
    let test = TestStage()
    test.run {
      UIView.setAnimationDuration(9)
      UIView.beginAnimations("move", context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationDelay(0.25)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationRepeatCount(2)
      UIView.setAnimationRepeatAutoreverses(true)
      test.box.center.x = 200
      UIView.commitAnimations()
      UIView.setAnimationDuration(9)
    }
    test.stage.advance(to: 0.5)
    #expect(near(test.x, 150))
    test.stage.advance(to: 1)
    #expect(near(test.x, 150))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2.25)
  }

  @Test("X-06 brackets nest as a stack, each with its own settings")
  func nesting() {
    let test = TestStage()
    test.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.beginAnimations(nil, context: nil)
      #expect(UIView.inheritedAnimationDuration == 0.2)
      test.box.alpha = 0
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 1)
      test.box.center.x = 200
      UIView.commitAnimations()
      UIView.commitAnimations()
    }
    test.stage.advance(to: 0.2)
    #expect(test.shown.opacity == 0)
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 1)
  }

  @Test("V-14 setAnimationBeginsFromCurrentState")
  func fromCurrentState() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.alpha = 0 }
    }
    test.stage.advance(by: 0.25)
    test.run {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationBeginsFromCurrentState(true)
      test.box.alpha = 1
      UIView.commitAnimations()
    }
    #expect(near(Double(test.shown.opacity), 0.75))
  }

  @Test("a bracket may be open over statements")
  func overStatements() {
    let test = TestStage()
    test.run { UIView.beginAnimations(nil, context: nil) }
    test.run { test.box.center.x = 200 }
    test.run { UIView.commitAnimations() }
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.2)
  }
}
