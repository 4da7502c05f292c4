import Testing

@testable import AppCode5
@testable import UIKit

extension TransitionScene {
  /// A navigation controller with these pages is the root and has appeared; the log is empty.
  func navigation(
    _ names: String..., delegate: (any UINavigationControllerDelegate)? = nil
  ) -> UINavigationController {
    let nav = stage.with { UINavigationController(nibName: nil, bundle: nil) }
    nav.delegate = delegate
    let pages = names.map { controller($0) }
    turn {
      nav.setViewControllers(pages, animated: false)
      window.rootViewController = nav
    }
    clear()
    return nav
  }

  /// A tab bar controller with these pages is the root and has appeared; the log is empty.
  func tabs(
    _ names: String..., delegate: (any UITabBarControllerDelegate)? = nil
  ) -> UITabBarController {
    let tabs = stage.with { UITabBarController(nibName: nil, bundle: nil) }
    tabs.delegate = delegate
    let pages = names.map { controller($0) }
    turn {
      tabs.viewControllers = pages
      window.rootViewController = tabs
    }
    clear()
    return tabs
  }
}

@MainActor
private func name(_ controller: UIViewController) -> String {
  (controller as? LoggingViewController)?.name ?? "?"
}

/// Notes what it is asked and told, among what the controllers note.
@MainActor
class NavigationLog: UINavigationControllerDelegate {
  var animator: TestAnimator?
  var interaction: TestInteraction?
  var operations: [UINavigationController.Operation] = []

  init(_ animator: TestAnimator? = nil) { self.animator = animator }

  func note(_ text: String) { LoggingViewController.log.append(text) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    note("animator for \(operation) from \(name(fromVC)) to \(name(toVC))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    note("interaction")
    return interaction
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow \(name(viewController)) \(animated)") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow \(name(viewController)) \(animated)") }
}

/// The same for tabs.
@MainActor
final class TabLog: UITabBarControllerDelegate {
  var animator: TestAnimator?
  var interaction: TestInteraction?
  var allows = true
  var indices: [Int?] = []

  init(_ animator: TestAnimator? = nil) { self.animator = animator }

  private func note(_ text: String) { LoggingViewController.log.append(text) }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    note("shouldSelect \(name(viewController))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { note("didSelect \(name(viewController)) \(tabBarController.selectedIndex)") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let pages = tabBarController.viewControllers ?? []
    indices = [fromVC, toVC].map { page in pages.firstIndex { $0 === page } }
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A controller that notes its moves as well.
class MovingViewController: LoggingViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(\(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(\(parent == nil ? "nil" : "parent"))")
  }
}
