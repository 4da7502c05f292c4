import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Changing tabs")
struct UITabBarControllerTests {
  @Test("E-12, E-23 without an animator: the new one first, not animated, told inside the call")
  func plain() {
    let scene = TransitionScene()
    let tabs = scene.tabs("home", "search")
    scene.run {
      tabs.selectedIndex = 1
      #expect(
        scene.heard() == [
          "search.viewDidLoad", "search.viewWillAppear(false)", "home.viewWillDisappear(false)",
        ])
    }
    #expect(
      scene.heard() == [
        "home.viewDidDisappear(false)", "search.viewIsAppearing(false)",
        "search.viewDidAppear(false)",
      ])
    #expect(tabs.selectedViewController?.view.window === scene.window)
    #expect(tabs.viewControllers?[0].view.window == nil)
    #expect(scene.stage.time == 0)
  }

  @Test("T16 with an animator: animated, the views change after the commit")
  func animated() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = TabLog(animator)
    let tabs = scene.tabs("home", "search", delegate: delegate)
    scene.turn {
      tabs.selectedIndex = 1
      #expect(animator.log == [])
    }
    #expect(animator.log == ["transitionDuration", "animateTransition"])
    #expect(tabs.transitionCoordinator != nil)
    scene.run()
    #expect(
      scene.heard() == [
        "search.viewDidLoad", "search.viewWillAppear(true)", "home.viewWillDisappear(true)",
        "search.viewIsAppearing(true)", "home.viewDidDisappear(true)",
        "search.viewDidAppear(true)", "animationEnded(true)",
      ])
    #expect(scene.stage.time == 0.25)
  }

  @Test("T16 a tap asks first and tells after; a program does neither; a refused tap does nothing")
  func tapping() {
    let scene = TransitionScene()
    let delegate = TabLog()
    let tabs = scene.tabs("home", "search", delegate: delegate)
    scene.run { tabs.tap(1) }
    let heard = scene.heard()
    #expect(heard.first == "shouldSelect search")
    #expect(heard.contains("didSelect search 1"))
    delegate.allows = false
    scene.run { tabs.tap(0) }
    #expect(scene.heard() == ["shouldSelect home"])
    #expect(tabs.selectedIndex == 1)
    scene.run { tabs.selectedViewController = tabs.viewControllers?[0] }
    #expect(!scene.heard().contains { $0.contains("Select") })
    #expect(tabs.selectedIndex == 0)
  }

  @Test("a tap on the selected tab brings its stack back to the first page")
  func tapAgain() {
    let scene = TransitionScene()
    let tabs = scene.tabs("home")
    let nav = scene.stage.with { UINavigationController(rootViewController: scene.controller("a")) }
    scene.run { tabs.viewControllers = [nav] }
    scene.run { nav.pushViewController(scene.controller("b"), animated: false) }
    scene.run { tabs.tap(0) }
    #expect(nav.viewControllers.count == 1)
    #expect(tabs.tabBarController == nil)
    #expect(nav.viewControllers[0].tabBarController === tabs)
  }

  @Test("TB-01 the first tab is selected; NSNotFound without tabs; both ways of selecting agree")
  func selection() {
    let scene = TransitionScene()
    let tabs = scene.stage.with { UITabBarController(nibName: nil, bundle: nil) }
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    let (a, b) = (scene.controller("a"), scene.controller("b"))
    scene.run { tabs.viewControllers = [a, b] }
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === a)
    scene.run { tabs.selectedViewController = b }
    #expect(tabs.selectedIndex == 1)
    scene.run { tabs.viewControllers = [b] }
    #expect(tabs.selectedIndex == 0)
    scene.run { tabs.selectedIndex = 5 }
    #expect(scene.misuses == ["no-such-tab"])
    #expect(a.parent == nil)
  }

  @Test("TB-02 the indices of both can be read while the delegate is asked")
  func direction() {
    let scene = TransitionScene()
    let delegate = TabLog(TestAnimator())
    let tabs = scene.tabs("home", "search", "profile", delegate: delegate)
    scene.run { tabs.selectedIndex = 2 }
    #expect(delegate.indices == [0, 2])
    scene.run { tabs.selectedIndex = 1 }
    #expect(delegate.indices == [2, 1])
  }

  @Test("TB-03 a cancelled change goes back to the old index; the new one has not appeared")
  func cancelled() throws {
    let scene = TransitionScene()
    let delegate = TabLog(TestAnimator())
    delegate.interaction = TestInteraction()
    let tabs = scene.tabs("home", "search", delegate: delegate)
    scene.turn { tabs.selectedIndex = 1 }
    #expect(tabs.selectedIndex == 1)
    let context = try #require(delegate.interaction?.context)
    scene.run {
      context.cancelInteractiveTransition()
      context.completeTransition(false)
    }
    #expect(tabs.selectedIndex == 0)
    #expect(!scene.heard().contains { $0.hasPrefix("search.viewDidAppear") })
    #expect(tabs.viewControllers?[0].view.window === scene.window)
  }

  @Test("a selection during another is refused")
  func twice() {
    let scene = TransitionScene()
    let delegate = TabLog(TestAnimator())
    let tabs = scene.tabs("home", "search", "profile", delegate: delegate)
    scene.turn { tabs.selectedIndex = 1 }
    scene.turn { tabs.selectedIndex = 2 }
    #expect(scene.misuses == ["selection-in-progress"])
    scene.run()
    #expect(tabs.selectedIndex == 1)
  }
}
