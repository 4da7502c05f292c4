import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Misuse of presentations and contexts")
struct TransitionMisuseTests {
  // MARK: present and dismiss

  @Test("R-20 a presenter that presents already refuses; the completion never runs")
  func alreadyPresenting() {
    let scene = TransitionScene()
    let (second, third) = (scene.controller("second"), scene.controller("third"))
    scene.run { scene.first.present(second, animated: false) }
    scene.run { scene.first.present(third, animated: true) { scene.note("completion") } }
    #expect(scene.misuses == ["already-presenting"])
    #expect(!scene.heard().contains("completion"))
    #expect(third.presentingViewController == nil)
    #expect(!third.isViewLoaded)
    let refused = scene.events.all.last { $0.name == "refused" }
    #expect(refused?.argument("code") == .text("already-presenting"))
    #expect(refused?.argument("presented") == .object(scene.stage.id(of: third)))
    #expect(refused?.argument("blocker") == .object(scene.stage.id(of: second)))
  }

  @Test("R-20 presenting twice in one turn: the second is refused")
  func twiceInOneTurn() {
    let scene = TransitionScene()
    let (second, third) = (scene.controller("second"), scene.controller("third"))
    scene.run {
      scene.first.present(second, animated: false)
      scene.first.present(third, animated: false)
    }
    #expect(scene.misuses == ["already-presenting"])
    #expect(scene.first.presentedViewController === second)
  }

  @Test("presenting while what was presented is being dismissed is refused")
  func presentDuringDismissal() {
    let scene = TransitionScene()
    let (second, third) = (scene.controller("second"), scene.controller("third"))
    scene.run { scene.first.present(second, animated: false) }
    scene.turn { second.dismiss(animated: true) }
    scene.turn { scene.first.present(third, animated: true) }
    #expect(scene.misuses == ["dismiss-in-progress"])
    scene.run()
    #expect(scene.first.presentedViewController == nil)
  }

  @Test("presenting from a controller that is still coming in is refused")
  func presentDuringPresentation() {
    let scene = TransitionScene()
    let (second, third) = (scene.controller("second"), scene.controller("third"))
    scene.turn { scene.first.present(second, animated: true) }
    scene.turn { second.present(third, animated: true) }
    #expect(scene.misuses == ["presentation-in-progress"])
    scene.run()
    #expect(second.presentedViewController == nil)
  }

  @Test("R-21 a presenter whose view is not in a window refuses")
  func notInWindow() {
    let scene = TransitionScene()
    let (loose, second) = (scene.controller("loose"), scene.controller("second"))
    scene.run {
      loose.present(second, animated: true)
      #expect(scene.misuses == ["not-in-window"])
    }
    #expect(!loose.isViewLoaded)
    #expect(!second.isViewLoaded)
    #expect(scene.misuses.count == 1)
    #expect(loose.presentedViewController == nil)
  }

  @Test("a presenter that has left the window before the commit presents nothing")
  func leavesBeforeStart() {
    let scene = TransitionScene()
    let second = scene.controller("second")
    scene.run {
      scene.first.present(second, animated: true)
      scene.first.view.removeFromSuperview()
    }
    #expect(scene.misuses == ["not-in-window"])
    #expect(scene.first.presentedViewController == nil)
    #expect(!second.isBeingPresented)
    #expect(scene.stage.transitions.isEmpty)
  }

  @Test("R-22 presenting what is presented, contained, the root or the receiver itself")
  func activeController() {
    let scene = TransitionScene()
    let (second, child) = (scene.controller("second", .custom), scene.controller("child"))
    scene.run { scene.first.addChild(child) }
    scene.run { scene.first.present(child, animated: true) }
    scene.run { scene.first.present(scene.first, animated: true) }
    scene.run { scene.first.present(second, animated: false) }
    scene.run { second.present(scene.first, animated: true) }
    scene.run { second.present(second, animated: true) }
    #expect(scene.misuses == Array(repeating: "presented-active-controller", count: 4))
    #expect(second.presentedViewController == nil)
  }

  @Test("the style none presents nothing")
  func styleNone() {
    let scene = TransitionScene()
    scene.run { scene.first.present(scene.controller("second", .none), animated: true) }
    #expect(scene.misuses == ["no-presentation-controller"])
    #expect(scene.first.presentedViewController == nil)
  }

