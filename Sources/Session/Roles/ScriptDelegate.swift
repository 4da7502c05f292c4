import UIKit

/// A delegate written in the session; each question is worked out anew.
final class ScriptDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// Answers the question of an option, or runs the blocks of an event, with the names it is given.
  typealias Question = @MainActor (_ option: String, _ given: [(String, Value)]) -> Value

  var answer: Question

  init(answer: @escaping Question) {
    self.answer = answer
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let given: [(String, Value)] = [
      ("presented", .controller(presented)), ("presenter", .optional(presenting)),
      ("source", .controller(source)),
    ]
    guard case .presentation(let script) = answer("presentation", given) else { return nil }
    return ScriptPresentationController(script, presented: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let given: [(String, Value)] = [
      ("presented", .controller(presented)), ("presenter", .controller(presenting)),
      ("source", .controller(source)),
    ]
    return animator("presented", given)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator("dismissed", [("dismissed", .controller(dismissed))])
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction("presenting", animator) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction("dismissing", animator) }

  fileprivate func interaction(
    _ option: String, _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let given = (animator as? ScriptAnimator).map { Value.animator($0) } ?? .none
    guard case .interactor(let interactor) = answer(option, [("animator", given)]) else {
      return nil
    }
    return interactor.driver
  }

  fileprivate func animator(_ option: String, _ given: [(String, Value)])
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    if case .animator(let animator) = answer(option, given) {
      return animator.make?() ?? animator
    }
    return nil
  }
}

extension ScriptDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator(
      operation == .pop ? "popped" : "pushed",
      [("from", .controller(fromVC)), ("to", .controller(toVC))])
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction("interaction", animationController)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    _ = answer("willShow", [("shown", .controller(viewController))])
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    _ = answer("didShow", [("shown", .controller(viewController))])
  }
}

extension ScriptDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if case .bool(let flag) = answer("shouldSelect", [("shown", .controller(viewController))]) {
      return flag
    }
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    _ = answer("didSelect", [("shown", .controller(viewController))])
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator("selected", [("from", .controller(fromVC)), ("to", .controller(toVC))])
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction("interaction", animationController)
  }
}
