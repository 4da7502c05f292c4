import Testing

@testable import UIKit

@MainActor
@Suite("Percent-driven transitions")
struct PercentDrivenTests {
  @Test("P-01 the duration is 0 before, then the animator's; the percentage starts at 0")
  func duration() {
    let scene = PercentScene(.dismiss)
    #expect(scene.interactor.duration == 0)
    scene.start()
    #expect(scene.interactor.duration == 0.5)
    #expect(scene.interactor.percentComplete == 0)
  }

  @Test("P-02 the percentage reads as it was told, and what is shown is cut to 0...1")
  func percent() {
    let scene = PercentScene(.dismiss)
    scene.start()
    scene.update(1.5)
    #expect(scene.interactor.percentComplete == 1.5)
    #expect(scene.seen == 1)
    scene.update(-0.5)
    #expect(scene.interactor.percentComplete == -0.5)
    #expect(scene.seen == 0)
    #expect(scene.scene.warnings == ["out-of-range"])
    scene.update(.nan)
    #expect(scene.interactor.percentComplete == -0.5)
  }

  @Test(
    "E-05 T8 while it is interactive every kind goes straight with the percentage",
    arguments: PercentScene.Kind.allCases)
  func straight(_ kind: PercentScene.Kind) {
    let scene = PercentScene(kind)
    scene.start()
    #expect(scene.animator.starts == 1)
    scene.stage.advance(by: 3)
    #expect(scene.seen == 0)
    for percent in [0.1, 0.25, 0.6, 0.3] {
      scene.update(percent)
      #expect(abs(scene.seen - percent) < 1e-9)
      scene.stage.advance(by: 0.2)
      #expect(abs(scene.seen - percent) < 1e-9)
    }
    #expect(scene.animator.finished.isEmpty)
  }

  /// (1 - p) D / speed, and p D / speed.
  @Test(
    "P-03 the rest takes what is left, the way back what was gone, over the speed",
    arguments: [
      (true, 1.0, 0.3), (false, 1, 0.2), (true, 0.5, 0.6), (false, 0.5, 0.4), (true, 2, 0.15),
    ])
  func rest(finishes: Bool, speed: Double, time: Double) {
    for kind in PercentScene.Kind.allCases {
      let scene = PercentScene(kind)
      scene.interactor.completionSpeed = speed
      scene.start()
      scene.update(0.4)
      if finishes { scene.finish() } else { scene.cancel() }
      scene.scene.run()
      #expect(abs(scene.end - time) < 1e-9)
      #expect(scene.animator.ended == [finishes])
    }
  }

  @Test("P-03 a speed that is not above 0 is named, and counts as 1")
  func speed() {
    let scene = PercentScene(.dismiss)
    scene.interactor.completionSpeed = 0
    scene.start()
    scene.update(0.4)
    scene.finish()
    scene.scene.run()
    #expect(abs(scene.end - 0.3) < 1e-9)
    #expect(scene.scene.misuses == ["speed-not-positive"])
  }

  /// D = 0.5, p = 0.4: half through the 0.3 s that are left it is at 0.4 + 0.6 * 0.5, a quarter
  /// through at 0.4 + 0.6 * 0.129162.
  @Test("P-04 the rest goes by easeInOut unless told otherwise")
  func curve() {
    let scene = PercentScene(.dismiss)
    #expect(scene.interactor.completionCurve == .easeInOut)
    scene.start()
    scene.update(0.4)
    scene.finish()
    scene.stage.advance(to: 0.075)
    #expect(abs(scene.seen - 0.477497) < 1e-5)
    scene.stage.advance(to: 0.15)
    #expect(abs(scene.seen - 0.7) < 1e-9)
  }

