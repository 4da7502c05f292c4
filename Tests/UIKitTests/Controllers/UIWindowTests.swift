import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("UIWindow")
struct UIWindowTests {
  @Test("a window is hidden, and loads nothing, until makeKeyAndVisible")
  func hidden() {
    let stage = Stage()
    stage.with {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let root = UIViewController()
      window.rootViewController = root
      #expect(window.isHidden)
      #expect(!root.isViewLoaded)
      #expect(!window.isKeyWindow)
      window.makeKeyAndVisible()
      #expect(!window.isHidden)
      #expect(window.isKeyWindow)
      #expect(UIApplication.shared.keyWindow === window)
      #expect(root.view.superview === window)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      let other = UIWindow()
      other.makeKeyAndVisible()
      #expect(!window.isKeyWindow)
      #expect(other.frame == UIScreen.main.bounds)
    }
  }

  @Test("a new root replaces the old one, with all that it presented")
  func replacing() {
    let scene = TransitionScene()
    let (modal, next) = (scene.controller("modal"), scene.controller("next"))
    scene.run { scene.first.present(modal, animated: false) }
    scene.clear()
    scene.turn { scene.window.rootViewController = next }
    #expect(scene.window.subviews == [next.view])
    #expect(scene.first.presentedViewController == nil)
    #expect(
      scene.heard() == [
        "modal.viewWillDisappear(false)", "modal.viewDidDisappear(false)", "next.viewDidLoad",
        "next.viewWillAppear(false)", "next.viewIsAppearing(false)", "next.viewDidAppear(false)",
      ])
  }

  @Test("a new root ends the transition in flight, and touches come again")
  func replacingDuringTransition() {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator())
    let modal = scene.controller("modal", delegate: delegate)
    scene.turn { scene.first.present(modal, animated: true) }
    #expect(scene.stage.transitions.count == 1)
    scene.clear()
    scene.turn { scene.window.rootViewController = scene.controller("next") }
    // Each hears how its appearance ends.
    #expect(
      scene.heard().filter { !$0.hasPrefix("next") } == [
        "modal.viewWillDisappear(false)", "modal.viewDidDisappear(false)",
        "first.viewDidDisappear(true)",
      ])
    #expect(scene.stage.transitions.isEmpty)
    #expect(scene.stage.with { !UIApplication.shared.isIgnoringInteractionEvents })
    scene.run()
    #expect(scene.misuses == [])
    #expect(scene.stage.lastTransition?.outcome == .cancelled)
  }

  @Test("a window whose root presents over it is shown again without taking the root back")
  func hiddenAndShown() {
    let scene = TransitionScene()
    let modal = scene.controller("modal")
    scene.run { scene.first.present(modal, animated: false) }
    scene.turn {
      scene.window.isHidden = true
      scene.window.isHidden = false
    }
    #expect(scene.first.view.window == nil)
    #expect(modal.view.window === scene.window)
  }
}
