import Testing

@testable import UIKit

@MainActor
struct GestureArbitrationTests {
  @Test("G-10 the first to be recognized makes others on the same touch fail")
  func exclusion() {
    let scene = GestureScene()
    let outer = scene.pan("outer", on: scene.window)
    scene.pan("inner", on: scene.box)
    var failed = false
    outer.onFailure = { failed = true }
    scene.drag((120, 100), (130, 100))
    #expect(scene.take() == ["inner began", "inner changed", "inner ended"] && failed)
  }

  @Test("G-10 recognizers of other views, with other touches, go their own way")
  func independence() {
    let scene = GestureScene()
    let other = scene.add(CGRect(x: 200, y: 200, width: 100, height: 100))
    scene.pan("a", on: scene.box)
    scene.pan("b", on: other)
    scene.down(100, 100, finger: 1)
    scene.down(250, 250, finger: 2)
    scene.move(120, 100, finger: 1)
    scene.move(270, 250, finger: 2)
    #expect(scene.take() == ["a began", "b began"])
  }

  @Test("G-10 a touch that joins a recognized gesture begins no other one")
  func late() {
    let scene = GestureScene()
    scene.pan("pan", on: scene.box)
    scene.tap("tap", on: scene.box)
    scene.down(100, 100, finger: 1)
    scene.move(120, 100, finger: 1)
    scene.tapOnce(90, 90, finger: 2)
    #expect(!scene.take().contains("tap ended"))
  }

  @Test("G-10 one that is recognized keeps out what a further finger would make")
  func lateFinger() {
    let scene = GestureScene()
    scene.pan("outer", on: scene.window)
    scene.pan("inner", on: scene.box)
    scene.down(300, 300, finger: 1)
    scene.move(330, 300, finger: 1)
    scene.down(100, 100, finger: 2)
    scene.move(130, 100, finger: 2)
    #expect(scene.take() == ["outer began", "outer changed"])
  }

