import Testing

@testable import UIKit

@MainActor
struct GestureStateTests {
  @Test("G-01 the raw values, and recognized is ended")
  func rawValues() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test(
    "G-01 a continuous one begins, changes and ends or is cancelled; a discrete one is recognized")
  func kinds() {
    let scene = GestureScene()
    scene.pan("pan", on: scene.box)
    scene.drag((120, 100), (130, 100), (140, 100))
    #expect(scene.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
    scene.down(100, 100)
    scene.move(120, 100)
    scene.cancel()
    #expect(scene.take() == ["pan began", "pan cancelled"])
    scene.tap("tap", on: scene.box)
    scene.tapOnce()
    #expect(scene.take() == ["tap ended"])
  }

  @Test("G-02 an action for every move once it has begun, none for possible and failed")
  func actions() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    var failures = 0
    pan.onFailure = { failures += 1 }
    scene.down(100, 100)
    scene.move(103, 100)
    scene.up(103, 100)
    #expect(scene.take().isEmpty && failures == 1 && pan.state == .possible)
    scene.down(100, 100)
    scene.move(112, 100)
    scene.move(112, 101)
    scene.move(112, 101)
    scene.move(112, 102)
    #expect(scene.take() == ["pan began", "pan changed", "pan changed"])
  }

  @Test("G-02 targets are told in the order in which they were added, and can be taken off")
  func targets() {
    let scene = GestureScene()
    let target = NSObject()
    let first = Selector { _ in scene.log.append("first") }
    let second = Selector { _ in scene.log.append("second") }
    let tap = scene.make { UITapGestureRecognizer(target: target, action: first) }
    tap.addAction { _ in scene.log.append("action") }
    tap.addTarget(target, action: second)
    scene.box.addGestureRecognizer(tap)
    scene.tapOnce()
    #expect(scene.take() == ["first", "action", "second"])
    tap.removeTarget(target, action: first)
    scene.stage.advance(by: 1)
    scene.tapOnce()
    #expect(scene.take() == ["action", "second"])
    tap.removeTarget(nil, action: nil)
    scene.stage.advance(by: 1)
    scene.tapOnce()
    #expect(scene.take().isEmpty)
  }

  @Test("a target that is gone hears of nothing")
  func goneTarget() {
    let scene = GestureScene()
    var target: NSObject? = NSObject()
    let tap = scene.make {
      UITapGestureRecognizer(target: target, action: Selector { _ in scene.log.append("tap") })
    }
    scene.box.addGestureRecognizer(tap)
    target = nil
    scene.tapOnce()
    #expect(scene.log.isEmpty)
  }

  @Test("G-03 it reads ended in its action and possible afterwards, and reset is called")
  func reset() {
    final class Resetting: UIPanGestureRecognizer {
      var resets = 0
      override func reset() {
        super.reset()
        resets += 1
      }
    }
    let scene = GestureScene()
    let pan = scene.recognize("pan", on: scene.box) { Resetting() }
    var translation = CGPoint.zero
    pan.addAction { _ in translation = pan.translation(in: nil) }
    scene.down(100, 100)
    scene.move(150, 100)
    #expect(pan.state == .began && pan.resets == 0)
    scene.up(150, 100)
    #expect(scene.take() == ["pan began", "pan ended"])
    #expect(pan.state == .possible && pan.resets == 1)
    #expect(translation == CGPoint(x: 50, y: 0) && pan.translation(in: nil) == .zero)
  }

  @Test("G-03 once it is over it ignores touches until all of them are up")
  func ignoresUntilUp() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    pan.minimumNumberOfTouches = 2
    scene.down(90, 100, finger: 1)
    scene.down(110, 100, finger: 2)
    scene.move(90, 130, finger: 1)
    scene.move(110, 130, finger: 2)
    scene.up(110, 130, finger: 2)
    #expect(scene.take() == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .ended)
    scene.down(110, 100, finger: 2)
    scene.move(110, 150, finger: 2)
    #expect(scene.take().isEmpty)
    scene.up(110, 150, finger: 2)
    scene.up(90, 130, finger: 1)
    #expect(pan.state == .possible)
  }

  @Test("G-03 one that failed is reset only when those that wait for it are decided")
  func tied() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    let press = scene.recognize("press", on: scene.box) { UISwipeGestureRecognizer() }
    press.direction = .left
    pan.require(toFail: press)
    scene.down(100, 100)
    scene.move(104, 190)
    #expect(press.state == .failed && scene.take() == ["pan began"])
    scene.up(104, 190)
    #expect(press.state == .possible && pan.state == .possible)
  }

  @Test("G-03 one that failed stays so while another that waits for it may still be recognized")
  func tiedAfterTouch() {
    let scene = GestureScene()
    let double = scene.tap("double", on: scene.box, times: 2)
    let press = scene.recognize("press", on: scene.box) { UILongPressGestureRecognizer() }
    double.require(toFail: press)
    scene.tapOnce()
    #expect(press.state == .failed && double.state == .possible)
    scene.stage.advance(by: 0.1)
    scene.tapOnce()
    #expect(scene.take() == ["double ended"])
    #expect(press.state == .possible && double.state == .possible)
  }

  @Test("G-04 switched off on its way it is cancelled, once and at once, inside its own action")
  func disabling() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    pan.addAction { pan in
      guard pan.state == .changed else { return }
      scene.log.append("off")
      pan.isEnabled = false
      scene.log.append("done")
    }
    scene.drag((120, 100), (140, 100), (160, 100))
    #expect(scene.take() == ["pan began", "pan changed", "off", "pan cancelled", "done"])
    pan.isEnabled = true
    scene.drag((120, 100))
    #expect(scene.take() == ["pan began", "pan ended"])
  }

  @Test("G-04 off and on again cancels it for the touch that is down")
  func toggling() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    scene.down(100, 100)
    scene.move(120, 100)
    scene.test.run {
      pan.isEnabled = false
      pan.isEnabled = true
    }
    #expect(scene.take() == ["pan began", "pan cancelled"] && pan.state == .possible)
    scene.move(150, 100)
    scene.up(150, 100)
    #expect(scene.take().isEmpty)
  }

  @Test("G-04 switched off while possible it fails without a word")
  func disablingEarly() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    scene.down(100, 100)
    scene.test.run { pan.isEnabled = false }
    scene.move(150, 100)
    scene.up(150, 100)
    #expect(scene.take().isEmpty && pan.state == .possible)
  }

  @Test("G-04 taken off its view it is cancelled")
  func removal() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    scene.down(100, 100)
    scene.move(120, 100)
    scene.test.run { scene.box.removeGestureRecognizer(pan) }
    #expect(scene.take() == ["pan began", "pan cancelled"])
    #expect(pan.view == nil && scene.box.gestureRecognizers == nil)
  }

  @Test("G-05 a view that leaves its window cancels its recognizers, not those around it")
  func viewRemoval() {
    let scene = GestureScene()
    let outer = scene.add(CGRect(x: 0, y: 200, width: 200, height: 200))
    let inner = scene.add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
    let delegate = GestureDelegate()
    delegate.shares = { _ in true }
    scene.pan("inner", on: inner).delegate = delegate
    scene.pan("outer", on: outer)
    scene.down(50, 250)
    scene.move(70, 250)
    scene.test.run { inner.removeFromSuperview() }
    scene.move(80, 250)
    scene.up(80, 250)
    #expect(
      scene.take() == [
        "inner began", "outer began", "inner cancelled", "outer changed", "outer ended",
      ])
  }

  @Test("G-05 touches that the system takes away, and a window that goes, cancel")
  func interruption() {
    let scene = GestureScene()
    scene.pan("pan", on: scene.box)
    scene.down(100, 100)
    scene.move(120, 100)
    scene.test.run { scene.window.isHidden = true }
    scene.stage.advance(by: 0.1)
    #expect(scene.take() == ["pan began", "pan cancelled"])
    #expect(scene.stage.finger(1)?.isDown == false)
  }

  @Test("G-06 a recognizer sees touches of its view and of all inside, hit once when they begin")
  func hits() {
    let scene = GestureScene()
    let outer = scene.add(CGRect(x: 0, y: 200, width: 200, height: 200))
    let inner = scene.add(CGRect(x: 50, y: 50, width: 50, height: 50), to: outer)
    scene.pan("outer", on: outer)
    scene.pan("box", on: scene.box)
    scene.drag((75, 300), from: (75, 275))
    #expect(scene.take() == ["outer began", "outer ended"])
    // Over the box, but it began elsewhere.
    scene.drag((100, 100), (105, 105), from: (10, 210))
    #expect(scene.take() == ["outer began", "outer changed", "outer ended"])
    inner.isUserInteractionEnabled = false
    scene.drag((75, 300), from: (75, 275))
    #expect(scene.take() == ["outer began", "outer ended"])
  }

  @Test("G-06 recognizers see a touch before its view does")
  func recognizersFirst() {
    final class Early: UIGestureRecognizer {
      var note: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note() }
    }
    let scene = GestureScene()
    let view = scene.touchView()
    let early = scene.make { Early() }
    early.note = { scene.log.append("recognizer") }
    view.addGestureRecognizer(early)
    scene.down(50, 250)
    #expect(scene.take() == ["recognizer", "view began"])
  }

  @Test("G-07 the deepest view's recognizers come first, in the order in which they were added")
  func order() {
    final class Noting: UIGestureRecognizer {
      var note: () -> Void = {}
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note() }
    }
    let scene = GestureScene()
    let inner = scene.add(CGRect(x: 0, y: 0, width: 10, height: 10), to: scene.box)
    for (name, view) in [("window", scene.window), ("a", inner), ("box", scene.box), ("b", inner)] {
      let recognizer = scene.make { Noting() }
      recognizer.note = { scene.log.append(name) }
      view.addGestureRecognizer(recognizer)
    }
    scene.down(85, 85)
    #expect(scene.take() == ["a", "b", "box", "window"])
  }

  @Test("the trace tells of each state, recognized where it did not begin")
  func events() {
    let scene = GestureScene()
    let pan = scene.pan("pan", on: scene.box)
    let tap = scene.tap("tap", on: scene.window)
    scene.drag((120, 100))
    scene.tapOnce(300, 300)
    let ids = [scene.stage.id(of: pan), scene.stage.id(of: tap)]
    let events = scene.test.events.filter { event in
      event.kind == .gesture && event.edge != .after && ids.contains { $0 == event.receiver }
    }
    #expect(events.map(\.name) == ["began", "failed", "ended", "recognized"])
    #expect(events.allSatisfy { $0.phase == .input })
  }
}
