import Foundation
import Testing

@testable import AppCode5
@testable import AppCode6
@testable import UIKit

/// Animations as apps write them, run as they stand.
@MainActor
struct AppAnimationTests {
  private func run(_ stage: Stage, _ body: () -> Void) {
    stage.with(body)
    stage.settle()
  }

  @Test("a card opens on a spring, and is sent back on its way without a jump")
  func card() {
    let (stage, card, window) = show { SpringCardViewController() }
    defer { withExtendedLifetime(window) {} }
    run(stage) { card.toggle() }
    stage.advance(by: 0.2)
    let y = card.card.layer.presentation()?.frame.minY ?? .nan
    let alpha = card.dim.layer.presentation()?.opacity ?? .nan
    run(stage) { card.toggle() }
    #expect(near(card.card.layer.presentation()?.frame.minY, y))
    #expect(near(Double(card.dim.layer.presentation()?.opacity ?? .nan), Double(alpha), 1e-6))
    _ = stage.advance(.rest)
    // Position and bounds add up, but alpha and radius are replaced: the first call hears false.
    #expect(card.log == ["open false", "closed true"])
    #expect(card.card.frame == CGRect(x: 16, y: 716, width: 361, height: 120))
    #expect(!card.isOpen)
  }

  @Test("its badge bounces past its size by the overshoot of bounce 0.4, and its picture flies off")
  func cardParts() {
    let (stage, card, window) = show { SpringCardViewController() }
    defer { withExtendedLifetime(window) {} }
    let recorder = Peak()
    stage.observer = recorder
    run(stage) { card.bounceBadge() }
    _ = stage.advance(.rest)
    // Damping 0.6: e^(-pi 0.6 / 0.8) = 9.48 % of the way from 0.4 to 1.
    #expect(near(recorder.largest, 1 + 0.6 * 0.0948, 2e-3))
    run(stage) { card.throwAway() }
    #expect(card.card.superview == nil)
    #expect(card.view.subviews.count == 2)
    _ = stage.advance(.rest)
    #expect(card.view.subviews == [card.dim])
    #expect(card.log == ["badge", "thrown"])
  }

  /// The largest first component of a transform that was seen.
  private final class Peak: StageObserver {
    var largest = 0.0

    func emitted(_ event: StageEvent) {}
    func committed(_ frame: StageFrame) {
      for change in frame.changes {
        if case .transform(let transform) = change.seen { largest = max(largest, transform.a) }
      }
    }
  }

