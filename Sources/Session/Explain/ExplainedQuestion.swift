import UIKit

/// A question about a transition that UIKit asked, or had no reason to ask, and what follows.
struct ExplainedQuestion {
  /// Stage time, seconds; nil where it was not asked.
  let time: Double?
  /// Who was asked what, with the answer; the question alone where it was not asked.
  let text: String
  let consequence: String
}

/// The questions of a transition in the order in which UIKit asks them, each with its event.
struct TransitionQuestions {
  private(set) var shouldSelect: StageEvent?
  private(set) var presentation: StageEvent?
  private(set) var animator: StageEvent?
  private(set) var interaction: StageEvent?
  private(set) var duration: StageEvent?
  /// `animateTransition` or `startInteractiveTransition`.
  private(set) var start: StageEvent?

  init(of record: TransitionRecord, in trace: Trace) {
    for event in trace.events(of: record) { take(event, record) }
    if record.operation == .select { shouldSelect = Self.tap(of: record, in: trace) }
  }

  private mutating func take(_ event: StageEvent, _ record: TransitionRecord) {
    switch event.name {
    case "presentationController":
      if event.is("forPresented", record.presented) { keep(event, \.presentation) }
    case "animationController":
      if event.is("forPresented", record.presented) || event.is("forDismissed", record.presented) {
        keep(event, \.animator)
      }
    case "navigationController", "tabBarController": takeContainer(event, record)
    case "interactionControllerForPresentation", "interactionControllerForDismissal":
      if event.is("using", record.animator) { keep(event, \.interaction) }
    case "transitionDuration": if event.receiver == record.animator { keep(event, \.duration) }
    case "animateTransition": if event.receiver == record.animator { keep(event, \.start) }
    case "startInteractiveTransition":
      if event.receiver == record.interaction { keep(event, \.start) }
    default: break
    }
  }

  private mutating func takeContainer(_ event: StageEvent, _ record: TransitionRecord) {
    let isAboutBoth = event.is("to", record.to)
    if isAboutBoth, event.has("animationControllerFor"), event.is("from", record.from) {
      keep(event, \.animator)
    } else if isAboutBoth, event.is("animationControllerForTransitionFrom", record.from) {
      keep(event, \.animator)
    } else if event.is("interactionControllerFor", record.animator) {
      keep(event, \.interaction)
    }
  }

  private mutating func keep(
    _ event: StageEvent, _ question: WritableKeyPath<TransitionQuestions, StageEvent?>
  ) {
    if self[keyPath: question] == nil { self[keyPath: question] = event }
  }

  /// A finger on the bar asks before the selection begins.
  private static func tap(of record: TransitionRecord, in trace: Trace) -> StageEvent? {
    let before = trace.events(in: max(0, record.eventBefore - 64)...max(0, record.eventBefore))
    guard let event = before.last(where: { $0.has("shouldSelect") }),
      event.is("shouldSelect", record.presented),
      trace.events(of: record).first.map({ $0.time == event.time }) ?? true
    else { return nil }
    return event
  }
}

extension StageEvent {
  func has(_ label: String) -> Bool { arguments.contains { $0.label == label } }

  /// Whether an argument is an object.
  func `is`(_ label: String, _ object: StageObjectID?) -> Bool {
    guard let object else { return false }
    return arguments.contains { $0.label == label && $0.value == .object(object) }
  }
}