  @Test("P-04 by a curve of its own; and the way back by it too")
  func ownCurve() {
    let scene = PercentScene(.pop)
    scene.interactor.completionCurve = .linear
    scene.start()
    scene.update(0.4)
    scene.cancel()
    scene.stage.advance(to: 0.05)
    #expect(abs(scene.seen - 0.3) < 1e-9)
    scene.stage.advance(to: 0.1)
    #expect(abs(scene.seen - 0.2) < 1e-9)
  }

  @Test("P-05 the timing curve counts for interruptible animators only")
  func timing() {
    let scene = PercentScene(.dismiss)
    scene.interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    scene.start()
    scene.update(0.4)
    scene.finish()
    scene.stage.advance(to: 0.075)
    #expect(abs(scene.seen - 0.477497) < 1e-5)
  }

  @Test("P-06 E-06 without an interactive start the animator plays by itself")
  func plays() {
    let scene = PercentScene(.dismiss)
    #expect(scene.interactor.wantsInteractiveStart)
    scene.interactor.wantsInteractiveStart = false
    scene.start()
    #expect(scene.animator.starts == 1)
    #expect(scene.stage.transitions.first?.isInteractive == false)
    scene.scene.run()
    #expect(abs(scene.end - 0.5) < 1e-9)
    #expect(scene.scene.misuses.isEmpty)
  }

  @Test("P-07 each call tells the context after it has moved the animation")
  func calls() {
    let scene = PercentScene(.dismiss)
    scene.start()
    scene.update(0.4)
    scene.cancel()
    let calls = scene.scene.events.all.filter { $0.kind == .contextCall && $0.edge == .before }
    #expect(calls.map(\.name) == ["updateInteractiveTransition", "cancelInteractiveTransition"])
    #expect(calls.first?.arguments.first?.value == .number(0.4))
  }

  @Test(
    "P-08 finish before the start is kept, applied at the start and named",
    arguments: PercentScene.Kind.allCases)
  func early(_ kind: PercentScene.Kind) {
    let scene = PercentScene(kind)
    scene.scene.turn {
      scene.ask()
      scene.interactor.update(0.5)
      scene.interactor.finish()
    }
    #expect(abs(scene.seen - 0.5) < 1e-9)
    scene.scene.run()
    #expect(abs(scene.end - 0.25) < 1e-9)
    #expect(scene.animator.ended == [true])
    #expect(scene.scene.misuses == ["finish-before-start"])
  }

  @Test("P-08 cancel before the start too: it ends where it began")
  func earlyCancel() {
    let scene = PercentScene(.pop)
    scene.scene.turn {
      scene.ask()
      scene.interactor.cancel()
    }
    scene.scene.run()
    #expect(scene.end == 0)
    #expect(scene.animator.ended == [false])
    #expect(scene.scene.misuses == ["cancel-before-start"])
  }

  /// A block of 0.4 s after 0.2 s under a declared 0.4 s: at 50 % it has not begun, at 100 % it is
  /// half way. A block of 0.25 s is over at 50 % of 0.5 s.
  @Test("P-10 a block is scrubbed in its own seconds, its delay included")
  func seconds() {
    let scene = PercentScene(.dismiss)
    (scene.animator.declared, scene.animator.length, scene.animator.delay) = (0.4, 0.4, 0.2)
    scene.start()
    scene.update(0.5)
    #expect(abs(scene.seen) < 1e-9)
    scene.update(1)
    #expect(abs(scene.seen - 0.5) < 1e-9)
    scene.finish()
    scene.scene.run()
    #expect(scene.end == 0)
    #expect(scene.animator.ended == [true])
    let short = PercentScene(.dismiss)
    short.animator.length = 0.25
    short.start()
    short.update(0.3)
    #expect(abs(short.seen - 0.6) < 1e-9)
    short.update(0.75)
    #expect(short.seen == 1)
    short.update(0.25)
    #expect(abs(short.seen - 0.5) < 1e-9)
    short.finish()
    short.stage.advance(to: 0.1)
    #expect(short.end.isNaN)
    short.scene.run()
    #expect(short.end < 0.375)
    #expect(short.animator.ended == [true])
  }

