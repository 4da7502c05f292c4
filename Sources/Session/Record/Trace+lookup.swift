package import UIKit

extension Trace {
  /// How many events have the pattern anywhere in their text.
  package func count(of pattern: String, naming: Naming) -> Int {
    let needle = Array(pattern.utf8)
    return indices.reduce(0) { $0 + (matches($1, needle, naming) ? 1 : 0) }
  }

  /// The time of the last event that has the pattern in its text, seconds.
  package func lastTime(of pattern: String, naming: Naming) -> Double? {
    lastIndex(of: pattern, naming).map { events[$0].time }
  }

  /// Whether the last event with one pattern stands before the last event with another; false
  /// where either is missing.
  package func isLast(_ first: String, before second: String, naming: Naming) -> Bool {
    guard let second = lastIndex(of: second, naming),
      let first = lastIndex(of: first, naming)
    else { return false }
    return first < second
  }

  /// The lines whose text has a pattern, in a span of seconds that includes both ends.
  package func lines(
    matching pattern: String = "", from start: Double? = nil, to end: Double? = nil,
    naming: Naming
  ) -> [TraceLine] {
    let needle = Array(pattern.utf8)
    let low = (start ?? -.infinity) - Recording.tolerance
    let high = (end ?? .infinity) + Recording.tolerance
    return indices.compactMap { index in
      let event = events[index]
      guard event.time >= low, event.time <= high else { return nil }
      let line = TraceLine(event, naming)
      return contains(needle, in: line.text) ? line : nil
    }
  }

  /// Whether a question about an object was answered so, after an event.
  func answered(
    _ question: String, _ answer: Bool, about object: StageObjectID, after number: Int
  ) -> Bool {
    (events.partition { $0.number > number }..<events.endIndex).contains { index in
      let event = events[index]
      return event.kind == .query && event.name == question && event.result == .bool(answer)
        && event.arguments.contains { $0.value == .object(object) }
    }
  }

  private var indices: Range<Int> { events.startIndex..<events.endIndex }

  private func lastIndex(of pattern: String, _ naming: Naming) -> Int? {
    let needle = Array(pattern.utf8)
    return indices.last { matches($0, needle, naming) }
  }

  private func matches(_ index: Int, _ needle: [UInt8], _ naming: Naming) -> Bool {
    contains(needle, in: events[index].text(naming))
  }
}

/// One line of a trace.
package struct TraceLine: Sendable {
  package var number: Int
  /// Virtual time, seconds.
  package var time: Double
  /// How many calls enclose it.
  package var depth: Int
  package var kind: StageEvent.Kind
  package var text: String

  init(_ event: StageEvent, _ naming: Naming) {
    number = event.number
    time = event.time
    depth = event.depth
    kind = event.kind
    text = event.text(naming)
  }
}

/// Whether a text has bytes in this order anywhere; nothing is everywhere.
private func contains(_ needle: [UInt8], in text: String) -> Bool {
  guard let first = needle.first else { return true }
  let bytes = Array(text.utf8)
  guard bytes.count >= needle.count else { return false }
  return (0...bytes.count - needle.count).contains { start in
    bytes[start] == first && bytes[start..<start + needle.count].elementsEqual(needle)
  }
}
