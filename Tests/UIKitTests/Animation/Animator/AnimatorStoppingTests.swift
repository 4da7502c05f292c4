import Testing

@testable import UIKit

/// Stopped and finished, and the edges that UIKit refuses.
@MainActor
struct AnimatorStoppingTests {
  private func mover(_ test: TestStage) -> UIViewPropertyAnimator {
    test.stage.with {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { test.box.center.x = 200 }
    }
  }

  @Test("A-21 stopping takes what is seen into the model, and leaves other animations alone")
  func stop() {
    let test = TestStage()
    let animator = mover(test)
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    test.run {
      animator.startAnimation()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.alpha = 0 }
    }
    test.stage.advance(by: 0.25)
    test.run { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(near(test.box.center.x, 125))
    #expect(near(test.x, 125))
    #expect(test.box.alpha == 0)
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 125))
    #expect(near(Double(test.shown.opacity), 0.5, 1e-6))
    _ = test.stage.advance(.rest)
    #expect(calls == 0)
  }

  @Test("A-23 finishing sets start, end or what is seen at once, and says which")
  func finish() {
    for (position, x) in [(UIViewAnimatingPosition.start, 100.0), (.end, 200), (.current, 125)] {
      let test = TestStage()
      let animator = mover(test)
      var heard: [UIViewAnimatingPosition] = []
      animator.addCompletion { heard.append($0) }
      test.run { animator.startAnimation() }
      test.stage.advance(by: 0.25)
      test.run { animator.stopAnimation(false) }
      #expect(animator.state == .stopped)
      #expect(!animator.isRunning)
      #expect(heard.isEmpty)
      test.run { animator.finishAnimation(at: position) }
      #expect(animator.state == .inactive)
      #expect(near(test.box.center.x, x))
      #expect(near(test.x, x))
      #expect(heard == [position])
      #expect(test.stage.isAtRest)
    }
  }

  @Test("A-27 stopped it can only be finished")
  func stoppedEdges() {
    let test = TestStage()
    let animator = mover(test)
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.25)
    test.run {
      animator.stopAnimation(false)
      animator.startAnimation()
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.addAnimations { test.box.alpha = 0 }
      animator.stopAnimation(true)
    }
    #expect(test.codes(.misuse) == Array(repeating: "animator-stopped", count: 7))
    #expect(animator.state == .stopped)
    #expect(near(test.box.center.x, 125))
    #expect(test.box.alpha == 1)
    test.run { animator.finishAnimation(at: .current) }
  }

  @Test("A-27 only a stopped one can be finished, and only an active one continued")
  func otherEdges() {
    let test = TestStage()
    let animator = mover(test)
    test.run {
      animator.finishAnimation(at: .end)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      animator.stopAnimation(true)
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    }
    #expect(
      test.codes(.misuse) == ["animator-not-stopped", "animator-inactive", "animator-not-stopped"])
    #expect(animator.isRunning)
    _ = test.stage.advance(.rest)
    #expect(test.x == 200)
  }

  @Test("A-04 its settings cannot change while it is active")
  func settings() {
    let test = TestStage()
    let animator = mover(test)
    test.run {
      animator.startAnimation()
      animator.isInterruptible = false
      animator.scrubsLinearly = false
      animator.isUserInteractionEnabled = false
      animator.isManualHitTestingEnabled = true
    }
    #expect(test.codes(.misuse) == Array(repeating: "animator-active", count: 4))
    #expect(animator.isInterruptible)
    #expect(animator.scrubsLinearly)
    _ = test.stage.advance(.rest)
  }

  @Test("A-04 one that is not interruptible cannot be paused, reversed, scrubbed or stopped")
  func notInterruptible() {
    let test = TestStage()
    let animator = mover(test)
    animator.isInterruptible = false
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.25)
    test.run {
      animator.pauseAnimation()
      animator.isReversed = true
      animator.fractionComplete = 0
      animator.stopAnimation(true)
    }
    #expect(test.codes(.misuse) == Array(repeating: "animator-not-interruptible", count: 4))
    #expect(near(test.x, 125))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 1)
  }

  @Test(
    "A-05 let go of while paused or stopped is a misuse that says so", arguments: [false, true])
  func released(isStopped: Bool) {
    let test = TestStage()
    test.run {
      let animator = mover(test)
      animator.startAnimation()
      animator.pauseAnimation()
      animator.fractionComplete = 0.4
      if isStopped { animator.stopAnimation(false) }
    }
    #expect(test.codes(.misuse) == ["animator-released"])
    let reason = test.events.last { $0.kind == .misuse }?.reason
    #expect(reason?.contains(isStopped ? "while stopped" : "while paused") == true)
    #expect(test.box.layer.animationKeys() == nil)
  }

  @Test("A-05 inactive it may be let go of, and stopped for good too")
  func releasedInTime() {
    let test = TestStage()
    test.run {
      _ = mover(test)
      let animator = mover(test)
      animator.startAnimation()
      animator.pauseAnimation()
      animator.stopAnimation(true)
    }
    #expect(test.codes(.misuse).isEmpty)
  }
}
