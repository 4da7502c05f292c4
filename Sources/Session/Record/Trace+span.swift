import UIKit

extension Trace {
  /// The events that are still kept and whose numbers are in a range, in order.
  func events(in numbers: ClosedRange<Int>) -> [StageEvent] {
    let first = events.partition { $0.number >= numbers.lowerBound }
    let end = events.partition { $0.number > numbers.upperBound }
    return first < end ? (first..<end).map { events[$0] } : []
  }

  /// What the call of a transition has brought about until it ended; until now if it has not.
  func events(of record: TransitionRecord) -> [StageEvent] {
    events(
      in: record.eventBefore + 1...max(record.eventBefore + 1, end(of: record)?.number ?? .max))
  }

  /// The event that tells of the end of a transition.
  func end(of record: TransitionRecord) -> StageEvent? {
    transitions.first {
      $0.number > record.eventBefore && $0.receiver == record.presented
        && ["completed", "cancelled"].contains($0.name)
    }
  }
}