  @Test(
    "P-12 finish at 1 and cancel at 0 complete in the next turn",
    arguments: PercentScene.Kind.allCases)
  func atTheEnds(_ kind: PercentScene.Kind) {
    for finishes in [true, false] {
      let scene = PercentScene(kind)
      scene.start()
      scene.update(finishes ? 1 : 0)
      #expect(scene.animator.finished.isEmpty)
      if finishes { scene.finish() } else { scene.cancel() }
      scene.scene.run()
      #expect(scene.end == 0)
      #expect(scene.animator.ended == [finishes])
    }
  }

  @Test("P-13 after a cancel what the block had set is taken back before its completion")
  func restores() {
    let scene = PercentScene(.dismiss)
    var atCompletion: CGFloat?
    let start = scene.old.view.center.x
    scene.start()
    #expect(scene.old.view.center.x == start + 200)
    scene.update(0.6)
    scene.cancel()
    scene.stage.advance(to: 0.299)
    #expect(scene.old.view.alpha != 1)
    scene.scene.run()
    atCompletion = scene.old.view.center.x
    #expect(atCompletion == start)
    #expect(scene.old.view.alpha == 1)
  }

  @Test("P-13 what was set to something else meanwhile is left alone")
  func leavesAlone() {
    let scene = PercentScene(.dismiss)
    scene.start()
    scene.scene.turn { scene.old.view.center.x = 7 }
    scene.update(0.6)
    scene.cancel()
    scene.scene.run()
    #expect(scene.old.view.center.x == 7)
    #expect(scene.old.view.alpha == 1)
  }

  @Test("P-14 the completion of the animator comes once, after finish and after cancel")
  func completion() {
    for finishes in [true, false] {
      let scene = PercentScene(.present)
      scene.start()
      scene.update(0.5)
      if finishes { scene.finish() } else { scene.cancel() }
      scene.scene.run()
      #expect(scene.animator.finished.count == 1)
    }
  }

  @Test("P-15 it never completes the transition: an animator that does not is waited for")
  func neverCompletes() {
    let scene = PercentScene(.dismiss)
    let silent = SilentAnimator()
    scene.old.transitioningDelegate = nil
    let delegate = DrivingDelegate(silent, scene.interactor)
    scene.old.transitioningDelegate = delegate
    scene.start()
    scene.update(0.5)
    scene.finish()
    scene.scene.run()
    #expect(scene.stage.transitions.count == 1)
    #expect(scene.scene.misuses == ["never-completed"])
  }

  @Test("P-16 pause says that only an interruptible animator can be paused")
  func pause() {
    let scene = PercentScene(.dismiss)
    scene.interactor.wantsInteractiveStart = false
    scene.start()
    scene.scene.turn { scene.interactor.pause() }
    #expect(scene.stage.transitions.first?.context?.isInteractive == false)
    #expect(scene.scene.warnings == ["not-interruptible"])
  }

  @Test("P-18 nobody answered as interaction controller: it plays, and the calls do nothing")
  func idle() {
    let scene = PercentScene(.dismiss)
    let delegate = DrivingDelegate(scene.animator, nil)
    scene.old.transitioningDelegate = delegate
    scene.start()
    scene.update(0.5)
    scene.finish()
    scene.scene.run()
    #expect(abs(scene.end - 0.5) < 1e-9)
    #expect(scene.scene.warnings == ["drives-nothing", "drives-nothing"])
  }

  @Test("P-20 the start has the animator begin exactly once, and a subclass calls super")
  func begins() {
    let scene = PercentScene(.dismiss)
    let own = scene.stage.with { CountingInteractor() }
    let delegate = DrivingDelegate(scene.animator, own)
    scene.old.transitioningDelegate = delegate
    scene.start()
    #expect(scene.animator.starts == 1)
    #expect(own.log == ["start 0.5"])
    scene.scene.turn {
      own.update(0.5)
      own.finish()
    }
    #expect(own.log == ["start 0.5", "update 0.5", "finish"])
    scene.scene.run()
    #expect(abs(scene.end - 0.25) < 1e-9)
  }

