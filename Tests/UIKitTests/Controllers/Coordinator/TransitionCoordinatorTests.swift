import Testing

@testable import AppCode5
@testable import UIKit

/// Registers with the coordinator when it will appear.
private final class JoiningViewController: LoggingViewController {
  let dim = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  var answers: [Bool] = []
  var wasAnimated: Bool?
  var order: [String] = []
  var cancelled: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    view.addSubview(dim)
    guard let coordinator = transitionCoordinator else { return }
    wasAnimated = coordinator.isAnimated
    answers.append(
      coordinator.animate { [unowned self] _ in
        order.append("first")
        dim.alpha = 0.5
      } completion: { [unowned self] context in
        order.append("completion")
        cancelled.append(context.isCancelled)
      })
    answers.append(
      coordinator.animate(alongsideTransition: { [unowned self] _ in order.append("second") }))
  }
}

@MainActor
@Suite("Transition coordinators")
struct TransitionCoordinatorTests {
  private func scene(
    _ animate: @escaping (TestAnimator, any UIViewControllerContextTransitioning) -> Void
  ) -> (TransitionScene, JoiningViewController, TestAnimator) {
    let scene = TransitionScene()
    let animator = TestAnimator()
    animator.animate = { [unowned animator] context in
      animator.addIncoming(context)
      animate(animator, context)
    }
    let delegate = TestDelegate(animator)
    scene.kept.append(delegate)
    let joining = scene.stage.with { JoiningViewController(name: "joining") }
    joining.modalPresentationStyle = .custom
    joining.transitioningDelegate = delegate
    return (scene, joining, animator)
  }

