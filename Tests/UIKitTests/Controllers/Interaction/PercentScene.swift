import Testing

@testable import AppCode5
@testable import UIKit

/// A transition of any kind that a percent-driven interaction controller drives. Its animator moves
/// the view that leaves by 200 points and makes it fade, in a block of 0.5 s.
@MainActor
final class PercentScene {
  enum Kind: CaseIterable { case present, dismiss, push, pop, select }

  let scene = TransitionScene()
  let kind: Kind
  let interactor: UIPercentDrivenInteractiveTransition
  let animator = MovingAnimator()
  let old: LoggingViewController
  let new: LoggingViewController
  private let delegate: DrivingDelegate
  private(set) var navigation: UINavigationController?
  private(set) var tabs: UITabBarController?
  /// How often the completion of the call came.
  private(set) var completions = 0

  init(_ kind: Kind, _ style: UIModalPresentationStyle = .fullScreen) {
    self.kind = kind
    interactor = scene.stage.with { UIPercentDrivenInteractiveTransition() }
    delegate = DrivingDelegate(animator, interactor)
    switch kind {
    case .present, .dismiss:
      let second = scene.controller("second", style, delegate: delegate)
      (old, new) = kind == .present ? (scene.first, second) : (second, scene.first)
      if kind == .dismiss { scene.run { scene.first.present(second, animated: false) } }
    case .push, .pop:
      let navigation = scene.navigation()
      navigation.delegate = delegate
      (old, new) = (scene.controller("old"), scene.controller("new"))
      let stack = kind == .push ? [old] : [new, old]
      scene.run { navigation.setViewControllers(stack, animated: false) }
      self.navigation = navigation
    case .select:
      let tabs = scene.tabs()
      tabs.delegate = delegate
      (old, new) = (scene.controller("old"), scene.controller("new"))
      scene.run { tabs.viewControllers = [old, new] }
      self.tabs = tabs
    }
    scene.clear()
  }

  /// Asks for the transition; it starts with the end of the turn.
  func ask() {
    switch kind {
    case .present: scene.first.present(new, animated: true) { self.completions += 1 }
    case .dismiss: old.dismiss(animated: true) { self.completions += 1 }
    case .push: navigation?.pushViewController(new, animated: true)
    case .pop: navigation?.popViewController(animated: true)
    case .select: tabs?.selectedIndex = 1
    }
  }

  func start() { scene.turn(ask) }

  func update(_ percent: CGFloat) { scene.turn { interactor.update(percent) } }
  func finish() { scene.turn { interactor.finish() } }
  func cancel() { scene.turn { interactor.cancel() } }

  var stage: Stage { scene.stage }

  /// How far the view that leaves is seen to have gone, 0 to 1.
  var seen: Double {
    guard let animator = animator.leaving, let layer = animator.layer.presentation() else {
      return .nan
    }
    return (layer.position.x - self.animator.start) / 200
  }

  /// The time at which `completeTransition` was called; NaN before.
  var end: Double {
    scene.events.all.first { $0.name == "completeTransition" }?.time ?? .nan
  }
}

/// Moves and fades the view that leaves.
@MainActor
final class MovingAnimator: UIViewControllerAnimatedTransitioning {
  var declared = 0.5
  var length = 0.5
  var delay = 0.0
  var options: UIView.AnimationOptions = []
  var starts = 0
  var ended: [Bool] = []
  var finished: [Bool] = []
  private(set) weak var leaving: UIView?
  private(set) var start = 0.0
  weak var context: (any UIViewControllerContextTransitioning)?
  /// Runs before the block of animations, with the view that moves.
  var prepare: (UIView) -> Void = { _ in }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { declared }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    starts += 1
    self.context = context
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    guard let view = context.view(forKey: .from) ?? context.view(forKey: .to) else { return }
    leaving = view
    start = Double(view.center.x)
    prepare(view)
    UIView.animate(withDuration: length, delay: delay, options: options) {
      view.center.x += 200
      view.alpha = 0.2
    } completion: { finished in
      self.finished.append(finished)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Answers the same animator and interaction controller to every question.
@MainActor
final class DrivingDelegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)?,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.animator = animator
    self.interaction = interaction
  }

  private func note(_ text: String) { LoggingViewController.log.append(text) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
