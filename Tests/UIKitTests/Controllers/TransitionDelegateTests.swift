import Testing

@testable import AppCode5
@testable import UIKit

@MainActor
@Suite("The questions to a transitioning delegate")
struct TransitionDelegateTests {
  @Test("E-01, E-02 the animator first, then who interacts")
  func order() {
    let scene = TransitionScene()
    let delegate = TestDelegate(TestAnimator())
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    scene.run { second.dismiss(animated: true) }
    #expect(
      delegate.questions == [
        "present second by first from first", "interaction of presentation",
        "dismiss second", "interaction of dismissal",
      ])
  }

  @Test("E-03 without an animator nobody is asked to interact, and UIKit's animation plays")
  func noAnimator() {
    let scene = TransitionScene()
    let delegate = TestDelegate(nil, TestInteraction())
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    #expect(delegate.questions == ["present second by first from first"])
    #expect(delegate.interaction?.starts == 0)
    #expect(scene.stage.time == 0.5)
    #expect(scene.first.presentedViewController === second)
  }

  @Test("E-04, E-07 without interaction: the duration is asked for before animateTransition")
  func duration() {
    let scene = TransitionScene()
    let animator = TestAnimator()
    let delegate = TestDelegate(animator)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.run { scene.first.present(second, animated: true) }
    #expect(animator.log == ["transitionDuration", "animateTransition", "animationEnded(true)"])
  }

  @Test("E-05 an interactive start is the only call: the animator is the interaction's to start")
  func interactiveStart() {
    let scene = TransitionScene()
    let (animator, interaction) = (TestAnimator(), TestInteraction())
    let delegate = TestDelegate(animator, interaction)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    #expect(interaction.starts == 1)
    #expect(animator.log == [])
    #expect(interaction.context?.isInteractive == true)
  }

  @Test("E-06 wantsInteractiveStart false: the animator starts, the interaction stays")
  func plainStart() {
    let scene = TransitionScene()
    let (animator, interaction) = (TestAnimator(), TestInteraction())
    interaction.wantsInteractiveStart = false
    let delegate = TestDelegate(animator, interaction)
    let second = scene.controller("second", .custom, delegate: delegate)
    scene.turn { scene.first.present(second, animated: true) }
    #expect(interaction.starts == 0)
    #expect(animator.log == ["transitionDuration", "animateTransition"])
    #expect(animator.context?.isInteractive == false)
    animator.context?.pauseInteractiveTransition()
    #expect(animator.context?.isInteractive == true)
  }

  @Test("R-25 the delegate is asked with any style")
  func anyStyle() {
    for style: UIModalPresentationStyle in [.fullScreen, .pageSheet, .overFullScreen] {
      let scene = TransitionScene()
      let delegate = TestDelegate(TestAnimator())
      let second = scene.controller("second", style, delegate: delegate)
      scene.run { scene.first.present(second, animated: true) }
      #expect(delegate.animator?.log.contains("animateTransition") == true)
    }
  }

  @Test("C-36 a delegate that has gone: UIKit's animation plays, and a warning says why")
  func delegateGone() {
    let scene = TransitionScene()
    let second = scene.controller("second", .custom, delegate: TestDelegate(TestAnimator()))
    #expect(second.transitioningDelegate == nil)
    scene.run { scene.first.present(second, animated: true) }
    #expect(scene.warnings == ["delegate-gone"])
    #expect(scene.stage.time == 0.5)
    #expect(scene.first.presentedViewController === second)
  }

  @Test("no warning where no delegate was set, or nil was")
  func noDelegate() {
    let scene = TransitionScene()
    let second = scene.controller("second", .custom)
    second.transitioningDelegate = TestDelegate()
    second.transitioningDelegate = nil
    scene.run { scene.first.present(second, animated: true) }
    #expect(scene.warnings == [])
  }

  @Test("C-36 UIKit keeps the animator and the interaction alive while the transition runs")
  func retained() {
    let scene = TransitionScene()
    weak var animator: TestAnimator?
    let delegate = TestDelegate()
    let second = scene.controller("second", .custom, delegate: delegate)
    do {
      let strong = TestAnimator()
      // Held by nobody but the transition: the closure holds the context alone.
      strong.animate = { context in
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        Stage.current.enqueue(after: 0.2) { context.completeTransition(true) }
      }
      delegate.animator = strong
      animator = strong
      scene.stage.with { scene.first.present(second, animated: true) }
      delegate.animator = nil
    }
    scene.stage.settle()
    #expect(animator != nil)
    scene.run()
    #expect(animator == nil)
    #expect(scene.heard().last == "animationEnded(true)")
  }

  @Test("a delegate that answers nothing at all gets UIKit's ways")
  func emptyDelegate() {
    final class Silent: UIViewControllerTransitioningDelegate {}
    let scene = TransitionScene()
    let silent = Silent()
    let second = scene.controller("second", .custom, delegate: silent)
    scene.run { scene.first.present(second, animated: true) }
    #expect(scene.stage.time == 0.5)
    #expect(scene.warnings == [])
  }
}
