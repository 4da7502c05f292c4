import Testing

@testable import UIKit

@MainActor
struct GestureRequirementTests {
  @Test("G-12 what requires a failure fails on the other's recognition, even if both might be")
  func requirementBeforeSharing() {
    let scene = GestureScene()
    let delegate = GestureDelegate()
    delegate.shares = { _ in true }
    let inner = scene.pan("inner", on: scene.box)
    inner.delegate = delegate
    inner.require(toFail: scene.pan("outer", on: scene.window))
    scene.drag((120, 100), (140, 100))
    #expect(scene.take() == ["outer began", "outer changed", "outer ended"])
  }

  @Test("G-12 a tap waits until the double tap has failed")
  func doubleTapFails() {
    let scene = GestureScene()
    let single = scene.tap("single", on: scene.box)
    single.require(toFail: scene.tap("double", on: scene.box, times: 2))
    single.addAction {
      #expect($0.location(in: scene.box) == CGPoint(x: 20, y: 20) && $0.numberOfTouches == 1)
    }
    scene.tapOnce()
    #expect(scene.take().isEmpty && single.state == .possible)
    scene.stage.advance(by: 0.34)
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 0.02)
    #expect(scene.take() == ["single ended"] && single.state == .possible)
  }

  @Test("G-12 it fails when the double tap is recognized")
  func doubleTap() {
    let scene = GestureScene()
    let single = scene.tap("single", on: scene.box)
    single.require(toFail: scene.tap("double", on: scene.box, times: 2))
    scene.tapOnce()
    scene.stage.advance(by: 0.1)
    scene.tapOnce()
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["double ended"])
    scene.tapOnce()
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["single ended"])
  }

  @Test("a tap and a double tap that do not wait are both recognized")
  func bothTaps() {
    let scene = GestureScene()
    scene.tap("double", on: scene.box, times: 2)
    scene.tap("single", on: scene.box)
    scene.tapOnce()
    scene.stage.advance(by: 0.1)
    scene.tapOnce()
    #expect(scene.take() == ["single ended", "double ended"])
  }

  @Test("G-12 a pan that waits begins with what it has gone when the other fails")
  func panWaits() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    pan.addAction { [unowned pan] _ in scene.log.append("\(pan.translation(in: nil).x)") }
    let press = scene.recognize("press", on: scene.box) { UILongPressGestureRecognizer() }
    press.allowableMovement = 30
    pan.require(toFail: press)
    scene.down(100, 100)
    scene.move(120, 100)
    #expect(scene.take().isEmpty && pan.state == .possible)
    scene.move(140, 100)
    #expect(scene.take() == ["pan began", "40.0"])
    scene.up(140, 100)
    #expect(scene.take() == ["pan ended", "40.0"])
  }

  @Test("G-12 the other has failed by the time the finger is up: began and ended come together")
  func panWaitsToEnd() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    let press = scene.recognize("press", on: scene.box) { UILongPressGestureRecognizer() }
    press.allowableMovement = 100
    pan.require(toFail: press)
    scene.drag((120, 100), (140, 100))
    #expect(scene.take() == ["pan began", "pan ended"] && pan.state == .possible)
  }

  @Test("G-12 a delegate's requirement counts, asked once for a pair while a touch lasts")
  func dynamicRequirement() {
    for waits in [true, false] {
      let scene = GestureScene()
      let (inner, outer) = (GestureDelegate(), GestureDelegate())
      if waits { inner.waits = { _ in true } } else { outer.goesFirst = { _ in true } }
      scene.pan("inner", on: scene.box).delegate = inner
      scene.pan("outer", on: scene.window).delegate = outer
      scene.drag((120, 100), (140, 100))
      #expect(scene.take() == ["outer began", "outer changed", "outer ended"])
      #expect(inner.asked.filter { $0 == "wait" }.count == 1)
      #expect(outer.asked.filter { $0 == "first" }.count <= 1)
    }
  }

  @Test("two that wait for each other fail when no finger is left")
  func circle() {
    let scene = GestureScene()
    let (one, other) = (scene.tap("one", on: scene.box), scene.tap("other", on: scene.box))
    one.require(toFail: other)
    other.require(toFail: one)
    scene.tapOnce()
    #expect(scene.take().isEmpty && one.state == .possible && other.state == .possible)
    one.isEnabled = false
    scene.stage.advance(by: 1)
    scene.tapOnce()
    #expect(scene.take() == ["other ended"])
  }
}
