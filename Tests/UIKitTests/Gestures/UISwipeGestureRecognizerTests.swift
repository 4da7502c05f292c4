import Testing

@testable import UIKit

@MainActor
struct UISwipeGestureRecognizerTests {
  @Test("G-26 a swipe goes right unless told otherwise, and is recognized at once")
  func swipe() {
    let scene = GestureScene()
    let swipe = scene.recognize("swipe", on: scene.box) { UISwipeGestureRecognizer() }
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    scene.down(100, 100)
    scene.move(140, 100)
    #expect(scene.take().isEmpty)
    scene.move(150, 100)
    #expect(scene.take() == ["swipe ended"])
    scene.up(150, 100)
    scene.drag((60, 100), (20, 100))
    scene.drag((130, 160), (160, 220))
    #expect(scene.take().isEmpty)
    swipe.direction = [.left, .up]
    scene.drag((60, 100), (20, 100))
    scene.drag((100, 60), (100, 20))
    scene.drag((140, 100), (180, 100))
    #expect(scene.take() == ["swipe ended", "swipe ended"])
  }

  @Test("a slow stroke is none, nor one of more fingers")
  func failures() {
    let scene = GestureScene()
    let swipe = scene.recognize("swipe", on: scene.box) { UISwipeGestureRecognizer() }
    scene.down(100, 100)
    for step in 1...8 { scene.move(100 + 10 * CGFloat(step), 100, after: 0.12) }
    scene.up(180, 100)
    scene.down(100, 100, finger: 1)
    scene.down(100, 110, finger: 2)
    scene.move(200, 100, finger: 1)
    scene.up(200, 100, finger: 1)
    scene.up(100, 110, finger: 2)
    #expect(scene.take().isEmpty && swipe.state == .possible)
  }
}
