public import UIKit

/// An app with one interactive transition, as apps are written: a pan starts it, moves it, and
/// decides on release. A forgetful one does not handle a pan that is cancelled.
@MainActor
public final class SwipeApp: NSObject {
  public enum Kind: Sendable, CaseIterable { case present, dismiss, push, pop, select }

  public let kind: Kind
  public let window: UIWindow
  public let watch: Watch
  public let swipe = UIPercentDrivenInteractiveTransition()

  private let first: WatchedController
  private let second: WatchedController
  private let isForgetful: Bool
  private var isDriving = false
  private var pan: UIPanGestureRecognizer?
  private var navigation: UINavigationController?
  private var tabs: UITabBarController?

  public init(_ kind: Kind, isForgetful: Bool, fault: Watch.Fault? = nil) {
    self.kind = kind
    self.isForgetful = isForgetful
    let watch = Watch(fault: fault)
    self.watch = watch
    first = WatchedController("first", color: .white, watch: watch)
    second = WatchedController("second", color: .red, watch: watch)
    window = UIWindow(frame: UIScreen.main.bounds)
    super.init()
    showFirstScreen()
  }

  private func showFirstScreen() {
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = self
    switch kind {
    case .present, .dismiss: window.rootViewController = first
    case .push, .pop:
      let navigation = UINavigationController(rootViewController: first)
      navigation.delegate = self
      self.navigation = navigation
      window.rootViewController = navigation
    case .select:
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      tabs.delegate = self
      self.tabs = tabs
      window.rootViewController = tabs
    }
    window.makeKeyAndVisible()
    if kind == .dismiss { first.present(second, animated: false) }
    if kind == .pop { navigation?.pushViewController(second, animated: false) }
    let pan = UIPanGestureRecognizer { [weak self] in self?.panned($0) }
    window.addGestureRecognizer(pan)
    self.pan = pan
  }

  private func panned(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return }
    let progress = abs(pan.translation(in: window).x) / window.bounds.width
    switch pan.state {
    case .began:
      isDriving = true
      move(animated: true)
    case .changed: swipe.update(progress)
    case .ended:
      isDriving = false
      if progress > 0.5 { swipe.finish() } else { swipe.cancel() }
    case .cancelled where !isForgetful:
      isDriving = false
      swipe.cancel()
    default: break
    }
  }

  /// Goes from where the app is to the other screen.
  public func move(animated: Bool) {
    switch kind {
    case .present, .dismiss:
      if first.presentedViewController == nil {
        first.present(second, animated: animated)
      } else {
        first.dismiss(animated: animated)
      }
    case .push, .pop:
      if navigation?.topViewController === first {
        navigation?.pushViewController(second, animated: animated)
      } else {
        navigation?.popViewController(animated: animated)
      }
    case .select: tabs?.selectedIndex = tabs?.selectedIndex == 0 ? 1 : 0
    }
  }

  /// Whether a transition is in flight, as every screen can ask.
  public var isInFlight: Bool {
    ([window.rootViewController] + watch.controllers).contains { $0?.transitionCoordinator != nil }
  }

  private var interaction: (any UIViewControllerInteractiveTransitioning)? {
    isDriving ? swipe : nil
  }
}

extension SwipeApp: UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isAway: false, watch: watch) }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isAway: true, watch: watch) }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension SwipeApp: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(isAway: operation == .pop, watch: watch)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension SwipeApp: UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(isAway: toVC === first, watch: watch)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
