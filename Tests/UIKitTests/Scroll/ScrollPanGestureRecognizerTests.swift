import Testing

@testable import UIKit

@MainActor
struct ScrollPanGestureRecognizerTests {
  /// A scroll view over the window, with 3000 points below each other.
  private func scroll(_ scene: GestureScene, width: CGFloat = 393) -> UIScrollView {
    let scroll = scene.make { UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: width, height: 3000)
    scene.window.addSubview(scroll)
    scene.stage.settle()
    return scroll
  }

  @Test("G-17 a scroll view has a pan of its own; content touches are delayed and can be cancelled")
  func defaults() {
    let scene = GestureScene()
    let scroll = scroll(scene)
    #expect(scroll.gestureRecognizers?.first === scroll.panGestureRecognizer)
    #expect(scroll.delaysContentTouches && scroll.canCancelContentTouches)
    #expect(scroll.panGestureRecognizer.view === scroll)
  }

  @Test("the content goes with the finger, but for the first 10 points, and on when it is let go")
  func drag() {
    final class Log: UIScrollViewDelegate {
      var log: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("end \(decelerate)")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
    }
    let scene = GestureScene()
    let scroll = scroll(scene)
    let log = Log()
    scroll.delegate = log
    scene.down(200, 600)
    #expect(scroll.isTracking && !scroll.isDragging)
    scene.move(200, 550)
    #expect(scroll.isDragging && scroll.contentOffset.y == 40)
    scene.move(200, 500)
    #expect(scroll.contentOffset.y == 90)
    scene.up(200, 500, velocity: CGPoint(x: 0, y: -1000))
    #expect(!scroll.isDragging && scroll.isDecelerating && !scroll.isTracking)
    _ = scene.stage.advance(.rest)
    // It stops at 10 points per second.
    #expect(near(scroll.contentOffset.y, 90 + 990 * 0.499, 1e-9))
    #expect(log.log == ["begin", "end true", "rest"])
  }

  @Test("a finger at rest lets the content stand; a cancelled one sends it back inside")
  func endings() {
    let scene = GestureScene()
    let scroll = scroll(scene)
    scene.down(200, 600)
    scene.move(200, 500)
    scene.stage.advance(by: 0.2)
    scene.up(200, 500)
    _ = scene.stage.advance(.rest)
    #expect(scroll.contentOffset.y == 90)
    scene.down(200, 100)
    scene.move(200, 400)
    #expect(scroll.contentOffset.y < 0)
    scene.cancel()
    _ = scene.stage.advance(.rest)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test("a finger on content that slows down stops it")
  func catching() {
    let scene = GestureScene()
    let scroll = scroll(scene)
    scene.down(200, 600)
    scene.move(200, 550)
    scene.up(200, 550, velocity: CGPoint(x: 0, y: -1000))
    scene.stage.advance(by: 0.1)
    scene.down(200, 600)
    let offset = scroll.contentOffset
    scene.stage.advance(by: 1)
    #expect(scroll.contentOffset == offset && !scroll.isDecelerating)
  }

  @Test("it begins along an axis that scrolls; with scrolling off not at all")
  func axes() {
    let scene = GestureScene()
    let scroll = scroll(scene)
    scene.pan("outer", on: scene.window)
    scene.drag((260, 600), from: (200, 600))
    #expect(scene.take() == ["outer began", "outer ended"] && scroll.contentOffset == .zero)
    scroll.isScrollEnabled = false
    scene.drag((200, 500), from: (200, 600))
    #expect(scene.take() == ["outer began", "outer ended"] && scroll.contentOffset == .zero)
    scroll.isScrollEnabled = true
    scroll.contentSize.width = 1000
    scene.drag((140, 600), from: (200, 600))
    #expect(scene.take().isEmpty && scroll.contentOffset.x == 50)
  }

  @Test("with isDirectionalLockEnabled a drag keeps to its axis, unless it slants")
  func directionalLock() {
    let scene = GestureScene()
    let scroll = scroll(scene, width: 2000)
    scroll.isDirectionalLockEnabled = true
    scene.down(200, 600)
    scene.move(200, 580)
    scene.move(150, 500)
    scene.up(150, 500, velocity: CGPoint(x: -500, y: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 90) && !scroll.isDecelerating)
    scroll.contentOffset = .zero
    scene.drag((170, 560), (150, 500), from: (200, 600))
    #expect(scroll.contentOffset == CGPoint(x: 44, y: 92))
  }

  @Test("of scroll views in each other the one that scrolls that way takes the finger")
  func nested() {
    let scene = GestureScene()
    let outer = scroll(scene)
    let inner = scene.make { UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 800)) }
    inner.contentSize = CGSize(width: 2000, height: 100)
    outer.addSubview(inner)
    scene.drag((200, 500), from: (200, 600))
    #expect(outer.contentOffset.y == 90 && inner.contentOffset == .zero)
    scene.stage.advance(by: 3)
    outer.contentOffset = .zero
    scene.drag((100, 600), from: (200, 600))
    #expect(outer.contentOffset.y == 0 && inner.contentOffset.x == 90)
  }

  @Test("G-17 its pan and one around it exclude each other, unless a delegate lets both")
  func exclusion() {
    for shares in [false, true] {
      let scene = GestureScene()
      let scroll = scroll(scene)
      let delegate = GestureDelegate()
      delegate.shares = { _ in shares }
      scene.pan("outer", on: scene.window).delegate = delegate
      scene.drag((200, 500), from: (200, 600))
      #expect(scene.take() == (shares ? ["outer began", "outer ended"] : []))
      #expect(scroll.contentOffset.y == 90)
    }
  }

  @Test("G-17 a view in it hears of a touch after 0.15 s, or when the touch is no drag")
  func delayedTouches() {
    let scene = GestureScene()
    let scroll = scroll(scene)
    let view = scene.touchView("view", CGRect(x: 0, y: 0, width: 393, height: 3000), in: scroll)
    scene.down(200, 600)
    scene.stage.advance(by: 0.14)
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 0.02)
    #expect(scene.take() == ["view began"])
    scene.move(200, 500)
    #expect(scene.take() == ["view cancelled"] && scroll.contentOffset.y == 90)
    scene.up(200, 500)
    scene.stage.advance(by: 2)
    scene.tapOnce(200, 600)
    #expect(scene.take() == ["view began", "view ended"])
    scene.drag((200, 500), from: (200, 600))
    #expect(scene.take().isEmpty)
    scene.stage.advance(by: 2)
    scroll.delaysContentTouches = false
    scene.down(200, 600)
    #expect(scene.take() == ["view began"])
    withExtendedLifetime(view) {}
  }

  @Test("a control in it keeps the touch that it has; a view does if touches cannot be cancelled")
  func keptTouches() {
    let scene = GestureScene()
    let scroll = scroll(scene)
    let button = scene.make { UIButton(frame: CGRect(x: 0, y: 500, width: 393, height: 300)) }
    scroll.addSubview(button)
    scene.down(200, 600)
    scene.stage.advance(by: 0.2)
    scene.move(200, 500)
    scene.up(200, 500)
    #expect(scroll.contentOffset == .zero)
    button.removeFromSuperview()
    _ = scene.touchView("view", CGRect(x: 0, y: 500, width: 393, height: 300), in: scroll)
    scroll.canCancelContentTouches = false
    scene.down(200, 600)
    scene.stage.advance(by: 0.2)
    scene.move(200, 500)
    scene.up(200, 500)
    #expect(scroll.contentOffset == .zero)
    #expect(scene.take() == ["view began", "view moved", "view ended"])
  }
}