  @Test("R-31 a dismissal during the presentation or during a dismissal is ignored")
  func dismissInFlight() {
    let scene = TransitionScene()
    let second = scene.controller("second")
    scene.turn {
      scene.first.present(second, animated: true)
      second.dismiss(animated: true) { scene.note("one") }
    }
    scene.turn { second.dismiss(animated: true) { scene.note("two") } }
    scene.run()
    #expect(scene.misuses == ["presentation-in-progress", "presentation-in-progress"])
    #expect(scene.first.presentedViewController === second)
    scene.turn { second.dismiss(animated: true) }
    scene.turn { scene.first.dismiss(animated: true) { scene.note("three") } }
    scene.run()
    #expect(scene.misuses.last == "dismiss-in-progress")
    #expect(scene.heard().allSatisfy { !["one", "two", "three"].contains($0) })
  }

  @Test("R-31 a dismissal from viewDidDisappear of the one under way is ignored")
  func dismissInDidDisappear() {
    final class Again: LoggingViewController {
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dismiss(animated: false)
      }
    }
    let scene = TransitionScene()
    let second = scene.stage.with { Again(name: "second") }
    second.modalPresentationStyle = .custom
    scene.run { scene.first.present(second, animated: false) }
    scene.run { second.dismiss(animated: false) }
    #expect(scene.misuses == ["dismiss-in-progress"])
    #expect(scene.first.presentedViewController == nil)
  }

  // MARK: completeTransition

  private func scene(
    _ style: UIModalPresentationStyle,
    _ animate: @escaping (TestAnimator, any UIViewControllerContextTransitioning) -> Void
  ) -> (TransitionScene, TestDelegate, LoggingViewController) {
    let scene = TransitionScene()
    let animator = TestAnimator()
    animator.animate = { [unowned animator] in animate(animator, $0) }
    let delegate = TestDelegate(animator)
    scene.kept.append(delegate)
    return (scene, delegate, scene.controller("second", style, delegate: delegate))
  }

  @Test("C-30 never completed: in flight for ever, and named once the stage is at rest")
  func neverCompleted() {
    let (scene, _, second) = scene(.custom) { animator, context in
      animator.addIncoming(context)
      Stage.current.enqueue(after: 0.3) {}
    }
    scene.run { scene.first.present(second, animated: true) { scene.note("completion") } }
    #expect(scene.stage.time == 0.3)
    #expect(scene.misuses == ["never-completed"])
    #expect(scene.events.all.allSatisfy { $0.reason?.contains("completeTransition") != true })
    #expect(scene.stage.transitions.count == 1)
    #expect(scene.stage.with { UIApplication.shared.isIgnoringInteractionEvents })
    scene.run { second.dismiss(animated: true) }
    scene.run()
    #expect(scene.misuses == ["never-completed", "presentation-in-progress"])
    #expect(
      scene.heard() == [
        "second.viewDidLoad", "second.viewWillAppear(true) presented",
        "second.viewIsAppearing(true)",
      ])
  }

  @Test("C-30 an interactive transition that waits is not called stuck")
  func waitingIsNotStuck() {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator(), TestInteraction())
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    #expect(scene.misuses == [])
    #expect(scene.stage.transitions.first?.isInteractive == true)
  }

  @Test("C-31 completed twice: the second call does nothing and is named")
  func completedTwice() {
    let (scene, _, second) = scene(.fullScreen) { animator, context in
      animator.addIncoming(context)
      animator.completeLater(context)
      Stage.current.enqueue(after: 0.5) { context.completeTransition(false) }
    }
    scene.run { scene.first.present(second, animated: true) }
    #expect(scene.misuses == ["completed-twice"])
    #expect(scene.events.all.first { $0.kind == .misuse }?.time == 0.5)
    #expect(scene.heard().filter { $0.hasPrefix("second.viewDidAppear") }.count == 1)
    #expect(scene.first.presentedViewController === second)
  }

  @Test("C-31 completed again from inside: a callback that completes does nothing")
  func completedInside() {
    let (scene, delegate, second) = scene(.custom) { animator, context in
      animator.addIncoming(context)
      animator.completeLater(context)
    }
    scene.run {
      scene.first.present(second, animated: true) {
        delegate.animator?.context?.completeTransition(true)
      }
    }
    #expect(scene.misuses == ["completed-twice"])
    #expect(delegate.animator?.log.filter { $0.hasPrefix("animationEnded") }.count == 1)
  }

  @Test("C-32 true after a cancel: the flag decides, and it is named")
  func trueAfterCancel() throws {
    let scene = TransitionScene()
    let interaction = TestInteraction()
    let delegate = TestDelegate(TestAnimator(), interaction)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: false) }
    scene.turn { second.dismiss(animated: true) }
    let context = try #require(interaction.context)
    scene.turn {
      context.cancelInteractiveTransition()
      context.completeTransition(true)
    }
    #expect(scene.misuses == ["true-after-cancel"])
    #expect(scene.first.presentedViewController == nil)
    #expect(delegate.animator?.log.last == "animationEnded(true)")
  }

  @Test("C-33 false without a cancel: a dismissal is undone, and nothing is named")
  func falseWithoutCancel() {
    let (scene, _, second) = scene(.fullScreen) { animator, context in
      animator.addIncoming(context)
      animator.completeLater(context, false)
    }
    scene.run { scene.first.present(second, animated: false) }
    scene.clear()
    scene.run { second.dismiss(animated: true) { scene.note("completion") } }
    // T9: will and did of the presenter, then of the one that stays.
    #expect(
      scene.heard() == [
        "second.viewWillDisappear(true) dismissed", "first.viewWillAppear(true)",
        "first.viewIsAppearing(true)",
        "first.viewWillDisappear(true)", "first.viewDidDisappear(true)",
        "second.viewWillAppear(true)", "second.viewIsAppearing(true)",
        "second.viewDidAppear(true)", "completion", "animationEnded(false)",
      ])
    #expect(scene.first.presentedViewController === second)
    #expect(second.presentingViewController === scene.first)
    #expect(!second.isBeingDismissed)
    #expect(scene.first.view.window == nil)
    #expect(second.view.window === scene.window)
    #expect(scene.misuses == [])
    #expect(scene.transitions.last == "dismiss cancelled")
    scene.run { second.dismiss(animated: false) }
    #expect(scene.window.subviews == [scene.first.view])
  }

  @Test("a cancelled dismissal of a chain leaves all of it as it was")
  func cancelledChain() {
    let (scene, _, third) = scene(.custom) { animator, context in
      animator.completeLater(context, false)
    }
    let second = scene.controller("middle", .custom)
    scene.run { scene.first.present(second, animated: false) }
    scene.run { second.present(third, animated: false) }
    scene.clear()
    scene.run { scene.first.dismiss(animated: true) }
    #expect(
      scene.heard().filter { $0.hasPrefix("middle") } == [
        "middle.viewWillDisappear(true) dismissed", "middle.viewWillAppear(true)",
        "middle.viewIsAppearing(true)", "middle.viewDidAppear(true)",
      ])
    #expect(second.view.superview?.isHidden == false)
    #expect(second.presentedViewController === third)
    #expect(scene.first.presentedViewController === second)
  }

  @Test("C-33 false without a cancel: a presentation is undone")
  func presentationUndone() {
    let (scene, _, second) = scene(.custom) { animator, context in
      animator.addIncoming(context)
      animator.completeLater(context, false)
    }
    scene.run { scene.first.present(second, animated: true) }
    #expect(
      scene.heard() == [
        "second.viewDidLoad", "second.viewWillAppear(true) presented",
        "second.viewIsAppearing(true)", "second.viewWillDisappear(true)",
        "second.viewDidDisappear(true)", "animationEnded(false)",
      ])
    #expect(scene.window.subviews == [scene.first.view])
    #expect(scene.first.presentedViewController == nil)
    #expect(!second.isBeingPresented)
  }

  @Test("C-34 completed inside animateTransition: all of it before that returns")
  func synchronous() {
    let (scene, _, second) = scene(.fullScreen) { animator, context in
      animator.addIncoming(context)
      context.completeTransition(true)
      LoggingViewController.log.append("animateTransition returns")
    }
    scene.run { scene.first.present(second, animated: true) { scene.note("completion") } }
    #expect(
      scene.heard() == [
        "second.viewDidLoad", "first.viewWillDisappear(true)",
        "second.viewWillAppear(true) presented", "second.viewIsAppearing(true)",
        "second.viewDidAppear(true) presented", "first.viewDidDisappear(true)", "completion",
        "animationEnded(true)", "animateTransition returns",
      ])
    #expect(scene.stage.time == 0)
    #expect(scene.misuses == [])
  }

  @Test(
    "C-35 an incoming view that was never added: UIKit adds it for fullScreen alone",
    arguments: [
      (UIModalPresentationStyle.fullScreen, true), (.custom, false),
    ])
  func neverAdded(style: UIModalPresentationStyle, isThere: Bool) {
    let (scene, _, second) = scene(style) { animator, context in
      animator.completeLater(context)
    }
    scene.run { scene.first.present(second, animated: true) }
    #expect(scene.misuses == ["incoming-not-added"])
    #expect((second.view.window != nil) == isThere)
    let heard = scene.heard()
    #expect(heard.contains("second.viewDidAppear(true) presented"))
    #expect(heard.contains("second.viewIsAppearing(true)") == isThere)
  }
}
