import UIKit

extension Interpreter {
  /// The way by which a transition came to its animator: each question with its answer, those that
  /// were not asked with the reason.
  func questions(of record: TransitionRecord) -> [ExplainedQuestion] {
    let asked = TransitionQuestions(of: record, in: past.trace)
    var path: [ExplainedQuestion] = []
    if let event = asked.shouldSelect {
      path.append(question(event, ExplainMessages.shouldSelect))
    }
    if let question = presentationQuestion(record, asked) { path.append(question) }
    path.append(animatorQuestion(record, asked))
    path.append(interactionQuestion(record, asked))
    if let event = asked.duration { path.append(question(event, durationFollows(record, event))) }
    if let event = asked.start { path.append(question(event, startFollows(record))) }
    if path.last?.time == nil || asked.start == nil, let plain = builtInStart(record) {
      path.append(plain)
    }
    return path
  }

  private func question(_ event: StageEvent, _ consequence: String) -> ExplainedQuestion {
    ExplainedQuestion(
      time: event.time, text: event.text(name(of:)), consequence: consequence)
  }

  private func notAsked(_ text: String, _ reason: String) -> ExplainedQuestion {
    ExplainedQuestion(time: nil, text: text, consequence: reason)
  }

  private func presentationQuestion(_ record: TransitionRecord, _ asked: TransitionQuestions)
    -> ExplainedQuestion?
  {
    guard record.operation == .present || record.operation == .dismiss else { return nil }
    let text = "presentationController(forPresented: \(name(of: record.presented)))"
    let presenter = record.presenting.map { name(of: $0) } ?? ""
    guard record.operation == .present else {
      return notAsked(text, ExplainMessages.keptPresentation)
    }
    if let event = asked.presentation {
      return question(
        event,
        event.answer.map {
          ExplainMessages.frames(
            name(of: $0), presenter: presenter, removes: record.movesPresenter)
        } ?? ExplainMessages.plainPresentation(presenter))
    }
    if record.style != .custom {
      return notAsked(text, ExplainMessages.ownPresentation(record.style.word))
    }
    return notAsked(
      text,
      record.delegate == nil
        ? ExplainMessages.noDelegate(name(of: record.presented)) : ExplainMessages.madeBefore)
  }

  private func animatorQuestion(_ record: TransitionRecord, _ asked: TransitionQuestions)
    -> ExplainedQuestion
  {
    if let event = asked.animator {
      return question(
        event,
        event.answer.map { ExplainMessages.animates(name(of: $0)) }
          ?? ExplainMessages.builtIn(record))
    }
    return notAsked(ExplainMessages.animatorQuestion(record, name(of:)), whyNoAnimator(record))
  }

  private func whyNoAnimator(_ record: TransitionRecord) -> String {
    if record.delegate == nil, record.isAnimated || record.operation == .select {
      let owner = record.isModal ? record.presented : record.presenting ?? record.presented
      let isGone = past.trace.warnings.contains {
        $0.code == "delegate-gone" && $0.receiver == owner && $0.number > record.eventBefore
      }
      let reason =
        isGone
        ? ExplainMessages.delegateGone(name(of: owner))
        : ExplainMessages.noDelegate(name(of: owner))
      return reason + "; " + ExplainMessages.plays(record)
    }
    if !record.isAnimated { return ExplainMessages.notAnimated }
    return ExplainMessages.notStarted
  }

  private func interactionQuestion(_ record: TransitionRecord, _ asked: TransitionQuestions)
    -> ExplainedQuestion
  {
    if let event = asked.interaction {
      let animator = record.animator.map { name(of: $0) } ?? ""
      guard let answer = event.answer else {
        return question(event, ExplainMessages.nobodyInteracts(animator))
      }
      return question(
        event,
        record.isInteractive
          ? ExplainMessages.drives(name(of: answer), animator)
          : ExplainMessages.mayTakeOver(name(of: answer), animator))
    }
    return notAsked(
      ExplainMessages.interactionQuestion(record), ExplainMessages.nothingToInteractWith)
  }

  private func durationFollows(_ record: TransitionRecord, _ event: StageEvent) -> String {
    guard case .number(let seconds)? = event.result else { return "" }
    return record.isInteractive
      ? ExplainMessages.durationOfInteraction
      : ExplainMessages.declares(record.startTime + max(0, seconds.isFinite ? seconds : 0))
  }

  private func startFollows(_ record: TransitionRecord) -> String {
    if record.isInteractive, let driver = record.interaction {
      return ExplainMessages.startsInteractively(name(of: driver))
    }
    return ExplainMessages.starts(record.isModal)
  }

  private func builtInStart(_ record: TransitionRecord) -> ExplainedQuestion? {
    let started = past.trace.transitions.contains {
      $0.number > record.eventBefore && $0.name == "started" && $0.receiver == record.presented
    }
    guard started else {
      return notAsked(
        "animateTransition",
        ExplainMessages.waits(record.operation == .push || record.operation == .pop))
    }
    guard record.isAnimated, record.animator == nil else { return nil }
    return ExplainedQuestion(
      time: record.startTime, text: ExplainMessages.builtInStart(record.builtInName),
      consequence: ExplainMessages.builtInEnds(record.declaredEnd ?? record.startTime))
  }
}

extension StageEvent {
  /// Who was answered; nil for nobody.
  fileprivate var answer: StageObjectID? {
    if case .object(let id)? = result { id } else { nil }
  }
}

extension TransitionRecord {
  var isModal: Bool { operation == .present || operation == .dismiss }

  /// UIKit's own animation by its word.
  var builtInName: String {
    switch transitionStyle {
    case .coverVertical?: "coverVertical"
    case .flipHorizontal?: "flipHorizontal"
    case .crossDissolve?: "crossDissolve"
    case .partialCurl?: "partialCurl"
    case nil: operation.rawValue
    }
  }
}
