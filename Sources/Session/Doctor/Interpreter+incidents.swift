import UIKit

extension Interpreter {
  /// The transition that a misuse is about, else who was misused.
  func subject(of incident: Trace.Incident) -> String {
    if incident.event.isAboutTransition { return incident.event.transitionName(name(of:)) }
    return incident.receiver.map { layerPath($0) } ?? ""
  }

  /// What happened, with names and times; nil where UIKit's reason says all of it.
  func story(of incident: Trace.Incident) -> String? {
    let event = incident.event
    guard event.isAboutTransition else { return nil }
    let transition = event.transitionName(name(of:))
    let animator = incident.receiver.map { name(of: $0) } ?? ""
    switch incident.code {
    case "never-completed":
      let record = stage.transitions.last { $0.presented == event.shown }
      return DoctorMessages.neverCompleted(
        record?.animator.map { name(of: $0) }, cancelledAt: record.flatMap(cancelTime))
    case "completed-twice":
      return ended(event)?.endTime.map { DoctorMessages.completedTwice(transition, at: $0) }
    case "true-after-cancel":
      return cancelTime(before: incident).map { DoctorMessages.trueAfterCancel(transition, at: $0) }
    case "presenter-moved":
      guard let presenter = event.object("presenting") else { return nil }
      return DoctorMessages.presenterMoved(
        animator, name(of: presenter), isPresenting: event.operation == "present")
    case "incoming-not-added":
      return DoctorMessages.incomingNotAdded(animator)
    default: return nil
    }
  }

  private func ended(_ event: StageEvent) -> TransitionRecord? {
    checkup.ended.last { $0.presented == event.shown && $0.operation.rawValue == event.operation }
  }

  private func cancelTime(of record: TransitionRecord) -> Double? {
    guard let release = record.release, release.end == .cancelled else { return nil }
    return release.time
  }

  private func cancelTime(before incident: Trace.Incident) -> Double? {
    past.trace.events(in: 1...max(1, incident.number)).last {
      $0.name == "cancelInteractiveTransition"
    }?.time
  }
}

extension StageEvent {
  /// Whether its arguments are those of a transition.
  var isAboutTransition: Bool { operation != nil && shown != nil }

  /// Who is presented, pushed, popped or selected.
  var shown: StageObjectID? { object("presented") ?? object("subject") }
}
