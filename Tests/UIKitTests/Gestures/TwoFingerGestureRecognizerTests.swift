import Testing

@testable import UIKit

@MainActor
struct TwoFingerGestureRecognizerTests {
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
