// The questions to the transitioning delegate, in UIKit's order: first the animator; who interacts
// is asked only where there is one.

extension ModalTransition {
  func askDelegate() {
    guard isAnimated else { return }
    guard let delegate = presented.transitioningDelegate else {
      if presented.presentation.hadDelegate { stage.warn(.delegateGone, presented) }
      return
    }
    animator = askAnimator(of: delegate)
    guard let animator else { return }
    record.animator = stage.id(of: animator)
    interaction = askInteraction(of: delegate, animator)
    record.interaction = interaction.map { stage.id(of: $0) }
  }

  private func askAnimator(
    of delegate: any UIViewControllerTransitioningDelegate
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let source = base.source ?? presenter
    let arguments =
      operation == .present
      ? [
        stage.argument("forPresented", presented), stage.argument("presenting", presenter),
        stage.argument("source", source),
      ] : [stage.argument("forDismissed", presented)]
    return stage.emitting(
      .query, receiver: delegate, "animationController", arguments: arguments,
      result: { stage.value($0) }
    ) {
      operation == .present
        ? delegate.animationController(
          forPresented: presented, presenting: presenter, source: source)
        : delegate.animationController(forDismissed: presented)
    }
  }

  private func askInteraction(
    of delegate: any UIViewControllerTransitioningDelegate,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let name =
      operation == .present
      ? "interactionControllerForPresentation" : "interactionControllerForDismissal"
    return stage.emitting(
      .query, receiver: delegate, name, arguments: [stage.argument("using", animator)],
      result: { stage.value($0) }
    ) {
      operation == .present
        ? delegate.interactionControllerForPresentation(using: animator)
        : delegate.interactionControllerForDismissal(using: animator)
    }
  }
}
