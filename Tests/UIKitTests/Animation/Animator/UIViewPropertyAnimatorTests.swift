import Testing

@testable import UIKit

@MainActor
struct UIViewPropertyAnimatorTests {
  /// Moves the box from x 100 to 200.
  private func mover(
    _ test: TestStage, _ duration: Double = 2, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    test.stage.with {
      UIViewPropertyAnimator(duration: duration, curve: curve) { test.box.center.x = 200 }
    }
  }

  @Test(
    "A-01 the convenience initializers make an inactive animator, whose block waits for the start")
  func inits() {
    let test = TestStage()
    var calls = 0
    let points = (CGPoint(x: 0.4, y: 0), CGPoint(x: 0.2, y: 1))
    test.stage.with {
      let made = [
        UIViewPropertyAnimator(duration: 1, curve: .easeIn) { calls += 1 },
        UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { calls += 1 },
        UIViewPropertyAnimator(
          duration: 1, controlPoint1: points.0, controlPoint2: points.1
        ) { calls += 1 },
      ]
      #expect(made.allSatisfy { $0.state == .inactive })
      #expect(made.allSatisfy { $0.duration == 1 })
      #expect(calls == 0)
      made[0].startAnimation()
    }
    #expect(calls == 1)
  }

  @Test("A-02 a running animator is active when it returns, and eases in and out")
  func running() {
    let test = TestStage()
    var heard: [UIViewAnimatingPosition] = []
    let animator = test.run {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.5) {
        test.box.center.x = 200
      } completion: {
        heard.append($0)
      }
    }
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    test.stage.advance(by: 0.75)
    #expect(near(test.x, 112.9162, 1e-6))
    _ = test.stage.advance(.rest)
    #expect(heard == [.end])
    #expect(near(test.stage.time, 1.5))
  }

  @Test("A-03 the defaults")
  func defaults() {
    let animator = mover(TestStage())
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(!animator.isReversed)
    #expect(animator.fractionComplete == 0)
    #expect(animator.delay == 0)
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
  }

  @Test("A-26 start makes it active and running, a natural end inactive")
  func states() {
    let test = TestStage()
    let animator = mover(test)
    var heard: [UIViewAnimatingPosition] = []
    animator.addCompletion { heard.append($0) }
    test.run { animator.startAnimation() }
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(test.box.center.x == 200)
    #expect(test.x == 100)
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 125))
    #expect(near(animator.fractionComplete, 0.25))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(heard == [.end])
    #expect(test.box.layer.animationKeys() == nil)
  }

  @Test("A-26 pause and fraction make an inactive one active and not running")
  func pausedFirst() {
    let test = TestStage()
    let paused = mover(test)
    test.run { paused.pauseAnimation() }
    #expect(paused.state == .active)
    #expect(!paused.isRunning)
    #expect(paused.fractionComplete == 0)
    #expect(test.x == 100)
    test.run { paused.fractionComplete = 0.5 }
    #expect(test.x == 150)
    #expect(test.stage.isAtRest)
    test.run { paused.stopAnimation(true) }
    let scrubbed = test.stage.with {
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { test.box.alpha = 0 }
    }
    test.run { scrubbed.fractionComplete = 0.25 }
    #expect(scrubbed.state == .active)
    #expect(!scrubbed.isRunning)
    #expect(near(Double(test.shown.opacity), 0.75, 1e-6))
    test.run { scrubbed.stopAnimation(true) }
  }

  @Test("A-26 with pausesOnCompletion it stays active at its end, and calls nobody")
  func pausesOnCompletion() {
    let test = TestStage()
    let animator = mover(test, 1)
    animator.pausesOnCompletion = true
    var calls = 0
    animator.addCompletion { _ in calls += 1 }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 1.5)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
    #expect(calls == 0)
    test.run { animator.isReversed = true }
    test.run { animator.startAnimation() }
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 2.5))
    #expect(animator.fractionComplete == 1)
    #expect(test.x == 100)
    test.run {
      animator.pausesOnCompletion = false
      animator.stopAnimation(true)
    }
  }

  @Test("A-05 a running animator is kept alive until its end")
  func keptAlive() {
    let test = TestStage()
    var ended = false
    test.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        test.box.center.x = 200
      }
      animator.addCompletion { _ in ended = true }
      animator.startAnimation()
    }
    _ = test.stage.advance(.rest)
    #expect(ended)
    #expect(test.codes(.misuse).isEmpty)
  }

  @Test("A-06 animations may be added before the start and while it is active")
  func added() {
    let test = TestStage()
    let animator = mover(test)
    test.run {
      animator.addAnimations { test.box.center.y = 300 }
      animator.startAnimation()
    }
    test.stage.advance(by: 1)
    // For the second that is left.
    test.run { animator.addAnimations { test.box.alpha = 0 } }
    #expect(test.box.alpha == 0)
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 175))
    #expect(near(test.shown.position.y, 250))
    #expect(near(Double(test.shown.opacity), 0.5, 1e-6))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2)
  }

  @Test("A-06 started with nothing to do it waits, and what is added then begins at once")
  func emptyStart() {
    let test = TestStage()
    let animator = test.stage.with { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    test.run { animator.startAnimation() }
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    test.stage.advance(by: 1)
    test.run { animator.addAnimations { test.box.center.x = 200 } }
    #expect(animator.isRunning)
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 125))
    _ = test.stage.advance(.rest)
    #expect(test.stage.time == 2)
  }

  @Test("A-07 a delay factor waits for its part of the duration, and lasts the rest")
  func delayFactor() {
    let test = TestStage()
    let animator = mover(test, 1)
    animator.addAnimations({ test.box.center.y = 200 }, delayFactor: 0.5)
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.5)
    #expect(near(test.shown.position.y, 100))
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 175))
    #expect(near(test.shown.position.y, 150))
    test.run { animator.fractionComplete = 0.6 }
    #expect(near(test.shown.position.y, 120))
    test.run { animator.fractionComplete = 0.2 }
    #expect(near(test.x, 120))
    #expect(near(test.shown.position.y, 100))
    test.run { animator.stopAnimation(true) }
  }

  @Test("A-08 completions run once, in the order in which they were added, with the position")
  func completions() {
    let test = TestStage()
    let animator = mover(test, 1)
    var heard: [String] = []
    animator.addCompletion { heard.append("first \($0)") }
    animator.addCompletion { heard.append("second \($0)") }
    test.run { animator.startAnimation() }
    _ = test.stage.advance(.rest)
    #expect(heard == ["first end", "second end"])
    test.run {
      animator.addAnimations { test.box.center.x = 100 }
      animator.startAnimation()
    }
    _ = test.stage.advance(.rest)
    #expect(heard.count == 2)
    #expect(test.x == 100)
  }

  @Test("A-18 changes of state, running and direction are told")
  func observation() {
    let test = TestStage()
    let animator = mover(test, 1)
    var seen: [String] = []
    animator.observeState { seen.append("\($0.state) \($0.isRunning) \($0.isReversed)") }
    test.run { animator.startAnimation() }
    test.stage.advance(by: 0.5)
    test.run { animator.isReversed = true }
    _ = test.stage.advance(.rest)
    #expect(
      seen == [
        "active false false", "active true false", "active true true", "active false true",
        "inactive false true", "inactive false false",
      ])
  }

  @Test("A-25 a completion comes on the main queue, not inside pause or continue")
  func completionTurn() {
    let test = TestStage()
    let animator = mover(test, 1)
    var ended = false
    animator.addCompletion { _ in ended = true }
    test.run {
      animator.pauseAnimation()
      animator.fractionComplete = 1
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      #expect(!ended)
    }
    #expect(!ended)
    test.stage.advance(by: 0)
    #expect(ended)
    #expect(test.stage.time == 0)
  }

  @Test("without a duration, or with blocks that change nothing, it ends in the next turn")
  func nothingToDo() {
    let test = TestStage()
    var heard: [UIViewAnimatingPosition] = []
    let instant = mover(test, 0)
    let idle = test.stage.with { UIViewPropertyAnimator(duration: 1, curve: .linear) {} }
    for animator in [instant, idle] { animator.addCompletion { heard.append($0) } }
    test.run {
      instant.startAnimation()
      idle.startAnimation()
    }
    #expect(heard.isEmpty)
    test.stage.advance(by: 0)
    #expect(heard == [.end, .end])
    #expect(test.x == 200)
    #expect(test.stage.time == 0)
  }

  @Test("the optional calls of the protocol compile on its type, and work")
  func throughTheProtocol() {
    let test = TestStage()
    let animator: any UIViewImplicitlyAnimating = mover(test, 1)
    var heard = 0
    test.run {
      animator.addAnimations? { test.box.alpha = 0 }
      animator.addCompletion? { _ in heard += 1 }
      animator.startAnimation()
    }
    _ = test.stage.advance(.rest)
    #expect(heard == 1)
    #expect(test.shown.opacity == 0)
  }
}
