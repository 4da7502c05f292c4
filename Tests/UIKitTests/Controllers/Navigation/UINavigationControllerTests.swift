import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Pushing and popping")
struct UINavigationControllerTests {
  @Test("T11 push: who is asked and told, in order, and what is settled when the call returns")
  func push() {
    let scene = TransitionScene()
    let delegate = NavigationLog(TestAnimator())
    let nav = scene.navigation("list", delegate: delegate)
    let detail = scene.stage.with { MovingViewController(name: "detail") }
    scene.run {
      nav.pushViewController(detail, animated: true)
      #expect(nav.topViewController === detail)
      #expect(detail.parent === nav)
      #expect(!detail.isViewLoaded)
      #expect(nav.transitionCoordinator != nil)
    }
    #expect(
      scene.heard() == [
        "detail.willMove(parent)",
        "animator for push from list to detail", "interaction", "detail.viewDidLoad",
        "list.viewWillDisappear(true)", "detail.viewWillAppear(true)", "willShow detail true",
        "detail.viewIsAppearing(true)",
        "list.viewDidDisappear(true)", "detail.viewDidAppear(true)", "detail.didMove(parent)",
        "didShow detail true", "animationEnded(true)",
      ])
    #expect(nav.transitionCoordinator == nil)
    #expect(scene.stage.time == 0.25)
    #expect(nav.viewControllers.count == 2)
    #expect(nav.viewControllers[0].view.window == nil)
  }

  @Test("T12 pop: the top is off the stack at once, and out of the container at the end")
  func pop() {
    let scene = TransitionScene()
    let delegate = NavigationLog(TestAnimator())
    let nav = scene.navigation("list", delegate: delegate)
    let detail = scene.stage.with { MovingViewController(name: "detail") }
    scene.run { nav.pushViewController(detail, animated: false) }
    scene.clear()
    scene.run {
      #expect(nav.popViewController(animated: true) === detail)
      #expect(nav.viewControllers.count == 1)
      #expect(detail.parent === nav)
    }
    #expect(
      scene.heard() == [
        "detail.willMove(nil)", "animator for pop from detail to list", "interaction",
        "detail.viewWillDisappear(true)", "list.viewWillAppear(true)", "willShow list true",
        "list.viewIsAppearing(true)",
        "detail.viewDidDisappear(true)", "list.viewDidAppear(true)", "detail.didMove(nil)",
        "didShow list true", "animationEnded(true)",
      ])
    #expect(detail.parent == nil)
    #expect(detail.view.window == nil)
  }

  @Test("E-11 a push starts in the layout of the stack's view, and not inside the call")
  func deferred() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = NavigationLog(animator)
    let nav = scene.navigation("list", delegate: delegate)
    scene.turn {
      nav.pushViewController(scene.controller("detail"), animated: true)
      #expect(animator.log == [])
      nav.view.layoutIfNeeded()
      #expect(animator.log == ["transitionDuration", "animateTransition"])
    }
    #expect(scene.stage.time == 0)
  }

  @Test("T15 not animated: the same order with false, and no animator is asked for")
  func notAnimated() {
    let scene = TransitionScene()
    let delegate = NavigationLog(TestAnimator())
    let nav = scene.navigation("list", delegate: delegate)
    scene.run { nav.pushViewController(scene.controller("detail"), animated: false) }
    #expect(
      scene.heard() == [
        "detail.viewDidLoad", "list.viewWillDisappear(false)", "detail.viewWillAppear(false)",
        "willShow detail false", "list.viewDidDisappear(false)", "detail.viewIsAppearing(false)",
        "detail.viewDidAppear(false)", "didShow detail false",
      ])
    #expect(delegate.operations == [])
    #expect(scene.stage.time == 0)
  }

  @Test("N-01 what raises an exception: a page twice, one that is not there; the first stays")
  func misuse() {
    let scene = TransitionScene()
    let nav = scene.navigation("list", "detail")
    let list = nav.viewControllers[0]
    scene.run { nav.pushViewController(list, animated: true) }
    #expect(scene.misuses == ["already-on-stack"])
    scene.run {
      #expect(nav.popToViewController(scene.controller("other"), animated: true) == nil)
    }
    #expect(scene.misuses.last == "not-on-stack")
    #expect(nav.viewControllers.count == 2)
    scene.run { nav.popToRootViewController(animated: false) }
    #expect(nav.popViewController(animated: true) == nil)
    scene.run { nav.pushViewController(UINavigationController(), animated: true) }
    #expect(scene.misuses.last == "cannot-be-pushed")
    #expect(nav.topViewController === list)
  }

  @Test("N-01, N-02 setViewControllers: a new top comes as by a push, one from below as by a pop")
  func setting() {
    let scene = TransitionScene()
    let delegate = NavigationLog(TestAnimator())
    let nav = scene.navigation("a", "b", "c", delegate: delegate)
    let pages = nav.viewControllers
    scene.run { nav.setViewControllers([pages[2]], animated: true) }
    #expect(delegate.operations == [])
    #expect(scene.heard() == [])
    #expect(pages[0].parent == nil)
    scene.run { nav.setViewControllers(pages, animated: true) }
    #expect(delegate.operations == [])
    scene.run { nav.setViewControllers([pages[2], pages[0]], animated: true) }
    #expect(delegate.operations == [.pop])
    scene.run { nav.setViewControllers([scene.controller("d")], animated: true) }
    #expect(delegate.operations == [.pop, .push])
    #expect(UINavigationController.Operation.none.rawValue == 0)
    #expect(UINavigationController.Operation.push.rawValue == 1)
    #expect(UINavigationController.Operation.pop.rawValue == 2)
  }

  @Test("N-03 a push during a push has its place on the stack, and moves after it")
  func nested() {
    let scene = TransitionScene()
    let nav = scene.navigation("list")
    scene.run {
      nav.pushViewController(scene.controller("a"), animated: true)
      nav.pushViewController(scene.controller("b"), animated: true)
      #expect(nav.viewControllers.count == 3)
    }
    #expect(scene.stage.time == 1)
    #expect(nav.topViewController?.view.window === scene.window)
    #expect(
      scene.heard().filter { $0.contains("DidAppear") || $0.contains("viewDidAppear") } == [
        "a.viewDidAppear(true)", "b.viewDidAppear(true)",
      ])
  }

  @Test("N-04 without a window the stack changes at once, and nobody appears")
  func withoutWindow() {
    let scene = TransitionScene()
    let nav = scene.stage.with { UINavigationController(rootViewController: scene.controller("a")) }
    scene.run { nav.pushViewController(scene.controller("b"), animated: true) }
    #expect(nav.viewControllers.count == 2)
    #expect(scene.heard() == [])
    #expect(nav.transitionCoordinator == nil)
    scene.run { scene.window.rootViewController = nav }
    #expect(
      scene.heard().filter { $0.hasPrefix("b") || $0.hasPrefix("a") } == [
        "b.viewDidLoad", "b.viewWillAppear(false)", "b.viewIsAppearing(false)",
        "b.viewDidAppear(false)",
      ])
  }

  @Test("N-05 the top is the last; what is presented over the stack is visible before it")
  func visible() {
    let scene = TransitionScene()
    let nav = scene.navigation("list", "detail")
    #expect(nav.topViewController === nav.viewControllers[1])
    #expect(nav.visibleViewController === nav.topViewController)
    let over = scene.controller("over")
    scene.run { nav.present(over, animated: false) }
    #expect(nav.visibleViewController === over)
    #expect(nav.topViewController === nav.viewControllers[1])
  }

  @Test("N-06 a page has its navigationController from the push until the pop has ended")
  func navigationController() {
    let scene = TransitionScene()
    let nav = scene.navigation("list")
    let detail = scene.controller("detail")
    #expect(detail.navigationController == nil)
    scene.turn {
      nav.pushViewController(detail, animated: true)
      #expect(detail.navigationController === nav)
    }
    scene.run()
    scene.turn { nav.popViewController(animated: true) }
    #expect(detail.navigationController === nav)
    scene.run()
    #expect(detail.navigationController == nil)
  }

  @Test("N-08 willShow and didShow come for the first page too, once, not animated")
  func firstPage() {
    let scene = TransitionScene()
    let delegate = NavigationLog()
    let nav = scene.stage.with { UINavigationController(rootViewController: scene.controller("a")) }
    nav.delegate = delegate
    scene.run { scene.window.rootViewController = nav }
    let told = ["willShow a false", "didShow a false"]
    #expect(scene.heard().filter { $0.contains("Show") } == told)
    scene.run { nav.present(scene.controller("over"), animated: false) }
    scene.run { nav.dismiss(animated: false) }
    #expect(!scene.heard().contains { $0.contains("Show") })
  }

  @Test("N-09 a bar is shown or hidden in 0.33 s")
  func bar() {
    #expect(UINavigationController.hideShowBarDuration == 0.33)
  }

  @Test("the context of a push and of a pop: both views, no style, frames")
  func context() throws {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = NavigationLog(animator)
    let nav = scene.navigation("list", delegate: delegate)
    let list = nav.viewControllers[0]
    let detail = scene.controller("detail")
    let screen = scene.window.bounds
    scene.turn { nav.pushViewController(detail, animated: true) }
    let context = try #require(animator.context)
    #expect(context.view(forKey: .from) === list.view)
    #expect(context.view(forKey: .to) === detail.view)
    #expect(context.viewController(forKey: .to) === detail)
    #expect(context.presentationStyle == .none)
    #expect(context.initialFrame(for: list) == screen)
    #expect(context.finalFrame(for: list) == .zero)
    #expect(context.initialFrame(for: detail) == .zero)
    #expect(context.finalFrame(for: detail) == screen)
    #expect(list.view.superview === context.containerView)
  }

  @Test("T14 a cancelled pop: the stack is as it was, and nobody is told of being shown")
  func cancelledPop() throws {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = NavigationLog(animator)
    delegate.interaction = TestInteraction()
    let nav = scene.navigation("list", "detail", delegate: delegate)
    let detail = nav.viewControllers[1]
    scene.turn { nav.popViewController(animated: true) }
    scene.clear()
    let context = try #require(delegate.interaction?.context)
    scene.run {
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
    #expect(
      scene.heard() == [
        "list.viewWillDisappear(true)", "list.viewDidDisappear(true)",
        "detail.viewWillAppear(true)", "detail.viewIsAppearing(true)", "detail.viewDidAppear(true)",
        "animationEnded(false)",
      ])
    #expect(nav.topViewController === detail)
    #expect(detail.parent === nav)
    #expect(detail.view.window === scene.window)
    scene.run { nav.popViewController(animated: false) }
    #expect(nav.viewControllers.count == 1)
  }

  @Test("a cancelled push leaves no page behind")
  func cancelledPush() throws {
    let scene = TransitionScene()
    let animator = TestAnimator()
    animator.animate = { [unowned animator] in
      animator.addIncoming($0)
      $0.completeTransition(false)
    }
    let delegate = NavigationLog(animator)
    let nav = scene.navigation("list", delegate: delegate)
    let detail = scene.controller("detail")
    scene.run { nav.pushViewController(detail, animated: true) }
    #expect(nav.viewControllers.count == 1)
    #expect(detail.parent == nil)
    #expect(detail.view.window == nil)
    #expect(nav.topViewController?.view.window === scene.window)
  }

  @Test("UIKit's own slide takes half a second: in from the right, out by a third")
  func builtIn() {
    let scene = TransitionScene()
    let nav = scene.navigation("list")
    let list = nav.viewControllers[0]
    let detail = scene.controller("detail")
    scene.turn { nav.pushViewController(detail, animated: true) }
    #expect(detail.view.layer.presentation()?.position.x == 1.5 * 393)
    #expect(list.view.center.x == 0.5 * 393 - 131)
    scene.run()
    #expect(scene.stage.time == 0.5)
    #expect(list.view.center.x == 196.5)
    #expect(detail.view.center.x == 196.5)
  }

  @Test("C-30 a push that is never completed keeps the next one waiting")
  func neverCompleted() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    animator.animate = { [unowned animator] in animator.addIncoming($0) }
    let delegate = NavigationLog(animator)
    let nav = scene.navigation("list", delegate: delegate)
    scene.run { nav.pushViewController(scene.controller("a"), animated: true) }
    #expect(scene.misuses == ["never-completed"])
    scene.run { nav.pushViewController(scene.controller("b"), animated: true) }
    #expect(delegate.operations == [.push])
    #expect(nav.viewControllers.count == 3)
  }

  @Test("a stack, its pages and its transition are freed together")
  func freed() {
    let scene = TransitionScene()
    weak var page: UIViewController?
    weak var stack: UINavigationController?
    do {
      let nav = scene.navigation("list")
      stack = nav
      page = nav.viewControllers[0]
      scene.run { nav.pushViewController(scene.controller("detail"), animated: true) }
      scene.run { scene.window.rootViewController = scene.controller("other") }
    }
    #expect(stack == nil)
    #expect(page == nil)
  }
}
