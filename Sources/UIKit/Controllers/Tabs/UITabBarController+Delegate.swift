extension UITabBarController {
  func askShouldSelect(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    return stage.emitting(
      .query, receiver: delegate, "tabBarController",
      arguments: [stage.argument("shouldSelect", controller)], result: { .bool($0) }
    ) { delegate.tabBarController(self, shouldSelect: controller) }
  }

  func tellDidSelect(_ controller: UIViewController) {
    guard let delegate else { return }
    stage.emitting(
      .callback, receiver: delegate, "tabBarController",
      arguments: [stage.argument("didSelect", controller)]
    ) { delegate.tabBarController(self, didSelect: controller) }
  }

  func askAnimator(from: UIViewController, to: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let delegate else { return nil }
    return stage.emitting(
      .query, receiver: delegate, "tabBarController",
      arguments: [
        stage.argument("animationControllerForTransitionFrom", from), stage.argument("to", to),
      ], result: { stage.value($0) }
    ) {
      delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }
  }

  func askInteraction(_ animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let delegate else { return nil }
    return stage.emitting(
      .query, receiver: delegate, "tabBarController",
      arguments: [stage.argument("interactionControllerFor", animator)],
      result: { stage.value($0) }
    ) { delegate.tabBarController(self, interactionControllerFor: animator) }
  }
}