  /// easeInOut at half of the time is half of the way; linear at a quarter a quarter.
  @Test("E-17 what is registered takes duration and curve of the first block the animator opens")
  func inherits() {
    let (scene, joining, _) = scene { _, context in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        context.view(forKey: .to)?.alpha = 0.9
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    scene.turn { scene.first.present(joining, animated: true) }
    scene.stage.advance(to: 0.1)
    #expect(abs((joining.dim.layer.presentation()?.opacity ?? 0) - 0.875) < 1e-6)
    #expect(joining.order == ["first", "second"])
  }

  @Test("E-17 without a block of the animator: the declared duration, eased in and out")
  func alone() {
    let (scene, joining, animator) = scene { animator, context in animator.completeLater(context) }
    animator.duration = 0.4
    scene.turn { scene.first.present(joining, animated: true) }
    scene.stage.advance(to: 0.2)
    #expect(abs((joining.dim.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    scene.run()
    #expect(joining.dim.alpha == 0.5)
  }

  @Test(
    "TC-01 a transition's own coordinator, through container and presenter; nil when not animated")
  func climbing() {
    let (scene, joining, _) = scene { animator, context in animator.completeLater(context) }
    let child = scene.controller("child")
    scene.turn { joining.addChild(child) }
    #expect(child.transitionCoordinator == nil)
    scene.turn { scene.first.present(joining, animated: true) }
    #expect(child.transitionCoordinator === joining.transitionCoordinator)
    #expect(scene.first.transitionCoordinator === joining.transitionCoordinator)
    #expect(joining.transitionCoordinator != nil)
    scene.run()
    #expect(joining.transitionCoordinator == nil)
    scene.run { joining.dismiss(animated: false) }
    joining.answers = []
    scene.run { scene.first.present(joining, animated: false) }
    #expect(joining.answers == [])
  }

  @Test("E-16 it is there in the first callback and gone after the last")
  func lifetime() {
    let (scene, joining, _) = scene { animator, context in animator.completeLater(context) }
    scene.run {
      scene.first.present(joining, animated: true) {
        #expect(joining.transitionCoordinator != nil)
      }
    }
    #expect(joining.wasAnimated == true)
    #expect(joining.transitionCoordinator == nil)
  }

  @Test("TC-02, TC-08 too late to animate: false, and the completion runs all the same")
  func late() {
    let (scene, joining, _) = scene { animator, context in animator.completeLater(context) }
    var log: [String] = []
    scene.turn { scene.first.present(joining, animated: true) }
    #expect(joining.answers == [true, true])
    scene.turn {
      let joined = joining.transitionCoordinator?.animate { _ in
        log.append("animation")
      } completion: { _ in
        log.append("completion")
      }
      #expect(joined == false)
    }
    scene.run()
    #expect(log == ["completion"])
  }

  /// Linear: after half of 0.2 s half of the way.
  @Test("TC-03 a view outside of the container takes part")
  func outside() {
    let scene = TransitionScene()
    let bar = scene.stage.with { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let animator = TestAnimator()
    animator.animate = { [unowned animator] context in
      animator.addIncoming(context)
      let coordinator = context.viewController(forKey: .to)?.transitionCoordinator
      let joined = coordinator?.animateAlongsideTransition(
        in: bar, animation: { _ in bar.center.x = 105 }, completion: { _ in scene.note("done") })
      #expect(joined == true)
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
        context.view(forKey: .to)?.alpha = 0.9
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn {
      scene.window.addSubview(bar)
      scene.first.present(second, animated: true)
    }
    scene.stage.advance(to: 0.1)
    #expect(abs((bar.layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
    scene.run()
    #expect(bar.superview === scene.window)
    #expect(scene.heard().filter { $0 == "done" }.count == 1)
  }

  @Test("TC-04 handlers hear of the end of the interaction before the appearances turn")
  func interaction() throws {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator(), TestInteraction())
    let second = scene.controller("second", .fullScreen, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    let coordinator = try #require(second.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { scene.note("changes \($0.isCancelled)") }
    coordinator.notifyWhenInteractionEnds { scene.note("ends \($0.isInteractive)") }
    #expect(coordinator.initiallyInteractive)
    #expect(coordinator.isInteractive)
    scene.clear()
    scene.turn {
      let context = delegate.interaction?.context
      context?.cancelInteractiveTransition()
      context?.completeTransition(false)
    }
    #expect(
      Array(scene.heard().prefix(3))
        == [
          "changes true", "ends false", "second.viewWillDisappear(true) presented",
        ].map { $0.replacing(" presented", with: "") })
  }

  @Test("TC-05 the context of a transition that plays by itself")
  func context() throws {
    let (scene, joining, _) = scene { animator, context in animator.completeLater(context) }
    scene.turn { scene.first.present(joining, animated: true) }
    let context = try #require(joining.transitionCoordinator)
    #expect(context.isAnimated)
    #expect(context.presentationStyle == .custom)
    #expect(!context.initiallyInteractive)
    #expect(!context.isInteractive)
    #expect(!context.isCancelled)
    #expect(context.transitionDuration == 0.25)
    #expect(context.percentComplete == 0)
    #expect(context.completionVelocity == 1)
    #expect(context.completionCurve == .easeInOut)
    #expect(context.viewController(forKey: .from) === scene.first)
    #expect(context.viewController(forKey: .to) === joining)
    #expect(context.view(forKey: .from) == nil)
    #expect(context.view(forKey: .to) === joining.view)
    #expect(context.containerView === joining.view.superview)
    #expect(context.targetTransform == .identity)
  }

  @Test("TC-06 blocks run in the order in which they were registered")
  func order() {
    let (scene, joining, _) = scene { animator, context in animator.completeLater(context) }
    scene.run { scene.first.present(joining, animated: true) }
    #expect(joining.order == ["first", "second", "completion"])
    #expect(joining.cancelled == [false])
  }

  @Test("TC-02 the completion of a cancelled transition hears so")
  func cancelled() {
    let (scene, joining, _) = scene { animator, context in
      animator.completeLater(context, false)
    }
    scene.run { scene.first.present(joining, animated: true) }
    #expect(joining.cancelled == [true])
  }

  @Test("TC-07 the first page of a stack that is presented takes part")
  func presentedStack() {
    let (scene, joining, _) = scene { _, _ in }
    let nav = scene.stage.with { UINavigationController(rootViewController: joining) }
    nav.modalPresentationStyle = .custom
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    nav.transitioningDelegate = delegate
    scene.run { scene.first.present(nav, animated: true) }
    #expect(joining.order == ["first", "second", "completion"])
  }

  @Test("TC-09 a turn of the screen: alongside with the window; at once where it is not animated")
  func turning() {
    final class Turning: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(size.width) \(coordinator.isAnimated)")
        coordinator.animate { [unowned self] _ in
          log.append("alongside \(view.bounds.width)")
        } completion: { [unowned self] _ in
          log.append("completion")
        }
      }
    }
    let scene = TransitionScene()
    let root = scene.stage.with { Turning() }
    scene.run { scene.window.rootViewController = root }
    let wide = CGSize(width: 852, height: 393)
    scene.turn { scene.stage.turnScreen(to: wide, duration: 0.3) }
    #expect(root.log == ["will 852.0 true", "alongside 852.0"])
    #expect(root.view.bounds.size == wide)
    scene.run()
    #expect(scene.stage.time == 0.3)
    #expect(root.log.last == "completion")
    root.log = []
    scene.turn { scene.stage.turnScreen(to: CGSize(width: 393, height: 852), duration: 0) }
    #expect(root.log == ["will 393.0 false", "alongside 393.0", "completion"])
  }

  @Test("TC-10 with nothing registered nothing differs; the coordinator is its own context")
  func nothing() {
    let (scene, _, _) = scene { _, _ in }
    let delegate = TestDelegate(TestAnimator())
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    let context: (any UIViewControllerTransitionCoordinatorContext)? = second.transitionCoordinator
    #expect(context?.isCancelled == false)
    scene.run()
    #expect(scene.stage.time == 0.25)
  }
}
