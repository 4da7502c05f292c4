import Testing

@testable import UIKit

@MainActor
struct UILongPressGestureRecognizerTests {
  private func press(_ scene: GestureScene) -> UILongPressGestureRecognizer {
    scene.recognize("press", on: scene.box) { UILongPressGestureRecognizer() }
  }

  @Test("G-26 a long press begins after half a second, follows the finger and ends with it")
  func press() {
    let scene = GestureScene()
    let press = press(scene)
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0 && press.numberOfTouchesRequired == 1)
    scene.down(100, 100)
    scene.stage.advance(by: 0.49)
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 0.02)
    #expect(scene.take() == ["press began"])
    #expect(scene.test.events.first { $0.name == "began" }?.time == 0.5)
    scene.move(200, 100)
    scene.up(200, 100)
    #expect(scene.take() == ["press changed", "press ended"])
  }

  @Test("G-26 it fails for a finger that leaves early or goes further than allowed")
  func failures() {
    let scene = GestureScene()
    let press = press(scene)
    scene.tapOnce()
    scene.stage.advance(by: 1)
    scene.down(100, 100)
    scene.move(108, 108)
    scene.stage.advance(by: 1)
    scene.up(108, 108)
    #expect(scene.take().isEmpty && press.state == .possible)
    scene.down(100, 100)
    scene.move(110, 100)
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["press began"])
  }

  @Test("a press after a tap")
  func afterTap() {
    let scene = GestureScene()
    press(scene).numberOfTapsRequired = 1
    scene.down(100, 100)
    scene.stage.advance(by: 1)
    scene.up(100, 100)
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 1)
    scene.tapOnce()
    scene.stage.advance(by: 0.1)
    scene.down(100, 100)
    scene.stage.advance(by: 0.6)
    #expect(scene.take() == ["press began"])
  }

  @Test("a press that is recognized keeps a tap from it, and a pan keeps it from being one")
  func among() {
    let scene = GestureScene()
    _ = press(scene)
    scene.tap("tap", on: scene.box)
    scene.pan("pan", on: scene.box)
    scene.down(100, 100)
    scene.stage.advance(by: 0.6)
    scene.up(100, 100)
    #expect(scene.take() == ["press began", "press ended"])
    scene.down(100, 100)
    scene.move(110, 100)
    scene.stage.advance(by: 1)
    scene.up(110, 100)
    #expect(scene.take() == ["pan began", "pan ended"])
  }
}
