extension UIViewController {
  /// The part of `dismiss` that happens inside the call; the rest waits for the commit.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let base = presentationToDismiss, let presenter = base.presenter else {
      dismissNothing(completion)
      return
    }
    let chain = base.selfAndAbove
    if let busy = chain.lazy.compactMap(\.busyTransition).first {
      refuse(
        .dismiss, TransitionRefusal(busy.inProgress, by: busy.presented),
        presented: chain.last?.presented, presenter: presenter)
      return
    }
    let transition = ModalTransition(
      .dismiss, base: base, above: Array(chain.dropFirst()), presenter: presenter,
      isAnimated: animated, completion: completion)
    transition.askDelegate()
    for presentation in chain { presentation.presented.presentation.isBeingDismissed = true }
    stage.afterCommit(named: "dismiss") { transition.start() }
  }

  /// What the nearest of the receiver and its ancestors presents, else what presents it.
  private var presentationToDismiss: Presentation? {
    for controller in selfAndAncestors {
      if let found = controller.presentation.down ?? controller.presentation.up { return found }
    }
    return nil
  }

  /// No misuse: there is nothing to do, and it is done.
  private func dismissNothing(_ completion: (() -> Void)?) {
    stage.emit(
      .transition, receiver: self, "refused",
      arguments: [
        StageEvent.Argument("operation", .text("dismiss")),
        StageEvent.Argument("code", .text("nothing-to-dismiss")), stage.argument("source", self),
      ], reason: ControllerMisuse.nothingToDismiss)
    completion?()
  }
}
