extension UINavigationController {
  func askAnimator(_ operation: Operation, from: UIViewController, to: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let delegate else { return nil }
    let name = operation == .push ? "push" : "pop"
    return stage.emitting(
      .query, receiver: delegate, "navigationController",
      arguments: [
        StageEvent.Argument("animationControllerFor", .text(name)),
        stage.argument("from", from), stage.argument("to", to),
      ], result: { stage.value($0) }
    ) {
      delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
  }

  func askInteraction(_ animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let delegate else { return nil }
    return stage.emitting(
      .query, receiver: delegate, "navigationController",
      arguments: [stage.argument("interactionControllerFor", animator)],
      result: { stage.value($0) }
    ) { delegate.navigationController(self, interactionControllerFor: animator) }
  }

  func tellWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    stage.emitting(
      .callback, receiver: delegate, "navigationController",
      arguments: [
        stage.argument("willShow", controller), StageEvent.Argument("animated", .bool(animated)),
      ]
    ) { delegate.navigationController(self, willShow: controller, animated: animated) }
  }

  func tellDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    stage.emitting(
      .callback, receiver: delegate, "navigationController",
      arguments: [
        stage.argument("didShow", controller), StageEvent.Argument("animated", .bool(animated)),
      ]
    ) { delegate.navigationController(self, didShow: controller, animated: animated) }
  }
}
