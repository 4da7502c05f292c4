import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Presenting")
struct PresentTests {
  @Test("T2 fullScreen: old will, new will, new did, old did, completion, animationEnded")
  func fullScreen() {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator())
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) { scene.note("completion") } }
    #expect(
      scene.heard() == [
        "second.viewDidLoad",
        "first.viewWillDisappear(true)", "second.viewWillAppear(true) presented",
        "second.viewIsAppearing(true)",
        "second.viewDidAppear(true) presented", "first.viewDidDisappear(true)",
        "completion", "animationEnded(true)",
      ])
    #expect(scene.stage.time == 0.25)
    #expect(scene.first.view.window == nil)
    #expect(second.view.window === scene.window)
    #expect(!second.isBeingPresented)
  }

  @Test(
    "T1, T3, T4 styles that leave the presenter in place: it hears nothing",
    arguments: [
      UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet,
      .formSheet, .automatic, .popover,
    ])
  func inPlace(style: UIModalPresentationStyle) {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator())
    let second = scene.controller("second", style, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    #expect(
      scene.heard() == [
        "second.viewDidLoad", "second.viewWillAppear(true) presented",
        "second.viewIsAppearing(true)", "second.viewDidAppear(true) presented",
        "animationEnded(true)",
      ])
    #expect(scene.first.view.superview === scene.window)
  }

  @Test("E-10 nothing moves inside present; E-13 who presents whom is settled when it returns")
  func deferred() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn {
      scene.first.present(second, animated: true)
      #expect(scene.first.presentedViewController === second)
      #expect(second.presentingViewController === scene.first)
      #expect(second.isBeingPresented)
      #expect(second.isViewLoaded)
      #expect(animator.log == [])
      #expect(scene.window.subviews == [scene.first.view])
      #expect(scene.heard() == ["second.viewDidLoad"])
    }
    #expect(animator.log == ["transitionDuration", "animateTransition"])
    #expect(scene.stage.time == 0)
  }

  @Test("E-08 in flight until completeTransition; E-09 all that follows happens inside it")
  func insideComplete() throws {
    let scene = TransitionScene()
    let animator = TestAnimator()
    animator.animate = { [unowned animator] in animator.addIncoming($0) }
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) { scene.note("completion") } }
    scene.stage.advance(by: 2)
    scene.clear()
    let context = try #require(animator.context)
    scene.stage.with {
      context.completeTransition(true)
      #expect(
        scene.heard() == [
          "second.viewDidAppear(true) presented", "first.viewDidDisappear(true)", "completion",
          "animationEnded(true)",
        ])
    }
  }

  @Test("C-11 the container stays, holds the view, and is handed to the dismissal")
  func container() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    var containers: [UIView] = []
    animator.animate = { [unowned animator] in
      containers.append($0.containerView)
      animator.addIncoming($0)
      animator.completeLater($0)
    }
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    #expect(second.view.superview === containers.first)
    #expect(containers.first?.superview === scene.window)
    scene.run { second.dismiss(animated: true) }
    #expect(containers.count == 2)
    #expect(containers.first === containers.last)
    #expect(containers.first?.superview == nil)
    #expect(scene.window.subviews == [scene.first.view])
  }

  @Test("T5 not animated: all of it at once, the animator is not asked, the order is that of T2")
  func notAnimated() {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator())
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    scene.turn {
      scene.first.present(second, animated: false) { scene.note("completion") }
      second.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      #expect(scene.heard() == ["second.viewDidLoad"])
    }
    #expect(
      scene.heard() == [
        "first.viewWillDisappear(false)", "second.viewWillAppear(false) presented",
        "second.viewIsAppearing(false)", "second.viewDidAppear(false) presented",
        "first.viewDidDisappear(false)", "completion",
      ])
    #expect(delegate.questions == [])
    #expect(scene.stage.time == 0)
    #expect(second.view.frame == scene.window.bounds)
  }

  @Test("E-14 touches are ignored from the start to the end, unless somebody interacts")
  func touches() {
    func ignoring(_ interaction: TestInteraction?) -> [Bool] {
      let scene = TransitionScene()
      let animator = TestAnimator()
      let delegate = TestDelegate(animator, interaction)
      interaction?.onStart = { animator.animateTransition(using: $0) }
      let second = scene.controller("second", .custom, delegate: delegate)
      let application = scene.stage.with { UIApplication.shared }
      var seen: [Bool] = []
      scene.turn {
        scene.first.present(second, animated: true)
        seen.append(application.isIgnoringInteractionEvents)
      }
      seen.append(application.isIgnoringInteractionEvents)
      scene.run()
      seen.append(application.isIgnoringInteractionEvents)
      return seen
    }
    #expect(ignoring(nil) == [false, true, false])
    #expect(ignoring(TestInteraction()) == [false, false, false])
  }

  @Test("R-23 styles that cover the window are presented by the root of the containers")
  func rootPresents() {
    let scene = TransitionScene()
    let (middle, inner) = (scene.controller("middle"), scene.controller("inner"))
    scene.turn {
      scene.first.addChild(middle)
      middle.addChild(inner)
      scene.first.view.addSubview(middle.view)
      middle.view.addSubview(inner.view)
      middle.definesPresentationContext = true
    }
    let delegate = TestDelegate(TestAnimator())
    let over = scene.controller("over", .overFullScreen, delegate: delegate)
    scene.run { inner.present(over, animated: true) }
    #expect(delegate.questions.first == "present over by first from inner")
    #expect(over.presentingViewController === scene.first)
    // Reported by every controller below the presenter, too.
    #expect(inner.presentedViewController === over)
    #expect(middle.presentedViewController === over)
    scene.run { over.dismiss(animated: false) }

    let context = scene.controller("context", .overCurrentContext)
    scene.run { inner.present(context, animated: false) }
    #expect(context.presentingViewController === middle)
    #expect(scene.first.presentedViewController == nil)
  }

  @Test("R-23 currentContext covers the view of the controller that defines the context")
  func currentContext() {
    let scene = TransitionScene()
    let (context, inner) = (scene.controller("context"), scene.controller("inner"))
    let frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    scene.turn {
      context.definesPresentationContext = true
      scene.first.addChild(context)
      scene.first.view.addSubview(context.view)
      context.view.frame = frame
      context.addChild(inner)
      context.view.addSubview(inner.view)
    }
    scene.clear()
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .currentContext, delegate: delegate)
    scene.turn { inner.present(second, animated: true) }
    #expect(animator.context?.containerView.frame == frame)
    #expect(animator.context?.view(forKey: .from) === context.view)
    scene.run()
    #expect(
      scene.heard().filter { !$0.hasPrefix("second") } == [
        "context.viewWillDisappear(true)", "inner.viewWillDisappear(true)",
        "inner.viewDidDisappear(true)", "context.viewDidDisappear(true)", "animationEnded(true)",
      ])
    #expect(scene.first.view.window != nil)
    scene.run { second.dismiss(animated: true) }
    #expect(context.view.superview === scene.first.view)
    #expect(context.view.frame == frame)
  }

  @Test("what is presented presents in its turn: the chain grows from the topmost")
  func chain() {
    let scene = TransitionScene()
    let (second, third) = (scene.controller("second"), scene.controller("third"))
    scene.run { scene.first.present(second, animated: false) }
    scene.run { second.present(third, animated: false) }
    #expect(third.presentingViewController === second)
    #expect(scene.first.presentedViewController === second)
    #expect(second.view.window == nil)
    #expect(third.view.window === scene.window)
    scene.run { third.dismiss(animated: false) }
    #expect(second.view.window === scene.window)
    #expect(second.presentedViewController == nil)
  }

  @Test("a controller may present or be dismissed as soon as it has appeared")
  func presentInDidAppear() {
    final class Eager: LoggingViewController {
      var eager: (() -> Void)?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        eager?()
        eager = nil
      }
    }
    let scene = TransitionScene()
    let third = scene.controller("third")
    let second = scene.stage.with { Eager(name: "second") }
    second.modalPresentationStyle = .fullScreen
    second.eager = { [unowned second] in second.present(third, animated: false) }
    scene.run { scene.first.present(second, animated: false) }
    #expect(third.view.window === scene.window)
    scene.run { scene.first.dismiss(animated: false) }
    second.eager = { [unowned second] in second.dismiss(animated: false) }
    scene.run { scene.first.present(second, animated: false) }
    #expect(scene.first.presentedViewController == nil)
    #expect(scene.first.view.window === scene.window)
    #expect(scene.misuses == [])
    #expect(!second.isBeingDismissed)
  }

  @Test("the completion of a dismissal may present again")
  func presentInCompletion() {
    let scene = TransitionScene()
    let (second, third) = (scene.controller("second"), scene.controller("third"))
    scene.run { scene.first.present(second, animated: true) }
    scene.run {
      second.dismiss(animated: true) { scene.first.present(third, animated: true) }
    }
    #expect(scene.first.presentedViewController === third)
    #expect(scene.misuses == [])
  }
}
