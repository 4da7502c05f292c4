import Testing

@testable import UIKit

/// Vends one linear property animator of 0.5 s a transition.
@MainActor
private final class InterruptibleAnimator: UIViewControllerAnimatedTransitioning {
  var log: [String] = []
  private var animator: UIViewPropertyAnimator?
  weak var leaving: UIView?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.append("animateTransition")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    log.append("interruptibleAnimator")
    let view = context.view(forKey: .from)
    leaving = view
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    let made = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view?.center.x += 200 }
    made.addCompletion { [unowned self] position in
      log.append("completion \(position)")
      context.completeTransition(position == .end)
    }
    animator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.append("animationEnded \(transitionCompleted)")
    animator = nil
  }
}

@MainActor
@Suite("Interruptible transitions")
struct InterruptibleTests {
  private let scene = TransitionScene()
  private let animator = InterruptibleAnimator()
  private let interactor: UIPercentDrivenInteractiveTransition
  private let second: UIViewController
  private let delegate: DrivingDelegate

  init() {
    interactor = scene.stage.with { UIPercentDrivenInteractiveTransition() }
    interactor.completionCurve = .linear
    delegate = DrivingDelegate(animator, interactor)
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    self.second = second
    let scene = scene
    scene.run { scene.first.present(second, animated: false) }
    scene.clear()
  }

  private func dismiss() { scene.turn { second.dismiss(animated: true) } }

  /// How far the view that leaves has gone; it begins at half of the screen's 393 points.
  private var seen: Double {
    (Double(animator.leaving?.layer.presentation()?.position.x ?? .nan) - 196.5) / 200
  }

  @Test("T17 without interaction it is started, and then asked for: one object all along")
  func plain() {
    delegate.interaction = nil
    dismiss()
    scene.run()
    #expect(
      animator.log == [
        "animateTransition", "interruptibleAnimator", "completion end", "animationEnded true",
      ])
    #expect(scene.events.all.contains { $0.name == "interruptibleAnimator" })
    #expect(scene.misuses.isEmpty)
  }

  @Test("P-19 driven it is scrubbed, and animateTransition is not called")
  func scrubbed() {
    dismiss()
    #expect(animator.log == ["interruptibleAnimator"])
    scene.stage.advance(by: 1)
    #expect(seen == 0)
    scene.turn { interactor.update(0.4) }
    #expect(abs(seen - 0.4) < 1e-9)
    scene.turn { interactor.finish() }
    scene.stage.advance(by: 0.15)
    #expect(abs(seen - 0.7) < 1e-9)
    scene.run()
    #expect(abs(scene.stage.time - 1.3) < 1e-9)
    #expect(animator.log.dropFirst() == ["completion end", "animationEnded true"])
  }

  @Test("P-19 a cancel plays it back over p D / speed, and the view is where it was")
  func cancelled() {
    interactor.completionSpeed = 2
    dismiss()
    scene.turn { interactor.update(0.4) }
    scene.turn { interactor.cancel() }
    scene.run()
    #expect(abs(scene.stage.time - 0.1) < 1e-9)
    #expect(animator.log.dropFirst() == ["completion start", "animationEnded false"])
    #expect(second.view.center.x == 196.5)
    #expect(scene.first.presentedViewController === second)
  }

  @Test("P-16 TC-04 paused on its way it is interactive again, and the coordinator says so")
  func paused() throws {
    interactor.wantsInteractiveStart = false
    var changes: [Bool] = []
    var ends: [Bool] = []
    dismiss()
    let coordinator = try #require(second.transitionCoordinator)
    #expect(coordinator.isInterruptible)
    #expect(!coordinator.initiallyInteractive)
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    coordinator.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    scene.stage.advance(by: 0.2)
    scene.turn { interactor.pause() }
    #expect(abs(Double(interactor.percentComplete) - 0.4) < 1e-9)
    #expect(coordinator.isInteractive)
    scene.stage.advance(by: 1)
    #expect(abs(seen - 0.4) < 1e-9)
    scene.turn { interactor.update(0.6) }
    #expect(coordinator.percentComplete == 0.6)
    scene.turn { interactor.finish() }
    #expect(changes == [true, false])
    #expect(ends == [false])
    scene.run()
    #expect(abs(scene.stage.time - 1.4) < 1e-9)
    #expect(animator.log.last == "animationEnded true")
  }

  @Test("paused on the way back it may still finish")
  func turned() {
    dismiss()
    scene.turn { interactor.update(0.8) }
    scene.turn { interactor.cancel() }
    scene.stage.advance(by: 0.2)
    scene.turn { interactor.pause() }
    #expect(abs(Double(interactor.percentComplete) - 0.4) < 1e-9)
    scene.turn { interactor.finish() }
    scene.run()
    #expect(animator.log.dropFirst() == ["completion end", "animationEnded true"])
    #expect(scene.first.presentedViewController == nil)
  }
}