  @Test("a badge pops along keyframes, shakes, turns over and fades")
  func badge() {
    let test = TestStage()
    let badge = test.run {
      KeyframeBadgeView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    test.run { test.window.addSubview(badge) }
    test.run { badge.increment() }
    // easeInOut(t) = 0.25 at 0.34620 of the time.
    test.stage.advance(to: 0.6 * 0.346203296)
    #expect(near(badge.layer.presentation()?.affineTransform().a, 1.5, 1e-4))
    _ = test.stage.advance(.rest)
    #expect(badge.finished == ["pop true"])
    #expect(badge.transform == .identity)

    let start = test.stage.time
    test.run { badge.shake() }
    test.stage.advance(to: start + 0.1)
    #expect(near(badge.layer.presentation()?.position.x, 10))
    #expect(badge.layer.position.x == 20)
    _ = test.stage.advance(.rest)

    test.run { badge.turnOver() }
    #expect(!badge.isShowingFront)
    _ = test.stage.advance(.rest)
    #expect(badge.finished == ["pop true", "flip true"])
    test.run { badge.turnOver() }
    _ = test.stage.advance(.rest)
    test.run { badge.fade(to: .systemMint) }
    #expect(badge.subviews.first?.backgroundColor == .systemMint)
    _ = test.stage.advance(.rest)
    #expect(badge.isShowingFront)
  }

  @Test("a drawer is opened by a tap, turned round by another, and stays closed")
  func drawerTaps() {
    let (stage, drawer, window) = show { DrawerViewController() }
    defer { withExtendedLifetime(window) {} }
    run(stage) { drawer.tap() }
    stage.advance(by: 0.25)
    run(stage) { drawer.tap() }
    _ = stage.advance(.rest)
    #expect(near(stage.time, 0.5))
    #expect(drawer.positions == [.start])
    #expect(drawer.state == .closed)
    #expect(drawer.isIdle)
    #expect(drawer.drawer.frame.minY == 792)
    #expect(drawer.blur.alpha == 0)
    run(stage) { drawer.tap() }
    _ = stage.advance(.rest)
    #expect(drawer.state == .open)
    #expect(drawer.drawer.frame.minY == 292)
  }

  @Test("a drawer is caught on its way, dragged, and let go")
  func drawerDrag() {
    let (stage, drawer, window) = show { DrawerViewController() }
    defer { withExtendedLifetime(window) {} }
    run(stage) { drawer.panBegan() }
    #expect(drawer.fraction == 0)
    run(stage) { drawer.panChanged(translation: -200) }
    #expect(near(drawer.fraction, 0.4))
    #expect(near(drawer.drawer.layer.presentation()?.frame.minY, 792 - 200))
    // Along the curve: easeIn(0.4) = 0.214 of the way to 0.5.
    #expect(near(Double(drawer.blur.layer.presentation()?.opacity ?? .nan), 0.5 * 0.214, 1e-3))
    run(stage) { drawer.panEnded(velocity: -800) }
    stage.advance(by: 0.2)
    run(stage) { drawer.panBegan() }
    let held = drawer.drawer.layer.presentation()?.frame.minY ?? .nan
    stage.advance(by: 1)
    #expect(near(drawer.drawer.layer.presentation()?.frame.minY, held))
    run(stage) { drawer.panEnded(velocity: 500) }
    _ = stage.advance(.rest)
    #expect(drawer.positions == [.start])
    #expect(drawer.state == .closed)
    #expect(drawer.drawer.frame.minY == 792)
  }

  @Test("a ring shows its progress, and goes on from what is seen")
  func ring() {
    let test = TestStage()
    let ring = test.run { RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    test.run { test.window.addSubview(ring) }
    test.run { ring.setProgress(0.8) }
    test.stage.advance(by: 0.5)
    #expect(near(ring.ring.presentation()?.strokeEnd, 0.4))
    test.run { ring.setProgress(0.2, duration: 2) }
    #expect(near(ring.ring.presentation()?.strokeEnd, 0.4))
    test.stage.advance(by: 1)
    #expect(near(ring.ring.presentation()?.strokeEnd, 0.3))
    _ = test.stage.advance(.rest)
    #expect(ring.ring.strokeEnd == 0.2)
    #expect(
      ring.events == ["start", "stop false", "progress 0.8", "start", "stop true", "progress 0.2"])
  }

  @Test("a ring spins for ever, is held and goes on, and its dot moves by itself")
  func ringTime() {
    let test = TestStage()
    let ring = test.run { RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    test.run { test.window.addSubview(ring) }
    test.run { ring.startSpinning() }
    test.stage.advance(by: 2.5)
    func angle() -> Double {
      let t = ring.layer.presentation()?.affineTransform() ?? .identity
      return atan2(t.b, t.a)
    }
    #expect(near(angle(), .pi / 2))
    test.run { ring.pause() }
    test.stage.advance(by: 3)
    #expect(near(angle(), .pi / 2))
    test.run { ring.resume() }
    test.stage.advance(by: 0.25)
    #expect(near(angle(), 0.75 * .pi))
    test.run { ring.stopSpinning() }
    #expect(near(angle(), 0))

    test.run { ring.moveDot(to: CGPoint(x: 50, y: 54)) }
    test.stage.advance(by: 0.25)
    #expect(near(ring.dot.presentation()?.position.y, 29))
    _ = test.stage.advance(.rest)
    test.run { ring.celebrate() }
    _ = test.stage.advance(.rest)
    test.stage.advance(by: 1)
    #expect(near(Double(ring.dot.presentation()?.opacity ?? .nan), 0.5))
    #expect(near(ring.dot.presentation()?.affineTransform().a, 2, 2e-3))
    #expect(ring.dot.opacity == 1)
  }
}
