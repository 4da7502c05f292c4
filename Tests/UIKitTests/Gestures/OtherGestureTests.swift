import Testing

@testable import UIKit

@MainActor
struct TapGestureTests {
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

@MainActor
struct LongPressGestureTests {
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

@MainActor
struct SwipeGestureTests {
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

@MainActor
struct TwoFingerGestureTests {
  /// Two fingers 100 points apart on a line through (200, 400).
  private func place(
    _ scene: GestureScene, distance: CGFloat, angle: CGFloat, _ phase: UITouch.Phase
  ) {
    let (x, y) = (distance / 2 * cos(angle), distance / 2 * sin(angle))
    if phase != .began { scene.stage.advance(by: 1.0 / 60) }
    scene.stage.touch([
      TouchSample(phase, finger: 1, at: CGPoint(x: 200 - x, y: 400 - y)),
      TouchSample(phase, finger: 2, at: CGPoint(x: 200 + x, y: 400 + y)),
    ])
  }

  @Test("G-26 a pinch begins at scale 1, and the scale is the distance over that at its beginning")
  func pinch() {
    let scene = GestureScene()
    let pinch = scene.recognize("pinch", on: scene.window) { UIPinchGestureRecognizer() }
    var scales: [CGFloat] = []
    var velocity: CGFloat = 0
    pinch.addAction { [unowned pinch] _ in
      scales.append(pinch.scale)
      velocity = pinch.velocity
    }
    place(scene, distance: 100, angle: 0.3, .began)
    place(scene, distance: 104, angle: 0.3, .moved)
    #expect(pinch.scale == 1 && scene.log.isEmpty)
    place(scene, distance: 110, angle: 0.3, .moved)
    place(scene, distance: 220, angle: 0.3, .moved)
    #expect(near(velocity, 60, 1e-6))
    place(scene, distance: 55, angle: 0.3, .moved)
    place(scene, distance: 55, angle: 0.3, .ended)
    #expect(scene.take() == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    #expect(zip(scales, [1, 2, 0.5, 0.5]).allSatisfy { near($0, $1, 1e-6) })
    #expect(pinch.scale == 1)
  }

  @Test("G-26 the scale can be set, and goes on from there")
  func scale() {
    let scene = GestureScene()
    let pinch = scene.recognize("pinch", on: scene.window) { UIPinchGestureRecognizer() }
    place(scene, distance: 100, angle: 0, .began)
    place(scene, distance: 200, angle: 0, .moved)
    place(scene, distance: 300, angle: 0, .moved)
    #expect(near(pinch.scale, 1.5))
    pinch.scale = 1
    place(scene, distance: 150, angle: 0, .moved)
    #expect(near(pinch.scale, 0.5))
    pinch.scale = .nan
    pinch.scale = 0
    #expect(near(pinch.scale, 0.5))
    pinch.scale = 3
    #expect(near(pinch.scale, 3))
  }

  @Test("G-26 a rotation is an angle in radians from where it began, beyond half a turn too")
  func rotation() {
    let scene = GestureScene()
    let rotation = scene.recognize("turn", on: scene.window) { UIRotationGestureRecognizer() }
    place(scene, distance: 100, angle: 0, .began)
    place(scene, distance: 100, angle: 0.05, .moved)
    #expect(scene.log.isEmpty)
    for step in 1...40 { place(scene, distance: 100, angle: 0.1 * CGFloat(step), .moved) }
    #expect(near(rotation.rotation, 3.9, 1e-9) && near(rotation.velocity, 6, 1e-6))
    rotation.rotation = 0
    place(scene, distance: 100, angle: 3.5, .moved)
    #expect(near(rotation.rotation, -0.5, 1e-9))
    place(scene, distance: 100, angle: 3.5, .ended)
    #expect(scene.log.first == "turn began" && scene.log.last == "turn ended")
    #expect(rotation.rotation == 0)
  }

  @Test("both at once, if a delegate lets them; else the first that its fingers make")
  func both() {
    for shares in [true, false] {
      let scene = GestureScene()
      let delegate = GestureDelegate()
      delegate.shares = { _ in shares }
      scene.recognize("pinch", on: scene.window) { UIPinchGestureRecognizer() }.delegate = delegate
      scene.recognize("turn", on: scene.window) { UIRotationGestureRecognizer() }
      place(scene, distance: 100, angle: 0, .began)
      place(scene, distance: 100, angle: 0.2, .moved)
      place(scene, distance: 120, angle: 0.2, .moved)
      #expect(
        scene.take()
          == (shares
            ? ["turn began", "pinch began", "turn changed"] : ["turn began", "turn changed"]))
    }
  }

  @Test("one finger makes neither; the third is not counted; one that leaves ends it")
  func fingers() {
    let scene = GestureScene()
    let pinch = scene.recognize("pinch", on: scene.window) { UIPinchGestureRecognizer() }
    scene.drag((200, 100))
    #expect(scene.take().isEmpty && pinch.state == .possible)
    place(scene, distance: 100, angle: 0, .began)
    scene.down(300, 600, finger: 3)
    #expect(pinch.numberOfTouches == 2)
    place(scene, distance: 200, angle: 0, .moved)
    scene.up(300, 400, finger: 2)
    #expect(scene.take() == ["pinch began", "pinch ended"])
  }

  @Test("fingers at one point divide nothing by zero")
  func zero() {
    let scene = GestureScene()
    let pinch = scene.recognize("pinch", on: scene.window) { UIPinchGestureRecognizer() }
    place(scene, distance: 0, angle: 0, .began)
    place(scene, distance: 100, angle: 0, .moved)
    place(scene, distance: 0, angle: 0, .moved)
    place(scene, distance: 50, angle: 0, .moved)
    #expect(near(pinch.scale, 0.5))
    scene.cancel(finger: 1)
    scene.cancel(finger: 2)
    #expect(scene.take().last == "pinch cancelled")
  }
}
