import Testing

@testable import AppCode5
@testable import UIKit

/// A row of the table of values: what the context answers when the animator starts.
private struct Values: Equatable {
  var fromView = "nil"
  var toView = "nil"
  var initialFrom = CGRect.zero
  var finalFrom = CGRect.zero
  var initialTo = CGRect.zero
  var finalTo = CGRect.zero
  /// The views in the container, back to front.
  var inContainer: [String] = []
}

@MainActor
@Suite("The values of a transition context")
struct TransitionContextTests {
  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// Presents second over first, or dismisses it, and reads the context as the animator starts.
  private func values(
    _ style: UIModalPresentationStyle, dismissing: Bool,
    _ check: ((any UIViewControllerContextTransitioning, TransitionScene) -> Void)? = nil
  ) throws -> Values {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", style, delegate: delegate)
    let name: (UIView?) -> String = { view in
      view == nil ? "nil" : view === scene.first.view ? "first" : "second"
    }
    var read: Values?
    animator.animate = { [unowned animator] context in
      read = Values(
        fromView: name(context.view(forKey: .from)), toView: name(context.view(forKey: .to)),
        initialFrom: context.initialFrame(for: dismissing ? second : scene.first),
        finalFrom: context.finalFrame(for: dismissing ? second : scene.first),
        initialTo: context.initialFrame(for: dismissing ? scene.first : second),
        finalTo: context.finalFrame(for: dismissing ? scene.first : second),
        inContainer: context.containerView.subviews.map(name))
      check?(context, scene)
      animator.addIncoming(context)
      animator.completeLater(context)
    }
    if dismissing {
      scene.run { scene.first.present(second, animated: false) }
      scene.run { second.dismiss(animated: true) }
    } else {
      scene.run { scene.first.present(second, animated: true) }
    }
    return try #require(read)
  }

