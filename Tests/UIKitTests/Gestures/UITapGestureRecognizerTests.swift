import Testing

@testable import UIKit

@MainActor
struct UITapGestureRecognizerTests {
  @Test("G-26 a tap: one of one finger; too far or too long, and it fails")
  func limits() {
    let scene = GestureScene()
    let tap = scene.tap("tap", on: scene.window)
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    scene.drag((120, 100))
    #expect(scene.take() == ["tap ended"])
    scene.drag((160, 100))
    #expect(scene.take().isEmpty)
    scene.down(100, 100)
    scene.stage.advance(by: 0.7)
    scene.up(100, 100)
    #expect(scene.take() == ["tap ended"])
    scene.down(100, 100)
    scene.stage.advance(by: 0.8)
    scene.up(100, 100)
    #expect(scene.take().isEmpty && tap.state == .possible)
  }

  @Test("taps in a row must come at one place, one soon after the other")
  func twice() {
    let scene = GestureScene()
    scene.tap("double", on: scene.window, times: 2)
    scene.tapOnce(100, 100)
    scene.stage.advance(by: 0.4)
    scene.tapOnce(100, 100)
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 1)
    scene.tapOnce(100, 100)
    scene.stage.advance(by: 0.1)
    scene.tapOnce(200, 100)
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 1)
    scene.tapOnce(100, 100)
    scene.stage.advance(by: 0.1)
    scene.tapOnce(110, 100)
    #expect(scene.take() == ["double ended"])
  }

  @Test("a tap of two fingers takes both of them, and its location is between them")
  func twoFingers() {
    let scene = GestureScene()
    let tap = scene.tap("tap", on: scene.window)
    tap.numberOfTouchesRequired = 2
    var location = CGPoint.zero
    tap.addAction {
      location = $0.location(in: nil)
      #expect($0.numberOfTouches == 2)
    }
    scene.tapOnce()
    #expect(scene.take().isEmpty)
    scene.down(100, 100, finger: 1)
    scene.down(140, 100, finger: 2)
    scene.stage.touch([
      TouchSample(.ended, finger: 1, at: CGPoint(x: 100, y: 100)),
      TouchSample(.ended, finger: 2, at: CGPoint(x: 140, y: 100)),
    ])
    #expect(scene.take() == ["tap ended"] && location == CGPoint(x: 120, y: 100))
    scene.down(100, 100, finger: 1)
    scene.down(140, 100, finger: 2)
    scene.down(160, 100, finger: 3)
    for finger in 1...3 { scene.up(100, 100, finger: finger) }
    #expect(scene.take().isEmpty)
  }
}
