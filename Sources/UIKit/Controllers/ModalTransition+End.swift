// What happens inside `completeTransition(_:)`, all of it before that returns.

extension ModalTransition {
  func end(_ completed: Bool) {
    guard phase == .running else { return }
    phase = .ending
    record.outcome = completed ? .completed : .cancelled
    record.endTime = stage.time
    if completed { checkIncoming() }
    switch (operation, completed) {
    case (.present, true): finishPresenting()
    case (.present, false): cancelPresenting()
    case (.dismiss, true): finishDismissing()
    case (.dismiss, false): cancelDismissing()
    }
    runCompletion()
    endAnimation(completed)
    settleFlags()
    close()
  }

  private func finishPresenting() {
    presented.endAppearance()
    guard movesPresenter else { return }
    stage.detach(presenter.viewIfLoaded)
    presenter.endAppearance()
  }

  private func cancelPresenting() {
    presented.beginTransition(false, animated: isAnimated)
    stage.detach(presented.viewIfLoaded)
    presented.endAppearance()
    if movesPresenter {
      presenter.beginTransition(true, animated: isAnimated)
      returnPresenter()
      presenter.endAppearance()
    }
    removePresented()
    base.unlink()
  }

  private func finishDismissing() {
    if movesPresenter {
      returnPresenter()
      presenter.endAppearance()
    }
    removePresented()
    presented.endAppearance()
    for controller in between { controller.endAppearance() }
    for presentation in chain { presentation.unlink() }
  }

  private func cancelDismissing() {
    if movesPresenter {
      presenter.beginTransition(false, animated: isAnimated)
      stage.detach(presenter.viewIfLoaded)
      presenter.endAppearance()
    }
    restorePresented()
    for controller in [presented] + between {
      controller.beginTransition(true, animated: isAnimated)
      controller.endAppearance()
    }
  }

  private func runCompletion() {
    guard let completion else { return }
    self.completion = nil
    stage.calling(base.source ?? presenter, "completion") { completion() }
  }

  private func endAnimation(_ completed: Bool) {
    guard let animator else { return }
    stage.calling(animator, "animationEnded", completed) { animator.animationEnded(completed) }
  }

  /// A transition that the completion has begun keeps its own flags.
  private func settleFlags() {
    if ignoresTouches { stage.ignoringInteractionDepth -= 1 }
    ignoresTouches = false
    for presentation in chain where presentation.transition === self {
      presentation.transition = nil
      presentation.presented.presentation.isBeingDismissed = false
    }
    if operation == .present { presented.presentation.isBeingPresented = false }
  }

  /// Ends it without a word to the controllers: the window it played in has gone.
  func abort() {
    guard phase != .ended else { return }
    record.outcome = .cancelled
    record.endTime = stage.time
    settleFlags()
    for controller in [presenter, presented] + between { controller.leaveTransition() }
    close()
  }

  private func close() {
    phase = .ended
    stage.ledger.close(self)
    stage.emit(
      .transition, receiver: presented, record.outcome?.rawValue ?? "",
      arguments: eventArguments)
  }

  /// The incoming view is the animator's to add. For a style that removes the outgoing one UIKit
  /// adds it in the end, so that the window is not left empty.
  private func checkIncoming() {
    guard isAnimated, let context, let view = context.view(forKey: .to), view.window == nil else {
      return
    }
    stage.misuse(.incomingNotAdded, animator, eventArguments)
    guard operation == .present, movesPresenter else { return }
    let container = context.containerView
    stage.moving(view, "addSubview", of: container) { container.addSubview(view) }
  }

  func reportNeverCompleted() {
    guard phase == .running, !isReportedStuck, context?.isInteractive != true else { return }
    isReportedStuck = true
    stage.misuse(.neverCompleted, animator ?? presented, eventArguments)
  }
}
