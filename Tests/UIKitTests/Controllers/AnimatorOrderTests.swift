import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("Flags and ends of transitions")
struct AnimatorOrderTests {
  @Test("E-15 animationEnded comes once, last, with what completeTransition was given")
  func animationEnded() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) { scene.note("completion") } }
    #expect(scene.heard().last == "animationEnded(true)")
    animator.animate = { [unowned animator] in animator.completeLater($0, false) }
    scene.run { second.dismiss(animated: true) }
    #expect(scene.heard().last == "animationEnded(false)")
    #expect(animator.log.filter { $0.hasPrefix("animationEnded") }.count == 2)
  }

  @Test("E-21 when it will appear the view is loaded and in no window")
  func willAppear() {
    final class Watching: UIViewController {
      var state: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        state = [isViewLoaded, viewIfLoaded?.window == nil]
      }
    }
    let scene = TransitionScene()
    let nav = scene.navigation("list")
    let (pushed, presented) = scene.stage.with { (Watching(), Watching()) }
    scene.run { nav.pushViewController(pushed, animated: true) }
    #expect(pushed.state == [true, true])
    scene.run { nav.present(presented, animated: true) }
    #expect(presented.state == [true, true])
  }

  @Test("E-25 a pushed page is moving to its parent, a popped one from it; the other is not")
  func moving() {
    final class Page: UIViewController {
      var log: [String] = []
      private func note(_ name: String) {
        log.append("\(name) \(isMovingToParent) \(isMovingFromParent)")
      }
      override func viewWillAppear(_ animated: Bool) { note("will") }
      override func viewDidAppear(_ animated: Bool) { note("did") }
      override func viewWillDisappear(_ animated: Bool) { note("willNot") }
      override func viewDidDisappear(_ animated: Bool) { note("didNot") }
    }
    let scene = TransitionScene()
    let (list, detail) = scene.stage.with { (Page(), Page()) }
    let nav = scene.navigation()
    scene.run { nav.setViewControllers([list], animated: false) }
    list.log = []
    scene.run { nav.pushViewController(detail, animated: true) }
    #expect(detail.log == ["will true false", "did true false"])
    #expect(list.log == ["willNot false false", "didNot false false"])
    (list.log, detail.log) = ([], [])
    scene.run { nav.popViewController(animated: true) }
    #expect(detail.log == ["willNot false true", "didNot false true"])
    #expect(list.log == ["will false false", "did false false"])
  }

  @Test("R-24 the defaults of style and transition")
  func defaults() {
    let scene = TransitionScene()
    let controller = scene.stage.with { UIViewController() }
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    scene.run { scene.first.present(controller, animated: false) }
    #expect(controller.presentationController?.presentationStyle == .pageSheet)
  }

  @Test("C-08, C-35 UIKit does not add the incoming view; without it nothing is shown")
  func incoming() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    var wasAdded: Bool?
    animator.animate = { [unowned animator] in
      wasAdded = $0.view(forKey: .to)?.superview != nil
      animator.completeLater($0)
    }
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    #expect(wasAdded == false)
    #expect(second.view.window == nil)
    #expect(scene.misuses == ["incoming-not-added"])
  }

  @Test("C-10 what has left is taken away, and what has come when it is cancelled")
  func takenAway() {
    let scene = TransitionScene()
    let delegate = NavigationLog(TestAnimator())
    let nav = scene.navigation("list", delegate: delegate)
    let list = nav.viewControllers[0]
    let detail = scene.controller("detail")
    scene.run { nav.pushViewController(detail, animated: true) }
    #expect(list.view.superview == nil)
    delegate.animator?.animate = { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(false)
    }
    scene.run { nav.popViewController(animated: true) }
    #expect(list.view.superview == nil)
    #expect(detail.view.window === scene.window)
  }

  @Test("C-18 finish and cancel move nothing, and complete nothing, by themselves")
  func notMoving() {
    let scene = TransitionScene()
    let interaction = TestInteraction()
    let animator = TestAnimator()
    interaction.onStart = { animator.addIncoming($0) }
    let delegate = TestDelegate(animator, interaction)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    let frame = second.view.frame
    scene.turn { interaction.context?.finishInteractiveTransition() }
    scene.stage.advance(by: 1)
    #expect(second.view.frame == frame)
    #expect(scene.stage.transitions.count == 1)
  }
}
