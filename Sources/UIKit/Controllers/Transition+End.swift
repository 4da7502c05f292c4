// What happens inside `completeTransition(_:)`, all of it before that returns.

extension Transition {
  func end(_ completed: Bool) {
    guard phase == .running else { return }
    phase = .ending
    record.outcome = completed ? .completed : .cancelled
    record.endTime = stage.time
    drive?.letGo()
    if completed { checkIncoming() }
    conclude(completed)
    coordinator?.end()
    endAnimation(completed)
    settleFlags()
    close()
  }

  private func endAnimation(_ completed: Bool) {
    guard let animator else { return }
    stage.calling(animator, "animationEnded", completed) { animator.animationEnded(completed) }
  }

  /// Ends it without an appearance callback: the window it played in has gone, or what it waited
  /// for has taken its start away. What was registered alongside hears that it was cancelled.
  func abort() {
    guard phase != .ended else { return }
    drive?.letGo()
    record.outcome = .cancelled
    record.endTime = stage.time
    coordinator?.end()
    settleFlags()
    for controller in involved { controller.leaveTransition() }
    close()
  }

  func close() {
    phase = .ended
    coordinator = nil
    drive = nil
    interruptible = nil
    stage.ledger.close(self)
    stage.emit(
      .transition, receiver: subject, record.outcome?.rawValue ?? "", arguments: eventArguments)
  }

  /// The incoming view is the animator's to add. Where the outgoing one leaves for good UIKit adds
  /// it in the end, so that the window is not left empty.
  private func checkIncoming() {
    guard isAnimated, let context, let view = context.view(forKey: .to), view.window == nil else {
      return
    }
    stage.misuse(.incomingNotAdded, animator, eventArguments)
    guard record.operation != .dismiss, context.view(forKey: .from) != nil else { return }
    let container = context.containerView
    stage.moving(view, "addSubview", of: container) { container.addSubview(view) }
  }

  func reportNeverCompleted() {
    guard phase == .running, !isReportedStuck, context?.isInteractive != true else { return }
    isReportedStuck = true
    stage.misuse(.neverCompleted, animator ?? subject, eventArguments)
  }
}
