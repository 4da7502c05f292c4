import Testing

@testable import UIKit

@MainActor
struct UIPanGestureRecognizerTests {
  @Test("G-20 the defaults, and the 10 points before it begins")
  func slop() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    scene.down(100, 100)
    scene.move(106, 107)
    #expect(scene.take().isEmpty)
    scene.move(106, 108)
    #expect(scene.take() == ["pan began"])
  }

  @Test("G-20 fewer fingers than the minimum end it")
  func minimum() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    pan.minimumNumberOfTouches = 2
    scene.drag((140, 100))
    #expect(scene.take().isEmpty)
    scene.down(90, 100, finger: 1)
    scene.move(90, 130, finger: 1)
    scene.down(110, 100, finger: 2)
    scene.move(90, 140, finger: 1)
    #expect(scene.take().isEmpty)
    scene.move(90, 150, finger: 1)
    #expect(scene.take() == ["pan began"] && pan.translation(in: nil).y == 10)
    scene.up(110, 100, finger: 2)
    #expect(scene.take() == ["pan ended"])
  }

  @Test("G-20 more fingers than the maximum make it fail, or cancel it")
  func maximum() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    pan.maximumNumberOfTouches = 1
    var failures = 0
    pan.onFailure = { failures += 1 }
    scene.down(90, 100, finger: 1)
    scene.down(110, 100, finger: 2)
    #expect(failures == 1)
    scene.move(90, 150, finger: 1)
    scene.up(90, 150, finger: 1)
    scene.up(110, 100, finger: 2)
    #expect(scene.take().isEmpty)
    scene.down(90, 100, finger: 1)
    scene.move(90, 150, finger: 1)
    scene.down(110, 100, finger: 2)
    #expect(scene.take() == ["pan began", "pan cancelled"])
  }

  @Test("a finger that leaves while others stay moves nothing")
  func fingersChange() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    scene.down(90, 100, finger: 1)
    scene.down(110, 100, finger: 2)
    scene.move(90, 130, finger: 1)
    scene.move(110, 130, finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30))
    scene.up(110, 130, finger: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 30) && pan.numberOfTouches == 1)
    scene.move(90, 140, finger: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
    #expect(pan.location(in: nil) == CGPoint(x: 90, y: 140))
  }

  @Test("G-21 the translation is linear in any view's coordinates: turned and scaled, not moved")
  func translation() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.window)
    let turned = scene.add(CGRect(x: 300, y: 300, width: 50, height: 50))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let doubled = scene.add(CGRect(x: 30, y: 300, width: 50, height: 50))
    doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.down(200, 200)
    scene.move(210, 200)
    #expect(pan.translation(in: scene.window) == CGPoint(x: 10, y: 0))
    #expect(near(pan.translation(in: turned).x, 0) && near(pan.translation(in: turned).y, -10))
    #expect(near(pan.translation(in: doubled).x, 5) && near(pan.translation(in: doubled).y, 0))
    #expect(near(pan.velocity(in: doubled).x, 300, 1e-6))
    #expect(pan.location(in: scene.box) == CGPoint(x: 130, y: 120))
  }

  @Test("G-21 setTranslation counts from there, and the velocity reads zero until the next move")
  func rebase() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    scene.down(100, 100)
    scene.move(120, 100)
    scene.move(140, 100)
    #expect(near(pan.velocity(in: nil).x, 1200, 1e-6))
    pan.setTranslation(.zero, in: scene.box)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    scene.move(145, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    #expect(near(pan.velocity(in: nil).x, 300, 1e-6))
    scene.box.transform = CGAffineTransform(scaleX: 2, y: 2)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: scene.box)
    #expect(near(pan.translation(in: nil).x, 20))
    pan.setTranslation(CGPoint(x: Double.nan, y: 0), in: nil)
    #expect(near(pan.translation(in: nil).x, 20))
  }

  @Test("the steps between events add up to the way of the finger, from its touch on")
  func steps() {
    let scene = GestureScene()
    var seen: [CGFloat] = []
    let pan = scene.pan("pan", on: scene.box)
    pan.addAction { [unowned pan] _ in seen.append(pan.translation(in: nil).x) }
    scene.drag((105, 100), (115, 100), (140, 100), (150, 100))
    #expect(seen == [15, 40, 50, 50])
  }

  @Test(
    "G-23 the velocity is that of the last two moves, persists at the release, and rests after 0.1 s"
  )
  func velocity() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    var last = CGPoint.zero
    pan.addAction { [unowned pan] _ in last = pan.velocity(in: nil) }
    scene.drag((120, 90), (150, 100))
    #expect(near(last.x, 1800, 1e-6) && near(last.y, 600, 1e-6))
    #expect(pan.velocity(in: nil) == .zero)
    scene.down(100, 100)
    scene.move(120, 100)
    scene.move(150, 100)
    scene.stage.advance(by: 0.09)
    #expect(near(pan.velocity(in: nil).x, 1800, 1e-6))
    scene.stage.advance(by: 0.02)
    #expect(pan.velocity(in: nil) == .zero)
    scene.up(150, 100)
    #expect(last == .zero)
  }

  @Test("G-23 a finger at a steady speed reports that speed, at any rate of samples")
  func steadySpeed() {
    for rate in [60.0, 120, 240] {
      let scene = GestureScene()
      let pan = scene.pan("pan", on: scene.box)
      scene.down(100, 100)
      for step in 1...12 { scene.move(100 + 500 * Double(step) / rate, 100, after: 1 / rate) }
      #expect(near(pan.velocity(in: nil).x, 500, 1e-6))
    }
  }

  @Test("two samples of one instant are one move")
  func sameInstant() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    scene.down(100, 100)
    scene.move(120, 100)
    scene.move(130, 100, after: 0)
    scene.move(140, 100)
    #expect(near(pan.velocity(in: nil).x, 600, 1e-6))
    scene.move(160, 100, after: 0)
    #expect(near(pan.velocity(in: nil).x, 1800, 1e-6))
  }

  @Test("a release may say its velocity; every recognizer of the touch answers it at its end")
  func givenVelocity() {
    let scene = GestureScene()
    let delegate = GestureDelegate()
    delegate.shares = { _ in true }
    var seen: [CGPoint] = []
    for view in [scene.box, scene.window] {
      let pan = scene.pan("pan", on: view)
      pan.delegate = delegate
      pan.addAction { [unowned pan] _ in
        if pan.state == .ended { seen.append(pan.velocity(in: view)) }
      }
    }
    scene.box.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.down(100, 100)
    scene.move(120, 100)
    scene.up(120, 100, velocity: CGPoint(x: -40, y: 900))
    #expect(seen == [CGPoint(x: -20, y: 450), CGPoint(x: -40, y: 900)])
  }

  @Test("G-24 the location is the middle of the touches; nil stands for the window")
  func location() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    scene.down(90, 90, finger: 1)
    scene.down(110, 100, finger: 2)
    #expect(pan.location(in: nil) == CGPoint(x: 100, y: 95))
    #expect(pan.location(in: scene.box) == CGPoint(x: 20, y: 15))
    #expect(pan.numberOfTouches == 2)
    #expect(pan.location(ofTouch: 1, in: nil) == CGPoint(x: 110, y: 100))
    #expect(
      pan.location(ofTouch: 2, in: nil) == .zero && pan.location(ofTouch: -1, in: nil) == .zero)
  }

  @Test("G-27 an instant pan sets began when the finger touches, and goes on as a pan")
  func instant() {
    final class InstantPan: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
      }
    }
    let scene = GestureScene()
    let pan = scene.recognize("pan", on: scene.box) { InstantPan() }
    scene.down(100, 100)
    #expect(scene.take() == ["pan began"])
    scene.move(103, 100)
    #expect(scene.take() == ["pan changed"] && pan.translation(in: nil).x == 3)
    scene.up(103, 100)
    #expect(scene.take() == ["pan ended"] && pan.state == .possible)
    scene.down(100, 100)
    scene.up(100, 100)
    #expect(scene.take() == ["pan began", "pan ended"])
  }

  @Test("a subclass of its own goes through its states; what its state does not lead to is ignored")
  func subclass() {
    final class Check: UIGestureRecognizer {
      var wanted: [State] = []
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !wanted.isEmpty { state = wanted.removeFirst() }
      }
    }
    let scene = GestureScene()
    let check = scene.recognize("check", on: scene.box) { Check() }
    check.wanted = [.changed, .possible, .began, .changed, .failed, .began]
    scene.drag((101, 100), (102, 100), (103, 100), (104, 100), (105, 100), (106, 100))
    // From possible changed begins; from changed failed cancels; over is over until the finger is up.
    #expect(scene.take() == ["check began", "check changed", "check cancelled"])
    check.wanted = [.failed, .began]
    scene.drag((101, 100), (102, 100))
    #expect(scene.take().isEmpty)
    check.wanted = [.recognized]
    scene.drag((101, 100))
    #expect(scene.take() == ["check ended"])
  }

  @Test("a distance read in the coordinates of a view that the gesture moves is warned of, once")
  func movingSpace() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    pan.addAction { [unowned pan] _ in
      let way = pan.translation(in: scene.box)
      scene.box.center = CGPoint(x: 100 + way.x, y: 100 + way.y)
    }
    scene.drag((120, 100), (140, 100), (160, 100))
    #expect(scene.test.codes(.warning) == ["velocity-in-moving-space"])
    #expect(scene.test.events.first { $0.kind == .warning }?.reason?.contains("superview") == true)
    scene.drag((180, 100), (200, 100), from: (160, 100))
    #expect(scene.test.codes(.warning).count == 1)
    let still = GestureScene()
    let other = still.pan("pan", on: still.box)
    other.addAction { [unowned other] _ in
      let way = other.translation(in: still.box.superview)
      still.box.center = CGPoint(x: 100 + way.x, y: 100 + other.velocity(in: nil).y + way.y)
      _ = other.location(in: still.box)
    }
    still.drag((120, 100), (140, 100), (160, 100))
    #expect(still.test.codes(.warning).isEmpty)
  }

  @Test("a view around it that moves counts as moving")
  func movingAncestor() {
    let scene = GestureScene()
    let inner = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: scene.box)
    let pan = scene.pan("pan", on: scene.box)
    pan.addAction { [unowned pan] _ in
      _ = pan.velocity(in: inner)
      scene.box.center.x += 5
    }
    scene.drag((120, 100), (140, 100))
    #expect(scene.test.codes(.warning) == ["velocity-in-moving-space"])
  }
}
