import Chart
import Text
import UIKit

extension Interpreter {
  /// A part of `explain`, by its word.
  private struct ExplainPart {
    let word: String
    let answers: @MainActor (Interpreter, TransitionRecord) -> [Answer]
  }

  private static let explainParts = [
    ExplainPart(word: "questions") { [.prose($0.questionCard($1))] },
    ExplainPart(word: "lifecycle") { [.table($0.lifecycle(of: $1)), .table($0.balance(of: $1))] },
  ]

  static let explainVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let word = arguments.word("what")
    if word == "release" { return world.tell(.prose(world.releaseCard)) }
    let last = world.stage.lastTransition
    if let refusal = world.lastRefusal(after: last) {
      return world.tell(.prose(ExplainMessages.refused(refusal.text(world.name(of:)))))
    }
    guard let last else { return world.tell(.text(ExplainMessages.nothing)) }
    world.tell(.prose(ExplainMessages.head(last, world.name(of:))))
    for part in explainParts where word == nil || word == part.word {
      for answer in part.answers(world, last) { world.tell(answer) }
    }
    if word == nil, world.isDrivenByGesture(last) { world.tell(.prose(world.releaseCard)) }
  }

  /// The refusal that came after the last transition was asked for.
  private func lastRefusal(after record: TransitionRecord?) -> StageEvent? {
    guard let event = past.trace.transitions.last, event.name == "refused",
      event.number > record.map({ past.trace.end(of: $0)?.number ?? $0.eventBefore }) ?? 0
    else { return nil }
    return event
  }

  private func questionCard(_ record: TransitionRecord) -> String {
    questions(of: record).flatMap { question -> [String] in
      let when = question.time.map { "t=\(fixed($0, 3))s" } ?? ExplainMessages.notAsked
      return [when + "  " + question.text, "  " + question.consequence]
    }.joined(separator: "\n")
  }
}
