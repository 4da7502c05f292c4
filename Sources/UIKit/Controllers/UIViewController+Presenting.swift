extension UIViewController {
  /// The part of `present` that happens inside the call; the rest waits for the commit.
  func beginPresenting(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: presented.modalPresentationStyle.resolved)
    let eventBefore = stage.eventNumber
    if let refusal = refusalToPresent(presented) {
      refuse(
        .present, refusal, presented: presented, presenter: presenter)
      return
    }
    let controller = presented.readyPresentationController(presenting: presenter, source: self)
    let presentation = Presentation(
      of: presented, by: presenter, from: self, controller: controller)
    presentation.link()
    presented.presentation.isBeingPresented = true
    let transition = ModalTransition(
      .present, base: presentation, above: [], presenter: presenter, isAnimated: animated,
      completion: completion)
    transition.record.eventBefore = eventBefore
    transition.askDelegate()
    presented.loadViewIfNeeded()
    stage.afterCommit(named: "present") { transition.start() }
  }

  /// Nil if the receiver may present it.
  private func refusalToPresent(_ presented: UIViewController) -> TransitionRefusal? {
    if presented.isActive || isPresentedOver(presented) {
      return TransitionRefusal(.presentedActiveController, by: presented)
    }
    if presented.modalPresentationStyle == .none {
      return TransitionRefusal(.noPresentationController, by: presented)
    }
    if let other = nearestPresentation {
      let misuse = other.isLeaving ? ControllerMisuse.dismissInProgress : .alreadyPresenting
      return TransitionRefusal(misuse, by: other.presented)
    }
    if let busy = presentationAround?.busyTransition {
      return TransitionRefusal(busy.inProgress, by: busy.presented)
    }
    if viewIfLoaded?.window == nil { return TransitionRefusal(.notInWindow, by: self) }
    return nil
  }

  private var isActive: Bool { presentation.up != nil || family.parent != nil }

  /// Whether a controller is the receiver or stands below it, as container or as presenter.
  private func isPresentedOver(_ other: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let controller = next {
      if controller.selfAndAncestors.contains(where: { $0 === other }) { return true }
      next = controller.presentationAround?.presenter
    }
    return false
  }

  /// The call has no effect, and its completion never runs.
  func refuse(
    _ operation: TransitionRecord.Operation, _ refusal: TransitionRefusal,
    presented: UIViewController?, presenter: UIViewController?
  ) {
    let arguments = [
      stage.argument("presented", presented), stage.argument("presenting", presenter),
      stage.argument("source", self), stage.argument("blocker", refusal.blocker),
    ]
    stage.misuse(refusal.misuse, self, arguments)
    stage.emit(
      .transition, receiver: presented, "refused",
      arguments: [
        StageEvent.Argument("operation", .text(operation.rawValue)),
        StageEvent.Argument("code", .text(refusal.misuse.rawValue)),
      ] + arguments, reason: refusal.misuse.reason)
  }
}

/// Why a transition was not begun, and who stands in its way.
struct TransitionRefusal {
  let misuse: ControllerMisuse
  let blocker: UIViewController

  init(_ misuse: ControllerMisuse, by blocker: UIViewController) {
    self.misuse = misuse
    self.blocker = blocker
  }
}