  /// Progress is translation.x / 200; above one half it finishes.
  @Test(
    "a swipe of 50, 120 and 80 points: a quarter, then the rest or the way back",
    arguments: [
      (0.6, true), (0.4, false),
    ])
  func swipe(percent: Double, finishes: Bool) {
    let scene = PercentScene(.dismiss)
    scene.start()
    scene.update(0.25)
    #expect(abs(scene.seen - 0.25) < 1e-9)
    scene.update(percent)
    scene.scene.turn { percent > 0.5 ? scene.interactor.finish() : scene.interactor.cancel() }
    scene.scene.run()
    #expect(abs(scene.end - 0.4 * 0.5) < 1e-9)
    #expect(scene.animator.ended == [finishes])
  }

  @Test("one interaction controller serves one transition after another")
  func again() {
    let scene = PercentScene(.dismiss)
    scene.start()
    scene.update(0.7)
    scene.cancel()
    scene.scene.run()
    scene.scene.clear()
    scene.start()
    #expect(scene.interactor.percentComplete == 0)
    #expect(scene.seen == 0)
    scene.update(0.5)
    scene.finish()
    scene.scene.run()
    #expect(scene.animator.ended == [false, true])
    #expect(scene.scene.first.presentedViewController == nil)
    #expect(scene.scene.misuses.isEmpty)
  }

  @Test("what comes after the end is named and changes nothing")
  func afterTheEnd() {
    for (first, second, code) in [
      (true, true, "finished-twice"), (true, false, "cancel-after-finish"),
      (false, true, "finish-after-cancel"), (false, false, "cancelled-twice"),
    ] {
      let scene = PercentScene(.dismiss)
      scene.start()
      scene.update(0.4)
      scene.scene.turn { first ? scene.interactor.finish() : scene.interactor.cancel() }
      scene.update(0.9)
      scene.scene.turn { second ? scene.interactor.finish() : scene.interactor.cancel() }
      scene.scene.run()
      #expect(scene.scene.misuses == ["update-after-finish", code])
      #expect(abs(scene.end - (first ? 0.3 : 0.2)) < 1e-9)
      #expect(scene.animator.ended == [first])
    }
  }

  @Test("completed by hand while it is held: what was held goes on by itself")
  func completedByHand() {
    let scene = PercentScene(.dismiss)
    scene.start()
    scene.update(0.4)
    scene.scene.turn { scene.animator.context?.completeTransition(false) }
    #expect(scene.animator.ended == [false])
    scene.scene.run()
    #expect(scene.stage.transitions.isEmpty)
    #expect(scene.scene.misuses == ["completed-twice"])
  }

  @Test("another's context has no animator to drive: it is named, and nothing starts")
  func foreign() {
    let scene = PercentScene(.dismiss)
    scene.scene.turn { scene.interactor.startInteractiveTransition(ForeignContext()) }
    scene.update(0.5)
    #expect(scene.scene.misuses == ["foreign-context"])
  }
}

/// Animates, and never completes.
@MainActor
private final class SilentAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.5) { context.view(forKey: .from)?.alpha = 0 }
  }
}

/// As apps subclass it.
private final class CountingInteractor: UIPercentDrivenInteractiveTransition {
  var log: [String] = []

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    log.append("start \(duration)")
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    log.append("update \(percentComplete)")
  }

  override func finish() {
    super.finish()
    log.append("finish")
  }
}

@MainActor
private final class ForeignContext: UIViewControllerContextTransitioning {
  let containerView = UIView(frame: .zero)
  let isAnimated = true
  let isInteractive = true
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for viewController: UIViewController) -> CGRect { .zero }
  func finalFrame(for viewController: UIViewController) -> CGRect { .zero }
}
