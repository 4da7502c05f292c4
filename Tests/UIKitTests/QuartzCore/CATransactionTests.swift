import Testing

@testable import UIKit

@MainActor
struct CATransactionTests {
  /// A layer of its own inside the box, at x 0, that has been shown.
  private func layer(_ test: TestStage) -> CALayer {
    let layer = test.run {
      let layer = CALayer()
      test.box.layer.addSublayer(layer)
      return layer
    }
    return layer
  }

  private func x(_ layer: CALayer) -> Double { Double(layer.presentation()?.position.x ?? .nan) }

  @Test("V-18 a layer that no view backs moves by itself, in 0.25 s by the default curve")
  func implicit() {
    let test = TestStage()
    let layer = layer(test)
    test.run { layer.position.x = 100 }
    #expect(layer.position.x == 100)
    #expect(x(layer) == 0)
    test.stage.advance(by: 0.0625)
    #expect(near(x(layer), 40.8511, 1e-4))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 0.25)
    #expect(x(layer) == 100)
  }

  @Test("a layer that was never shown, and a view's layer, do not move by themselves")
  func notImplicit() {
    let test = TestStage()
    let fresh = test.run {
      let layer = CALayer()
      layer.position.x = 5
      test.box.layer.addSublayer(layer)
      layer.position.x = 10
      test.box.layer.cornerRadius = 4
      return layer
    }
    #expect(x(fresh) == 10)
    #expect(test.shown.cornerRadius == 4)
    #expect(test.stage.isAtRest)
  }

  @Test("an implicit change on the way begins at what is seen")
  func retarget() {
    let test = TestStage()
    let layer = layer(test)
    test.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 100
      CATransaction.commit()
    }
    test.stage.advance(by: 0.5)
    test.run {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 0
    }
    #expect(near(x(layer), 50))
    test.stage.advance(by: 0.5)
    #expect(near(x(layer), 25))
  }

  @Test("with actions disabled changes are made at once; settings end with their brackets")
  func disabled() {
    let test = TestStage()
    let layer = layer(test)
    test.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      layer.position.x = 100
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
    }
    #expect(x(layer) == 100)
    #expect(test.stage.isAtRest)
    test.run { layer.position.x = 200 }
    #expect(x(layer) == 100)
    #expect(!test.stage.isAtRest)
  }

  @Test("the settings of a turn end with it")
  func turn() {
    let test = TestStage()
    test.run { CATransaction.setAnimationDuration(3) }
    test.run { #expect(CATransaction.animationDuration() == 0.25) }
  }

  @Test("the completion comes when all animations begun inside have ended, block animations too")
  func completion() {
    let test = TestStage()
    let layer = layer(test)
    var at: Double?
    test.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { at = test.stage.time }
      layer.opacity = 0
      UIView.animate(withDuration: 1) { test.box.center.x = 200 }
      CATransaction.commit()
      UIView.animate(withDuration: 2) { test.box.alpha = 0 }
    }
    _ = test.stage.advance(.rest)
    #expect(at == 1)
  }

  @Test("without animations the completion comes in the next turn of the instant")
  func nothing() {
    let test = TestStage()
    var calls = 0
    test.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.commit()
      CATransaction.setCompletionBlock { calls += 10 }
    }
    #expect(calls == 0)
    test.stage.advance(by: 0)
    #expect(calls == 11)
    #expect(test.stage.time == 0)
  }

  @Test("an animation that is removed lets the completion come")
  func removed() {
    let test = TestStage()
    var calls = 0
    test.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      UIView.animate(withDuration: 1) { test.box.alpha = 0 }
      CATransaction.commit()
    }
    test.stage.advance(by: 0.5)
    test.run { test.box.removeFromSuperview() }
    test.stage.advance(by: 0)
    #expect(calls == 1)
  }
}