@MainActor
@Suite("What an interaction moves")
struct DrivenTests {
  @Test("P-09 P-11 all blocks in the container stand, keyframes and springs too")
  func blocks() {
    let scene = PercentScene(.dismiss)
    let inner = scene.stage.with { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let frames = scene.stage.with { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    scene.animator.prepare = { view in
      view.addSubview(inner)
      view.addSubview(frames)
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: [], animations: { inner.center.x = 105 })
      UIView.animateKeyframes(
        withDuration: 0.5, delay: 0,
        options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { frames.alpha = 0 }
      }
    }
    scene.start()
    scene.update(0.25)
    scene.stage.advance(by: 2)
    #expect(abs((inner.layer.presentation()?.position.x ?? 0) - 30) < 1e-9)
    #expect(abs(Double(frames.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
  }

  @Test("P-11 a view outside of the container goes on by itself, unless it was named")
  func outside() throws {
    let scene = PercentScene(.dismiss, .custom)
    let (named, other) = scene.stage.with { (UIView(), UIView()) }
    scene.scene.turn {
      scene.scene.first.view.addSubview(named)
      scene.scene.first.view.addSubview(other)
    }
    scene.animator.prepare = { _ in
      guard let coordinator = scene.old.transitionCoordinator else { return }
      coordinator.animateAlongsideTransition(in: named, animation: { _ in named.alpha = 0 })
      coordinator.animate(alongsideTransition: { _ in other.alpha = 0 })
    }
    scene.start()
    scene.update(0.25)
    scene.stage.advance(by: 1)
    #expect(abs(Double(named.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    #expect(other.layer.presentation()?.opacity == 0)
    scene.cancel()
    scene.scene.run()
    #expect(named.alpha == 1)
  }

  @Test("P-11 a property animator started by hand runs by itself")
  func byHand() {
    let scene = PercentScene(.dismiss)
    let inner = scene.stage.with { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    scene.animator.prepare = { view in
      view.addSubview(inner)
      UIViewPropertyAnimator(duration: 0.5, curve: .linear) { inner.alpha = 0 }.startAnimation()
    }
    scene.start()
    scene.stage.advance(by: 0.25)
    #expect(abs(Double(inner.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
  }

  @Test("E-24 T14 a cancelled pop: who was coming hears no didAppear, and the stack is as it was")
  func pop() {
    let scene = PercentScene(.pop)
    scene.start()
    scene.update(0.4)
    scene.cancel()
    scene.scene.run()
    let heard = scene.scene.heard().filter { !$0.contains("ayout") && !$0.contains("IsAppearing") }
    #expect(heard.filter { $0.contains("didShow") }.isEmpty)
    #expect(heard.filter { $0.contains("willShow") }.count == 1)
    #expect(!heard.contains { $0.hasPrefix("new") && $0.contains("viewDidAppear") })
    #expect(scene.navigation?.topViewController === scene.old)
    #expect(scene.old.view.window != nil)
    #expect(scene.new.viewIfLoaded?.window == nil)
  }

  @Test("T10 a cancelled presentation leaves nobody presented, and a tab keeps its index")
  func presented() {
    let scene = PercentScene(.present)
    scene.start()
    scene.update(0.4)
    scene.cancel()
    scene.scene.run()
    #expect(scene.scene.first.presentedViewController == nil)
    #expect(scene.scene.first.view.window != nil)
    let tabs = PercentScene(.select)
    tabs.start()
    tabs.update(0.4)
    tabs.cancel()
    tabs.scene.run()
    #expect(tabs.tabs?.selectedIndex == 0)
  }

  @Test("E-14 touches are not ignored while somebody interacts")
  func touches() {
    let scene = PercentScene(.dismiss)
    scene.start()
    #expect(!scene.stage.with { UIApplication.shared.isIgnoringInteractionEvents })
  }

  @Test("the record says what a transition waits for, and how the interaction ended")
  func record() throws {
    let scene = PercentScene(.dismiss)
    scene.stage.with(scene.ask)
    #expect(scene.stage.transitions.first?.isHeld == false)
    scene.stage.settle()
    scene.update(0.4)
    let held = try #require(scene.stage.transitions.first)
    #expect(held.isHeld)
    #expect(held.percent == 0.4)
    scene.cancel()
    let released = try #require(scene.stage.transitions.first)
    #expect(!released.isHeld)
    #expect(released.release?.end == .cancelled)
    #expect(released.release?.percent == 0.4)
  }
}
