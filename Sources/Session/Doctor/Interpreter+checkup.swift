import UIKit

// What is looked at where a transition starts and ends.

extension Interpreter {
  func watch(_ event: StageEvent) {
    checkup.note(event)
    guard event.kind == .transition else { return }
    switch event.name {
    case "started":
      checkup.before = window.map { Coverage(of: $0, on: stage) }
    case "completed", "cancelled":
      if let record = stage.endedTransition { checkup.pending.append(record) }
    default: break
    }
  }

  /// The first commit after an end shows how it has left the stage.
  func checkEnded() {
    guard !checkup.pending.isEmpty else { return }
    let ended = checkup.pending
    checkup.pending = []
    checkup.ended += ended
    guard let last = ended.last else { return }
    checkup.problems += [blackScreen(after: last)].compactMap { $0 }
    checkup.advice += ended.compactMap(finalFrame)
  }

  private func blackScreen(after record: TransitionRecord) -> Finding? {
    guard stage.transitions.isEmpty, let window, let before = checkup.before else { return nil }
    let now = Coverage(of: window, on: stage)
    guard now.fraction < 0.999, now.fraction < before.fraction - 0.001 else { return nil }
    let incoming = record.to.flatMap { stage.object($0) } as? UIViewController
    let lost =
      incoming?.viewIfLoaded.flatMap { why(isUnseen: $0) == nil ? nil : $0 }
      ?? before.views.first { !now.views.contains($0) }.flatMap { stage.object($0) as? UIView }
    return Finding(
      code: "black-screen", time: stage.time, subject: description(of: record),
      what: DoctorMessages.blackScreen(
        now.fraction, lost: lost.map { fate(of: $0, after: record) }),
      remedy: DoctorMessages.remedy("black-screen"), number: nil)
  }

  /// What became of a view that covered the window, and by which command.
  private func fate(of view: UIView, after record: TransitionRecord) -> String {
    guard view.window == nil else {
      return DoctorMessages.unseen(name(of: view), why(isUnseen: view) ?? "")
    }
    let layer = stage.id(of: view.layer)
    // What was taken out along with its superview has not been set itself.
    if case .object(_?)? = past.recording.model(layer, .superlayer, at: stage.time) {
      return DoctorMessages.leftAlong(name(of: view), with: description(of: record))
    }
    let commit = past.recording.lastCommit(of: layer, .superlayer)
    let command = commit.flatMap { commit in checkup.commands.last { $0.commits <= commit }?.text }
    return DoctorMessages.takenAway(
      name(of: view), by: description(of: record), command: command)
  }

  /// Why nothing is to be seen of a view; nil where something is.
  func why(isUnseen view: UIView) -> String? {
    guard let window = view.window else { return DoctorMessages.inNoWindow }
    for outer in sequence(first: view, next: \.superview) {
      if outer.isHidden { return DoctorMessages.hidden(outer === view ? nil : name(of: outer)) }
      if outer.alpha <= 0.01 { return DoctorMessages.clear(outer === view ? nil : name(of: outer)) }
    }
    let box = view.convert(view.bounds, to: window)
    let seen = box.intersection(window.bounds)
    if seen.isNull || seen.width <= 0 || seen.height <= 0 {
      return DoctorMessages.outside(printed(.rect(box)))
    }
    return nil
  }

  /// A view that an animator has brought elsewhere than it was told.
  private func finalFrame(_ record: TransitionRecord) -> Finding? {
    guard record.outcome == .completed, record.animator != nil, record.operation == .present,
      let controller = stage.object(record.presented) as? UIViewController,
      let presentation = controller.presentationController, let view = presentation.presentedView,
      view.window != nil, view.transform == .identity
    else { return nil }
    let (frame, wanted) = (view.frame, presentation.frameOfPresentedViewInContainerView)
    let parts = [
      frame.minX - wanted.minX, frame.minY - wanted.minY, frame.width - wanted.width,
      frame.height - wanted.height,
    ]
    guard parts.contains(where: { abs($0) > 0.5 }) else { return nil }
    return Finding(
      code: DoctorMessages.warning + "final-frame", time: record.endTime ?? stage.time,
      subject: description(of: record),
      what: DoctorMessages.finalFrame(
        name(of: view), printed(.rect(frame)), wanted: printed(.rect(wanted))),
      remedy: DoctorMessages.remedy("final-frame"), number: nil)
  }
}