  @Test(
    "C-01, C-02 present fullScreen and currentContext",
    arguments: [
      UIModalPresentationStyle.fullScreen, .currentContext,
    ])
  func presentRemoving(style: UIModalPresentationStyle) throws {
    #expect(
      try values(style, dismissing: false)
        == Values(
          fromView: "first", toView: "second", initialFrom: Self.screen, finalTo: Self.screen,
          inContainer: ["first"]))
  }

  @Test(
    "C-03 present custom, over... and sheets",
    arguments: [
      UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet,
    ])
  func presentInPlace(style: UIModalPresentationStyle) throws {
    #expect(
      try values(style, dismissing: false)
        == Values(
          toView: "second", initialFrom: Self.screen, finalFrom: Self.screen, finalTo: Self.screen))
  }

  @Test(
    "dismiss fullScreen and currentContext",
    arguments: [
      UIModalPresentationStyle.fullScreen, .currentContext,
    ])
  func dismissRemoving(style: UIModalPresentationStyle) throws {
    #expect(
      try values(style, dismissing: true)
        == Values(
          fromView: "second", toView: "first", initialFrom: Self.screen, finalTo: Self.screen,
          inContainer: ["second"]))
  }

  @Test(
    "dismiss custom, over... and sheets",
    arguments: [
      UIModalPresentationStyle.custom, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet,
    ])
  func dismissInPlace(style: UIModalPresentationStyle) throws {
    #expect(
      try values(style, dismissing: true)
        == Values(
          fromView: "second", initialFrom: Self.screen, initialTo: Self.screen,
          finalTo: Self.screen, inContainer: ["second"]))
  }

  @Test("C-12, C-13 controllers, container, style and flags")
  func rest() throws {
    _ = try values(.automatic, dismissing: false) { context, scene in
      #expect(context.viewController(forKey: .from) === scene.first)
      #expect(context.viewController(forKey: .to) === scene.first.presentedViewController)
      #expect(context.initialFrame(for: UIViewController()) == .zero)
      #expect(context.finalFrame(for: UIViewController()) == .zero)
      #expect(context.containerView.frame == scene.window.bounds)
      #expect(context.containerView.superview === scene.window)
      #expect(context.presentationStyle == .pageSheet)
      #expect(context.isAnimated)
      #expect(!context.isInteractive)
      #expect(!context.transitionWasCancelled)
      #expect(context.targetTransform == .identity)
    }
  }

  @Test("C-07 the controller for from is the real presenter, not the one that was asked")
  func realPresenter() {
    let scene = TransitionScene()
    let child = scene.controller("child")
    scene.turn {
      scene.first.addChild(child)
      scene.first.view.addSubview(child.view)
    }
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { child.present(second, animated: true) }
    #expect(animator.context?.viewController(forKey: .from) === scene.first)
  }

  @Test("the initial frame of a dismissed view is the one it has then, as is a moved presenter's")
  func currentFrames() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: false) }
    let (sheet, behind) = (
      CGRect(x: 0, y: 400, width: 393, height: 452), CGRect(x: 20, y: 40, width: 353, height: 772)
    )
    second.view.frame = sheet
    scene.first.view.frame = behind
    scene.turn { second.dismiss(animated: true) }
    #expect(animator.context?.initialFrame(for: second) == sheet)
    #expect(animator.context?.finalFrame(for: second) == .zero)
    #expect(animator.context?.initialFrame(for: scene.first) == behind)
    #expect(animator.context?.finalFrame(for: scene.first) == behind)
  }

  @Test("C-09 a presenter's view that was taken into the container leaves with it")
  func presenterTaken() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    animator.animate = { [unowned animator] in
      if let view = $0.viewController(forKey: .from)?.view { $0.containerView.addSubview(view) }
      animator.addIncoming($0)
      animator.completeLater($0)
    }
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    scene.clear()
    scene.run { second.dismiss(animated: false) }
    #expect(scene.heard().contains("first.viewDidDisappear(false)"))
    #expect(scene.first.view.window == nil)
    #expect(scene.window.subviews == [])
  }

  @Test("C-14, C-15 finish and cancel set the flags at once, and move nothing")
  func interaction() throws {
    let scene = TransitionScene()
    let interaction = TestInteraction()
    let delegate = TestDelegate(TestAnimator(), interaction)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    let context = try #require(interaction.context)
    #expect(context.isInteractive)
    context.updateInteractiveTransition(0.4)
    context.cancelInteractiveTransition()
    #expect(!context.isInteractive)
    #expect(context.transitionWasCancelled)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive)
    context.finishInteractiveTransition()
    #expect(!context.isInteractive)
    #expect(!context.transitionWasCancelled)
    context.cancelInteractiveTransition()
    #expect(!context.transitionWasCancelled)
    #expect(scene.stage.transitions.count == 1)
    #expect(
      scene.events.all.filter { $0.kind == .contextCall && $0.edge == .before }.map(\.name) == [
        "updateInteractiveTransition", "cancelInteractiveTransition",
        "pauseInteractiveTransition", "finishInteractiveTransition",
        "cancelInteractiveTransition",
      ])
  }

  @Test("C-17 a hand-written interaction may cancel and complete in the same turn")
  func cancelAndComplete() throws {
    let scene = TransitionScene()
    let interaction = TestInteraction()
    let animator = TestAnimator()
    let delegate = TestDelegate(animator, interaction)
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    interaction.onStart = { animator.addIncoming($0) }
    scene.turn { scene.first.present(second, animated: true) { scene.note("completion") } }
    scene.clear()
    let context = try #require(interaction.context)
    scene.turn {
      context.cancelInteractiveTransition()
      context.completeTransition(!context.transitionWasCancelled)
    }
    // T10: will and did of the new one, then of the old one; the links are gone, the views are back.
    #expect(
      scene.heard() == [
        "second.viewWillDisappear(true)", "second.viewDidDisappear(true)",
        "first.viewWillAppear(true)", "first.viewIsAppearing(true)", "first.viewDidAppear(true)",
        "completion", "animationEnded(false)",
      ])
    #expect(scene.first.presentedViewController == nil)
    #expect(scene.window.subviews == [scene.first.view])
    #expect(scene.misuses == [])
  }

  @Test("a context that outlives its transition still knows its controllers and its container")
  func afterwards() throws {
    let scene = TransitionScene()
    let animator = TestAnimator()
    var kept: (any UIViewControllerContextTransitioning)?
    animator.animate = { [unowned animator] in
      kept = $0
      animator.addIncoming($0)
      animator.completeLater($0)
    }
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    let context = try #require(kept)
    #expect(context.view(forKey: .to) === second.view)
    #expect(context.viewController(forKey: .from) === scene.first)
  }
}
