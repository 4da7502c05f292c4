import Testing

@testable import UIKit

@MainActor
struct PopGestureTests {
  /// A stack of pages in a window that fills the screen of 393 x 852.
  @MainActor
  private final class Scene {
    let stage = Stage()
    let window: UIWindow
    let nav: UINavigationController
    let pages: [UIViewController]
    let observer = Log()

    init(pages count: Int = 2) {
      let stage = stage
      (window, nav, pages) = stage.with {
        (
          UIWindow(), UINavigationController(nibName: nil, bundle: nil),
          (0..<count).map { _ in UIViewController() }
        )
      }
      stage.with {
        nav.setViewControllers(pages, animated: false)
        window.rootViewController = nav
        window.makeKeyAndVisible()
      }
      stage.settle()
      stage.observer = observer
    }

    /// From the left edge by a way in 10 frames, and up.
    func swipe(_ way: CGFloat, velocity: CGPoint? = nil, lifts: Bool = true) {
      stage.touch(.began, at: CGPoint(x: 5, y: 400))
      for step in 1...10 {
        stage.advance(by: 1.0 / 60)
        stage.touch(.moved, at: CGPoint(x: 5 + way * CGFloat(step) / 10, y: 400))
      }
      if lifts { stage.touch(.ended, at: CGPoint(x: 5 + way, y: 400), velocity: velocity) }
    }

    var top: UIViewController? { nav.topViewController }
  }

  private final class Log: StageObserver {
    var events: [StageEvent] = []
    func emitted(_ event: StageEvent) { events.append(event) }
    func committed(_ frame: StageFrame) {}
    func codes(_ kind: StageEvent.Kind) -> [String] {
      events.filter { $0.kind == kind }.map(\.name)
    }
  }

  @Test("G-30 a swipe over the left edge pops, with the finger")
  func pop() {
    let scene = Scene()
    #expect(scene.nav.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    #expect(scene.nav.interactivePopGestureRecognizer?.view === scene.nav.view)
    scene.swipe(196.5, lifts: false)
    #expect(scene.nav.viewControllers.count == 1 && scene.nav.transitionCoordinator != nil)
    #expect(near(scene.pages[1].view.layer.presentation()?.frame.minX, 196.5, 1e-6))
    let coordinator = scene.nav.transitionCoordinator
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    scene.stage.touch(.ended, at: CGPoint(x: 201.5, y: 400), velocity: CGPoint(x: 500, y: 0))
    _ = scene.stage.advance(.rest)
    #expect(scene.top === scene.pages[0] && scene.pages[1].parent == nil)
    #expect(scene.pages[0].view.window != nil && scene.pages[1].view.window == nil)
    #expect(scene.observer.codes(.transition) == ["started", "completed"])
    #expect(scene.observer.codes(.misuse).isEmpty)
  }

  @Test("let go on the way back, or cancelled, it leaves the stack as it was")
  func cancelled() {
    for velocity in [CGPoint(x: -500, y: 0), .zero] {
      let scene = Scene()
      scene.swipe(120, velocity: velocity)
      _ = scene.stage.advance(.rest)
      #expect(scene.nav.viewControllers.count == 2 && scene.top === scene.pages[1])
      #expect(scene.pages[1].view.frame.minX == 0)
      #expect(scene.observer.codes(.transition) == ["started", "cancelled"])
    }
    let scene = Scene()
    scene.swipe(300, lifts: false)
    scene.stage.touch(.cancelled, at: CGPoint(x: 305, y: 400))
    _ = scene.stage.advance(.rest)
    #expect(scene.top === scene.pages[1])
    scene.swipe(300, velocity: .zero)
    _ = scene.stage.advance(.rest)
    #expect(scene.top === scene.pages[0])
  }

  @Test("G-30 it does not begin with one page, nor while a transition is in flight")
  func guards() {
    let root = Scene(pages: 1)
    root.swipe(300)
    _ = root.stage.advance(.rest)
    #expect(root.observer.codes(.transition).isEmpty && root.observer.codes(.misuse).isEmpty)
    let scene = Scene(pages: 3)
    scene.stage.with { _ = scene.nav.popViewController(animated: true) }
    scene.stage.advance(by: 0.05)
    scene.swipe(300)
    _ = scene.stage.advance(.rest)
    #expect(scene.nav.viewControllers.count == 2)
    #expect(scene.observer.codes(.transition) == ["started", "completed"])
    // Nor while one that a finger drove goes on by itself, when touches are not ignored.
    let twice = Scene(pages: 3)
    twice.swipe(100, velocity: CGPoint(x: 500, y: 0))
    twice.swipe(100, velocity: CGPoint(x: 500, y: 0))
    _ = twice.stage.advance(.rest)
    #expect(twice.nav.viewControllers.count == 2)
    #expect(twice.observer.codes(.transition) == ["started", "completed"])
  }

  @Test("G-31 it works if the delegate has no animator for the pop, and is asked once")
  func delegate() {
    final class Delegate: UINavigationControllerDelegate {
      var asked: [UINavigationController.Operation] = []
      var animator: (any UIViewControllerAnimatedTransitioning)?
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(operation)
        return animator
      }
    }
    for hasAnimator in [false, true] {
      let scene = Scene()
      let delegate = Delegate()
      scene.nav.delegate = delegate
      if hasAnimator { delegate.animator = TestAnimator() }
      scene.swipe(300, velocity: CGPoint(x: 500, y: 0))
      _ = scene.stage.advance(.rest)
      #expect(delegate.asked == [.pop])
      #expect(scene.nav.viewControllers.count == (hasAnimator ? 2 : 1))
    }
  }

  @Test(
    "G-32 others may require it to fail; with another delegate it begins at the root, and says so")
  func replaced() {
    let scene = Scene()
    var states: [UIGestureRecognizer.State] = []
    let pan = scene.stage.with { UIPanGestureRecognizer { states.append($0.state) } }
    scene.pages[1].view.addGestureRecognizer(pan)
    if let pop = scene.nav.interactivePopGestureRecognizer { pan.require(toFail: pop) }
    scene.swipe(300, velocity: CGPoint(x: 500, y: 0))
    _ = scene.stage.advance(.rest)
    #expect(states.isEmpty && scene.top === scene.pages[0])
    scene.nav.interactivePopGestureRecognizer?.delegate = nil
    scene.swipe(300)
    _ = scene.stage.advance(.rest)
    #expect(scene.observer.codes(.misuse) == ["pop-at-root"])
    scene.stage.with { scene.nav.pushViewController(scene.pages[1], animated: true) }
    _ = scene.stage.advance(.rest)
    #expect(scene.top === scene.pages[1] && scene.pages[1].view.window != nil)
  }
}
