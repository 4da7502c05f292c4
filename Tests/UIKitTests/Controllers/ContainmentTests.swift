import Testing

@testable import AppCode5
@testable import UIKit

/// A container with a context of its own, as an app writes one.
private final class OwnContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  private let from: UIViewController
  private let to: UIViewController
  private let done: (Bool) -> Void

  init(
    in view: UIView, from: UIViewController, to: UIViewController, done: @escaping (Bool) -> Void
  ) {
    containerView = view
    self.from = from
    self.to = to
    self.done = done
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { done(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    viewController === from ? containerView.bounds : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    viewController === to ? containerView.bounds : .zero
  }
}

@MainActor
@Suite("Containers of one's own")
struct ContainmentTests {
  /// `first` contains `a`, which is seen.
  private func scene() -> (TransitionScene, LoggingViewController, LoggingViewController) {
    let scene = TransitionScene()
    let (a, b) = (scene.controller("a"), scene.controller("b"))
    scene.turn {
      scene.first.addChild(a)
      scene.first.view.addSubview(a.view)
      a.didMove(toParent: scene.first)
    }
    scene.clear()
    return (scene, a, b)
  }

  @Test("CN-05 a container may have a context of its own: the same animator plays in it")
  func ownContext() {
    let (scene, a, b) = scene()
    let animator = TestAnimator()
    scene.run {
      scene.first.addChild(b)
      a.willMove(toParent: nil)
      let context = OwnContext(in: scene.first.view, from: a, to: b) { completed in
        a.view.removeFromSuperview()
        a.removeFromParent()
        b.didMove(toParent: scene.first)
        animator.animationEnded(completed)
      }
      animator.animateTransition(using: context)
    }
    #expect(scene.stage.time == 0.25)
    #expect(scene.first.children == [b])
    #expect(b.view.superview === scene.first.view)
    #expect(a.view.window == nil)
    #expect(
      scene.heard() == [
        "b.viewDidLoad", "b.viewWillAppear(false)", "b.viewIsAppearing(false)",
        "b.viewDidAppear(false)", "a.viewWillDisappear(false)", "a.viewDidDisappear(false)",
        "animationEnded(true)",
      ])
  }

  @Test("T18 transition(from:to:) adds the one, animates, and takes the other away")
  func exchange() {
    let (scene, a, b) = scene()
    var finished: Bool?
    scene.turn {
      scene.first.addChild(b)
      scene.first.transition(from: a, to: b, duration: 0.3) {
        b.view.alpha = 0.5
      } completion: {
        finished = $0
      }
      #expect(b.view.superview === scene.first.view)
      #expect(a.view.superview === scene.first.view)
    }
    scene.run()
    #expect(finished == true)
    #expect(scene.stage.time == 0.3)
    #expect(a.view.superview == nil)
    #expect(
      scene.heard() == [
        "b.viewDidLoad", "a.viewWillDisappear(true)", "b.viewWillAppear(true)",
        "b.viewIsAppearing(true)", "a.viewDidDisappear(true)", "b.viewDidAppear(true)",
      ])
  }

  @Test("T18 both must be children of the receiver")
  func strangers() {
    let (scene, a, b) = scene()
    scene.run { scene.first.transition(from: a, to: b, duration: 0.3, animations: nil) }
    #expect(scene.misuses == ["not-siblings"])
    #expect(b.parent == nil)
  }
}