  @Test("G-11 one delegate that says so lets both be recognized; the other cannot veto")
  func simultaneous() {
    for isOuter in [true, false] {
      let scene = GestureScene()
      let (yes, no) = (GestureDelegate(), GestureDelegate())
      yes.shares = { _ in true }
      scene.pan("outer", on: scene.window).delegate = isOuter ? yes : no
      scene.pan("inner", on: scene.box).delegate = isOuter ? no : yes
      scene.drag((120, 100))
      #expect(
        scene.take() == ["inner began", "outer began", "inner ended", "outer ended"])
    }
  }

  @Test("G-11 without such a delegate one alone is recognized")
  func byDefault() {
    final class Silent: UIGestureRecognizerDelegate {}
    let scene = GestureScene()
    let silent = Silent()
    scene.pan("outer", on: scene.window).delegate = silent
    scene.pan("inner", on: scene.box).delegate = silent
    scene.drag((120, 100))
    #expect(scene.take() == ["inner began", "inner ended"])
    #expect(scene.test.events.allSatisfy { $0.kind != .query })
  }

  @Test("G-13 the delegate may refuse to begin, with translation, velocity and location at hand")
  func shouldBegin() {
    let scene = GestureScene()
    let delegate = GestureDelegate()
    var seen: [CGPoint] = []
    var state = UIGestureRecognizer.State.failed
    let pan = scene.pan("pan", on: scene.box)
    pan.delegate = delegate
    delegate.begins = { [unowned pan] _ in
      seen = [pan.translation(in: nil), pan.velocity(in: nil), pan.location(in: nil)]
      state = pan.state
      return false
    }
    scene.drag((106, 100), (130, 100), (140, 100))
    #expect(scene.take().isEmpty && delegate.asked.filter { $0 == "begin" }.count == 1)
    #expect(seen[0] == CGPoint(x: 30, y: 0) && seen[2] == CGPoint(x: 130, y: 100))
    #expect(near(seen[1].x, 24 * 60, 1e-6) && state == .possible)
  }

  @Test("G-13 so may the view")
  func viewShouldBegin() {
    final class Stubborn: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !(recognizer is UIPanGestureRecognizer)
      }
    }
    let scene = GestureScene()
    let view = scene.make { Stubborn(frame: CGRect(x: 0, y: 200, width: 100, height: 100)) }
    scene.window.addSubview(view)
    scene.pan("pan", on: view)
    scene.tap("tap", on: view)
    scene.drag((80, 250), (100, 250), from: (50, 250))
    #expect(scene.take().isEmpty)
    scene.tapOnce(50, 250)
    #expect(scene.take() == ["tap ended"])
  }

  @Test("G-13 one that was refused does not keep another from being recognized")
  func refusal() {
    let scene = GestureScene()
    let delegate = GestureDelegate()
    delegate.begins = { _ in false }
    scene.pan("inner", on: scene.box).delegate = delegate
    scene.pan("outer", on: scene.window)
    scene.drag((120, 100))
    #expect(scene.take() == ["outer began", "outer ended"])
  }

  @Test("G-14 a touch that is not received never happened")
  func shouldReceive() {
    let scene = GestureScene()
    let delegate = GestureDelegate()
    let control = scene.add(CGRect(x: 0, y: 0, width: 20, height: 20), to: scene.box)
    delegate.receives = { $0.view !== control }
    let tap = scene.tap("tap", on: scene.box)
    tap.delegate = delegate
    scene.tapOnce(85, 85)
    #expect(scene.take().isEmpty && delegate.asked == ["receive"])
    scene.stage.advance(by: 1)
    scene.tapOnce(110, 110)
    #expect(scene.take() == ["tap ended"])
  }

  @Test("G-15 subclasses say whom they can prevent and who can prevent them")
  func subclassHooks() {
    final class Meek: UIPanGestureRecognizer {
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    final class Free: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let scene = GestureScene()
    scene.recognize("meek", on: scene.box) { Meek() }
    scene.pan("outer", on: scene.window)
    scene.drag((120, 100))
    #expect(scene.take() == ["meek began", "outer began", "meek ended", "outer ended"])
    let other = GestureScene()
    other.pan("inner", on: other.box)
    other.recognize("free", on: other.window) { Free() }
    other.drag((120, 100))
    #expect(other.take() == ["inner began", "free began", "inner ended", "free ended"])
  }

  @Test("G-15 subclasses require failures too")
  func subclassRequirements() {
    final class Patient: UIPanGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        true
      }
    }
    let scene = GestureScene()
    scene.recognize("patient", on: scene.box) { Patient() }
    scene.pan("outer", on: scene.window)
    scene.drag((120, 100))
    #expect(scene.take() == ["outer began", "outer ended"])
  }

  @Test("G-15 a touch that is ignored counts for nothing")
  func ignore() {
    final class OneFinger: UIPanGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches where numberOfTouches > 1 { ignore(touch, for: event) }
      }
    }
    let scene = GestureScene()
    let pan = scene.recognize("pan", on: scene.box) { OneFinger() }
    scene.down(100, 100, finger: 1)
    scene.move(120, 100, finger: 1)
    scene.down(90, 90, finger: 2)
    scene.move(150, 90, finger: 2)
    #expect(pan.numberOfTouches == 1 && pan.translation(in: nil).x == 20)
    scene.up(150, 90, finger: 2)
    #expect(scene.take() == ["pan began"])
  }

  @Test("the trace tells what delegates that have the method answered")
  func queries() {
    let scene = GestureScene()
    let delegate = GestureDelegate()
    let pan = scene.pan("pan", on: scene.box)
    pan.delegate = delegate
    scene.drag((120, 100))
    let queries = scene.test.events.filter { $0.kind == .query }
    #expect(queries.map(\.name) == ["gestureRecognizer", "gestureRecognizerShouldBegin"])
    #expect(queries.map(\.result) == [.bool(true), .bool(true)])
    #expect(queries.first?.arguments.first?.label == "shouldReceive")
  }
}
