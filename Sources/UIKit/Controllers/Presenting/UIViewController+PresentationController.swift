extension UIViewController {
  /// The presentation controller that exists, or a new one: the delegate is asked for the style
  /// `custom`, and only once.
  func readyPresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let controller =
      presentation.controller ?? makePresentationController(presenting, source)
    presentation.controller = controller
    if let presenting { controller.take(presenting: presenting) }
    return controller
  }

  private func makePresentationController(
    _ presenting: UIViewController?, _ source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle.resolved {
    case .custom:
      return askPresentationController(presenting, source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext:
      return FullScreenPresentationController(
        presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  private func askPresentationController(
    _ presenting: UIViewController?, _ source: UIViewController
  ) -> UIPresentationController? {
    guard let delegate = transitioningDelegate else { return nil }
    return stage.emitting(
      .query, receiver: delegate, "presentationController",
      arguments: [
        stage.argument("forPresented", self), stage.argument("presenting", presenting),
        stage.argument("source", source),
      ], result: { stage.value($0) }
    ) {
      delegate.presentationController(
        forPresented: self, presenting: presenting, source: source)
    }
  }
}
