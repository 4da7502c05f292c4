import Testing

@testable import UIKit

@MainActor
struct TouchDeliveryTests {
  @Test("a touch goes to the view that was hit: began, moved, ended, wherever the finger is")
  func phases() {
    let scene = GestureScene()
    _ = scene.touchView()
    scene.drag((60, 250), (300, 600), from: (50, 250))
    #expect(scene.take() == ["view began", "view moved", "view moved", "view ended"])
  }

  @Test("G0-9 who does not answer passes it on: superview, controller, window, application")
  func responders() {
    final class Controller: UIViewController {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("controller")
        super.touchesBegan(touches, with: event)
      }
    }
    final class Window: UIWindow {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("window")
        super.touchesBegan(touches, with: event)
      }
    }
    let stage = Stage()
    let (window, controller) = stage.with { (Window(), Controller()) }
    stage.with {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }
    stage.settle()
    stage.touch(.began, at: CGPoint(x: 10, y: 10))
    #expect(controller.heard == ["controller"] && window.heard == ["window"])
    #expect(window.next === stage.with { UIApplication.shared })
    #expect(controller.view.subviews.first?.next === controller.view)
    #expect(controller.view.next === controller && controller.next === window)
  }

  @Test("a view that calls super passes the touch to the view around it")
  func passingOn() {
    let scene = GestureScene()
    let outer = scene.touchView("outer")
    let inner = scene.touchView("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: outer)
    inner.passesOn = true
    scene.down(10, 210)
    #expect(scene.take() == ["inner began", "outer began"])
  }

  @Test("a chain of responders that runs in a circle ends")
  func circle() {
    final class Circle: UIView {
      var count = 0
      override var next: UIResponder? { self }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        super.touchesBegan(touches, with: event)
      }
    }
    let scene = GestureScene()
    let view = scene.make { Circle(frame: CGRect(x: 0, y: 200, width: 100, height: 100)) }
    scene.window.addSubview(view)
    scene.down(10, 210)
    #expect(view.count > 1 && view.count < 2_000)
  }

  @Test("one touch at a time, unless the view takes several")
  func multipleTouch() {
    let scene = GestureScene()
    let view = scene.touchView()
    scene.down(10, 210, finger: 1)
    scene.down(20, 220, finger: 2)
    #expect(scene.take() == ["view began"])
    scene.up(20, 220, finger: 2)
    scene.up(10, 210, finger: 1)
    #expect(scene.take() == ["view ended"])
    view.isMultipleTouchEnabled = true
    scene.stage.touch([
      TouchSample(.began, finger: 1, at: CGPoint(x: 10, y: 210)),
      TouchSample(.began, finger: 2, at: CGPoint(x: 20, y: 220)),
    ])
    #expect(scene.take() == ["view began 2"])
    scene.move(15, 215, finger: 1)
    scene.up(20, 220, finger: 2)
    #expect(scene.take() == ["view moved", "view ended"])
  }

  @Test("a view of exclusive touches has the screen to itself")
  func exclusiveTouch() {
    let scene = GestureScene()
    let view = scene.touchView("alone")
    view.isExclusiveTouch = true
    _ = scene.touchView("other", CGRect(x: 200, y: 200, width: 100, height: 100))
    scene.down(10, 210, finger: 1)
    scene.down(210, 210, finger: 2)
    #expect(scene.take() == ["alone began"])
    scene.up(10, 210, finger: 1)
    scene.up(210, 210, finger: 2)
    scene.down(210, 210, finger: 2)
    scene.down(10, 210, finger: 1)
    #expect(scene.take() == ["alone ended", "other began"])
  }

  @Test("G-16 on recognition the view hears that its touch is cancelled")
  func cancelsTouches() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.touchView())
    #expect(pan.cancelsTouchesInView && !pan.delaysTouchesBegan && pan.delaysTouchesEnded)
    scene.drag((55, 250), (80, 250), (90, 250), from: (50, 250))
    #expect(
      scene.take() == [
        "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan ended",
      ])
    pan.cancelsTouchesInView = false
    scene.drag((80, 250), from: (50, 250))
    #expect(
      scene.take() == ["view began", "pan began", "view moved", "pan ended", "view ended"])
  }

  @Test("G-16 of a finger that joins a recognized gesture the view hears nothing")
  func joining() {
    let scene = GestureScene()
    let view = scene.touchView()
    view.isMultipleTouchEnabled = true
    scene.pan("pan", on: view)
    scene.down(50, 250, finger: 1)
    scene.move(80, 250, finger: 1)
    scene.down(20, 220, finger: 2)
    scene.up(20, 220, finger: 2)
    #expect(scene.take() == ["view began", "pan began", "view cancelled"])
  }

  @Test("G-16 with delaysTouchesBegan the view hears of a touch when the recognizer has failed")
  func delaysBegan() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.touchView())
    pan.delaysTouchesBegan = true
    scene.down(50, 250)
    scene.move(55, 250)
    #expect(scene.take().isEmpty)
    scene.up(55, 250)
    #expect(scene.take() == ["view began", "view moved", "view ended"])
    scene.drag((80, 250), from: (50, 250))
    #expect(scene.take() == ["pan began", "pan ended"])
  }

  @Test("G-16 with delaysTouchesEnded the view hears of the end when no further tap can come")
  func delaysEnded() {
    let scene = GestureScene()
    let double = scene.tap("double", on: scene.touchView(), times: 2)
    scene.tapOnce(50, 250)
    #expect(scene.take() == ["view began"])
    scene.stage.advance(by: 0.4)
    #expect(scene.take() == ["view ended"])
    scene.tapOnce(50, 250)
    scene.stage.advance(by: 0.1)
    scene.tapOnce(50, 250)
    #expect(
      scene.take() == [
        "view began", "view began", "double ended", "view cancelled 2",
      ])
    double.delaysTouchesEnded = false
    scene.stage.advance(by: 1)
    scene.tapOnce(50, 250)
    #expect(scene.take() == ["view began", "view ended"])
  }

  @Test("touches are ignored from the moment they begin while interaction events are")
  func ignored() {
    let scene = GestureScene()
    _ = scene.touchView()
    let application = scene.make { UIApplication.shared }
    application.beginIgnoringInteractionEvents()
    scene.down(50, 250)
    #expect(scene.stage.finger(1)?.isIgnored == true)
    application.endIgnoringInteractionEvents()
    scene.move(60, 250)
    scene.up(60, 250)
    #expect(scene.take().isEmpty)
    scene.down(50, 250)
    application.beginIgnoringInteractionEvents()
    scene.move(60, 250)
    #expect(scene.take() == ["view began", "view moved"])
  }

  @Test("V-13 a view that an animation keeps from touches lets them through to what is behind")
  func animating() {
    let scene = GestureScene()
    let view = scene.touchView("behind", CGRect(x: 0, y: 0, width: 393, height: 852))
    scene.window.sendSubviewToBack(view)
    scene.test.run { UIView.animate(withDuration: 1) { scene.box.center.x = 200 } }
    scene.down(200, 100)
    #expect(scene.take() == ["behind began"])
  }

  @Test("the window in front is asked first; one that is hidden or hit by nothing is passed over")
  func windows() {
    let scene = GestureScene()
    scene.pan("back", on: scene.window)
    let front = scene.make { UIWindow(frame: CGRect(x: 50, y: 50, width: 200, height: 200)) }
    var location = CGPoint.zero
    let pan = scene.pan("front", on: front)
    pan.addAction { location = $0.location(in: nil) }
    scene.drag((120, 100))
    front.isHidden = false
    scene.drag((120, 100))
    #expect(scene.take() == ["back began", "back ended", "front began", "front ended"])
    #expect(location == CGPoint(x: 70, y: 50))
    scene.drag((320, 100), from: (300, 100))
    #expect(scene.take() == ["back began", "back ended"])
  }

  @Test("a touch knows where it is and was in any view, when, and the tap that it is")
  func touch() {
    final class Keeping: UIView {
      var touches: [UITouch] = []
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches = Array(touches)
        counts += touches.map(\.tapCount)
        #expect(event?.allTouches == touches && event?.touches(for: self) == touches)
      }
    }
    let scene = GestureScene()
    let view = scene.make { Keeping(frame: CGRect(x: 100, y: 200, width: 100, height: 100)) }
    scene.window.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    scene.stage.advance(to: 0.5)
    scene.down(150, 250)
    let touch = view.touches.first
    #expect(touch?.phase == .began && touch?.view === view && touch?.window === scene.window)
    #expect(touch?.location(in: view) == CGPoint(x: 50, y: 50))
    #expect(touch?.timestamp == 0.5)
    scene.move(160, 250)
    #expect(touch?.location(in: view) == CGPoint(x: 55, y: 50))
    #expect(touch?.previousLocation(in: view) == CGPoint(x: 50, y: 50))
    #expect(touch?.location(in: nil) == CGPoint(x: 160, y: 250) && touch?.phase == .moved)
    scene.up(160, 250)
    scene.stage.advance(by: 0.2)
    scene.down(165, 250)
    scene.up(165, 250)
    scene.stage.advance(by: 0.4)
    scene.tapOnce(165, 250)
    #expect(view.counts == [1, 2, 1])
  }

  @Test("a view that leaves its window hears that its touch is cancelled")
  func removal() {
    let scene = GestureScene()
    let view = scene.touchView()
    scene.down(50, 250)
    scene.test.run { view.removeFromSuperview() }
    scene.move(60, 250)
    scene.up(60, 250)
    #expect(scene.take() == ["view began", "view cancelled"])
  }

  @Test("what is not finite or cannot be is left out")
  func nonsense() {
    let scene = GestureScene()
    _ = scene.touchView()
    scene.down(.nan, 250)
    scene.down(50, .infinity)
    scene.move(50, 250)
    scene.up(50, 250)
    scene.down(50, 250)
    scene.down(50, 250)
    scene.up(60, 250, velocity: CGPoint(x: Double.nan, y: 0))
    scene.move(.infinity, 250)
    scene.up(60, 250)
    scene.up(60, 250)
    #expect(scene.take() == ["view began", "view ended"])
  }

  @Test("a touch from inside a turn is the input of the next one at that instant")
  func nested() {
    let scene = GestureScene()
    _ = scene.touchView()
    scene.stage.enqueue(after: 0.5) {
      scene.log.append("block")
      scene.down(50, 250)
      scene.log.append("block over")
    }
    scene.stage.advance(by: 1)
    #expect(scene.take() == ["block", "block over", "view began"])
    #expect(scene.test.events.contains { $0.name == "touchesBegan" && $0.time == 0.5 })
  }

  @Test(
    "what an action makes a finger do comes in the next turn, and cannot hang")
  func loop() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    var count = 0
    pan.addAction { _ in
      count += 1
      scene.stage.touch(.moved, at: CGPoint(x: 200 + count, y: 100))
    }
    scene.down(100, 100)
    scene.stage.touch(.moved, at: CGPoint(x: 120, y: 100))
    #expect(count == 1)
    #expect(
      scene.stage.advance(.time(scene.stage.time + 1)) == .zeroTimeLoop("UIPanGestureRecognizer"))
    #expect(count > 1)
  }

  @Test("a delegate that switches its recognizer off while it is asked leaves nothing half done")
  func disablingDelegate() {
    let scene = GestureScene()
    let delegate = GestureDelegate()
    let pan = scene.pan("pan", on: scene.box)
    pan.delegate = delegate
    scene.pan("outer", on: scene.window)
    delegate.receives = { _ in
      pan.isEnabled = false
      return true
    }
    scene.drag((120, 100))
    #expect(scene.take() == ["outer began", "outer ended"] && pan.state == .possible)
    pan.isEnabled = true
    delegate.receives = { _ in true }
    delegate.begins = { _ in
      pan.isEnabled = false
      return true
    }
    scene.drag((120, 100))
    #expect(scene.take() == ["outer began", "outer ended"] && pan.state == .possible)
    pan.isEnabled = true
    delegate.begins = { _ in true }
    scene.down(90, 90, finger: 1)
    scene.move(120, 90, finger: 1)
    // The end of one finger and the beginning of another come in one event.
    delegate.receives = { _ in
      scene.tap("none", on: scene.box).isEnabled = false
      return true
    }
    scene.stage.touch([
      TouchSample(.ended, finger: 1, at: CGPoint(x: 120, y: 90)),
      TouchSample(.began, finger: 2, at: CGPoint(x: 100, y: 100)),
    ])
    scene.up(100, 100, finger: 2)
    #expect(scene.take() == ["pan began", "pan ended"] && pan.state == .possible)
  }

  @Test("touches that come late keep their times: the velocity is the finger's")
  func late() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    var velocity: CGFloat = 0
    var times: [Double] = []
    pan.addAction { [unowned pan] _ in
      velocity = pan.velocity(in: nil).x
      times.append(scene.stage.touches.event.timestamp)
    }
    for step in 0...6 {
      let phase = step == 0 ? UITouch.Phase.began : step == 6 ? .ended : .moved
      let point = CGPoint(x: 100 + 10 * Double(min(step, 5)), y: 100)
      scene.stage.schedule([TouchSample(phase, at: point)], at: Double(step) / 60)
    }
    scene.stage.stall(frames: 12)
    scene.stage.advance(by: 0.1)
    #expect(
      scene.take() == ["pan began"] + Array(repeating: "pan changed", count: 4) + ["pan ended"])
    #expect(near(velocity, 600, 1e-6) && near(times[0], 1.0 / 60) && near(times[5], 0.1))
  }

  @Test("a window that is let go with a finger on it cancels what its recognizers began")
  func goneWindow() {
    let scene = GestureScene()
    var window: UIWindow? = scene.make {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    window?.isHidden = false
    var states: [UIGestureRecognizer.State] = []
    weak var pan: UIPanGestureRecognizer?
    scene.stage.with {
      let recognizer = UIPanGestureRecognizer { states.append($0.state) }
      window?.addGestureRecognizer(recognizer)
      pan = recognizer
    }
    scene.down(10, 10)
    scene.move(30, 10)
    window = nil
    scene.move(40, 10)
    #expect(states == [.began, .cancelled] && pan == nil)
  }

  @Test("nothing is kept of touches and recognizers that are over")
  func release() {
    weak var stage: Stage?
    do {
      let scene = GestureScene()
      stage = scene.stage
      scene.pan("pan", on: scene.box)
      scene.drag((120, 100), (130, 100))
      scene.tapOnce()
      scene.box.removeFromSuperview()
      scene.stage.advance(by: 1)
      #expect(scene.stage.touches.event.touches.isEmpty && scene.stage.touches.untold.isEmpty)
      scene.stage.discard()
    }
    #expect(stage == nil)
  }

  @Test("an app's window and application see events first, and may keep them")
  func sendEvent() {
    final class Window: UIWindow {
      var count = 0
      override func sendEvent(_ event: UIEvent) { count += 1 }
    }
    let stage = Stage()
    let window = stage.with { Window() }
    var heard = false
    let tap = stage.with { UITapGestureRecognizer { _ in heard = true } }
    window.addGestureRecognizer(tap)
    window.isHidden = false
    stage.touch(.began, at: CGPoint(x: 10, y: 10))
    stage.touch(.ended, at: CGPoint(x: 10, y: 10))
    #expect(window.count == 2 && !heard)
  }
}
