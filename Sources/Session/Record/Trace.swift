package import UIKit

/// What happened on the stage, one line for each event, in order.
///
/// A call that is told of before and after it is one line, where it began, with what it answered.
package struct Trace: Sendable {
  /// A misuse or a warning: its stable code, when, on whom, and UIKit's reason.
  package struct Incident: Sendable {
    package var code: String
    /// Virtual time, seconds.
    package var time: Double
    package var receiver: StageObjectID?
    package var reason: String?
    /// The number of its event.
    package var number: Int
    /// Of whom it is, and what transition.
    var event: StageEvent
  }

  /// How many events are kept at most; beyond it the oldest go.
  package let capacity: Int
  /// How many of the oldest events are gone.
  package private(set) var droppedCount = 0
  /// Bugs that a device would show as an exception or a hang, in order of time, each once for its
  /// code, receiver and instant. They stay when the oldest events go.
  package private(set) var problems: [Incident] = []
  /// Advice, by the same rule.
  package private(set) var warnings: [Incident] = []

  /// Transitions that started, were refused, completed or were cancelled. They stay too.
  package private(set) var transitions: [StageEvent] = []

  private(set) var events = ChunkedArray<StageEvent>()
  /// Calls that have begun and not returned, innermost last.
  private var open: [Int] = []

  package init(capacity: Int = 1_000_000) { self.capacity = capacity }

  /// How many events are kept.
  package var count: Int { events.count }

  package mutating func append(_ event: StageEvent) {
    switch event.edge {
    case .instant: store(event)
    case .before:
      unwind(to: event.depth)
      open.append(store(event))
    case .after: finish(event)
    }
  }
}

extension Trace {
  @discardableResult
  private mutating func store(_ event: StageEvent) -> Int {
    switch event.kind {
    case .misuse: report(event, in: &problems)
    case .warning: report(event, in: &warnings)
    case .transition: transitions.append(event)
    default: break
    }
    events.append(event)
    if events.count > capacity { droppedCount += events.dropOldestChunk() }
    return events.endIndex - 1
  }

  /// Forgets calls that were left without returning, as when the stage is stopped.
  private mutating func unwind(to depth: Int) {
    while let index = open.last, index < events.startIndex || events[index].depth >= depth {
      open.removeLast()
    }
  }

  /// Puts what a call answered into the line where it began.
  private mutating func finish(_ event: StageEvent) {
    unwind(to: event.depth + 1)
    guard let index = open.last, event.isEnd(of: events[index]) else {
      store(event)
      return
    }
    open.removeLast()
    if let result = event.result { events[index].result = result }
    if let reason = event.reason { events[index].reason = reason }
  }

  private func report(_ event: StageEvent, in list: inout [Incident]) {
    let isKnown = list.reversed().prefix { $0.time == event.time }
      .contains { $0.code == event.name && $0.receiver == event.receiver }
    if isKnown { return }
    list.append(
      Incident(
        code: event.name, time: event.time, receiver: event.receiver, reason: event.reason,
        number: event.number, event: event))
  }
}

extension StageEvent {
  fileprivate func isEnd(of start: StageEvent) -> Bool {
    depth == start.depth && name == start.name && receiver == start.receiver
  }
}
