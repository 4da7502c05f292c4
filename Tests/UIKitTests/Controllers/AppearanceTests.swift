import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Appearance callbacks outside of transitions")
struct AppearanceTests {
  /// Says whether its view is in a window when it hears that it will appear.
  final class Witness: LoggingViewController {
    var hadWindow: [Bool] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hadWindow.append(view.window != nil)
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      hadWindow.append(view.window != nil)
    }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
  }

  /// Passes nothing on to its children.
  final class ByHand: LoggingViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("the root appears with its window: will... inside the call, the rest after the commit")
  func root() {
    let stage = Stage()
    LoggingViewController.log = []
    stage.with {
      let window = UIWindow()
      let root = Witness(name: "root")
      window.rootViewController = root
      #expect(LoggingViewController.log == [])
      window.makeKeyAndVisible()
      #expect(LoggingViewController.log == ["root.viewDidLoad", "root.viewWillAppear(false)"])
      LoggingViewController.log = []
      stage.settle()
      #expect(
        LoggingViewController.log
          == [
            "root.viewIsAppearing(false)", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            "root.viewDidAppear(false)",
          ].map { $0.hasPrefix("root.") ? $0 : "root.\($0)" })
      // E-21: no window at viewWillAppear, one at viewIsAppearing.
      #expect(root.hadWindow == [false, true])
      #expect(root.view.frame == window.bounds)
    }
  }

  @Test("CN-03 a view that enters a window brings its controller, one that leaves takes it away")
  func child() {
    let scene = TransitionScene()
    let child = scene.controller("child")
    scene.turn {
      scene.first.addChild(child)
      scene.first.view.addSubview(child.view)
      scene.note("added")
      child.didMove(toParent: scene.first)
    }
    #expect(
      scene.heard() == [
        "child.viewDidLoad", "child.viewWillAppear(false)", "added",
        "child.viewIsAppearing(false)", "child.viewDidAppear(false)",
      ])
    scene.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      scene.note("removed")
      child.removeFromParent()
    }
    #expect(
      scene.heard() == [
        "child.viewWillDisappear(false)", "child.viewDidDisappear(false)", "removed",
      ]
    )
  }

  @Test("E-26 a container that appears takes along the children whose views are in its own")
  func forwarding() {
    let scene = TransitionScene()
    let outer = scene.controller("outer")
    let (seen, unseen) = (scene.controller("seen"), scene.controller("unseen"))
    scene.turn {
      outer.addChild(seen)
      outer.addChild(unseen)
      outer.view.addSubview(seen.view)
      _ = unseen.view
    }
    scene.clear()
    scene.turn { scene.window.rootViewController = outer }
    #expect(
      scene.heard() == [
        "first.viewWillDisappear(false)", "first.viewDidDisappear(false)",
        "outer.viewWillAppear(false)", "seen.viewWillAppear(false)",
        "outer.viewIsAppearing(false)", "seen.viewIsAppearing(false)",
        "seen.viewDidAppear(false)", "outer.viewDidAppear(false)",
      ])
  }

  @Test("E-20 viewIsAppearing comes once per appearance, however often the view is laid out")
  func isAppearingOnce() {
    let scene = TransitionScene()
    scene.turn { scene.first.view.setNeedsLayout() }
    #expect(scene.heard() == [])
    scene.turn {
      scene.first.view.removeFromSuperview()
      scene.window.addSubview(scene.first.view)
      scene.first.view.layoutIfNeeded()
      scene.first.view.setNeedsLayout()
    }
    #expect(scene.heard().filter { $0.contains("IsAppearing") }.count == 1)
  }

  @Test("E-24 a view that comes and goes in one turn: will, will, did")
  func comeAndGo() {
    let scene = TransitionScene()
    let child = scene.controller("child")
    scene.turn {
      scene.first.view.addSubview(child.view)
      child.view.removeFromSuperview()
    }
    #expect(
      scene.heard() == [
        "child.viewDidLoad", "child.viewWillAppear(false)", "child.viewWillDisappear(false)",
        "child.viewDidDisappear(false)",
      ])
  }

  @Test("E-24 a child that is taken out while its container appears does not appear with it")
  func takenOut() {
    let scene = TransitionScene()
    let (outer, child) = (scene.controller("outer"), scene.controller("child"))
    scene.turn {
      outer.addChild(child)
      outer.view.addSubview(child.view)
      scene.window.rootViewController = outer
      child.view.removeFromSuperview()
    }
    #expect(
      scene.heard().filter { $0.hasPrefix("child") } == [
        "child.viewDidLoad", "child.viewWillAppear(false)", "child.viewWillDisappear(false)",
        "child.viewDidDisappear(false)",
      ])
  }

  @Test("E-25 isMovingToParent and isMovingFromParent hold during the callbacks of a child")
  func movingFlags() {
    final class Child: UIViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(isMovingToParent) }
      override func viewDidAppear(_ animated: Bool) { flags.append(isMovingToParent) }
      override func viewWillDisappear(_ animated: Bool) { flags.append(isMovingFromParent) }
      override func viewDidDisappear(_ animated: Bool) { flags.append(isMovingFromParent) }
    }
    let scene = TransitionScene()
    let child = scene.stage.with { Child() }
    scene.turn {
      scene.first.addChild(child)
      scene.first.view.addSubview(child.view)
      child.didMove(toParent: scene.first)
    }
    #expect(child.flags == [true, true])
    #expect(!child.isMovingToParent)
    scene.turn {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(child.flags == [true, true, true, true])
    #expect(!child.isMovingFromParent)
  }

  @Test("CN-04 a container that does not forward tells its children by hand")
  func byHand() {
    let scene = TransitionScene()
    let outer = scene.stage.with { ByHand(name: "outer") }
    let child = scene.controller("child")
    scene.turn {
      outer.addChild(child)
      outer.view.addSubview(child.view)
      scene.window.rootViewController = outer
    }
    #expect(scene.heard().filter { $0.hasPrefix("child.view") } == ["child.viewDidLoad"])
    scene.turn {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(
      scene.heard() == [
        "child.viewWillAppear(true)", "child.viewIsAppearing(true)", "child.viewDidAppear(true)",
      ])
    // A cancelled departure: will, the opposite will, and its did.
    scene.turn {
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(
      scene.heard() == [
        "child.viewWillDisappear(true)", "child.viewWillAppear(true)",
        "child.viewIsAppearing(true)", "child.viewDidAppear(true)",
      ])
    #expect(scene.misuses == [])
  }

  @Test("CN-04 what a child told by hand contains hears with it, not before")
  func grandchild() {
    let scene = TransitionScene()
    let outer = scene.stage.with { ByHand(name: "outer") }
    let (child, inner) = (scene.controller("child"), scene.controller("inner"))
    scene.turn {
      outer.addChild(child)
      outer.view.addSubview(child.view)
      child.addChild(inner)
      child.view.addSubview(inner.view)
      scene.window.rootViewController = outer
    }
    #expect(scene.heard().filter { $0.hasPrefix("inner") } == ["inner.viewDidLoad"])
    scene.turn {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(
      scene.heard().filter { $0.hasPrefix("inner") } == [
        "inner.viewWillAppear(true)", "inner.viewIsAppearing(true)", "inner.viewDidAppear(true)",
      ])
  }

  @Test("CN-04 calls that do not pair are a misuse without effect")
  func unbalanced() {
    let scene = TransitionScene()
    let child = scene.controller("child")
    scene.turn { child.endAppearanceTransition() }
    scene.turn {
      child.beginAppearanceTransition(true, animated: false)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(scene.misuses == ["appearance-unbalanced", "appearance-unbalanced"])
    #expect(
      scene.heard() == [
        "child.viewDidLoad", "child.viewWillAppear(false)", "child.viewDidAppear(false)",
      ])
  }
}
