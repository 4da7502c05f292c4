package import UIKit

/// Looks at a stage and keeps what it shows: what changed, and what happened.
@MainActor
package final class Recorder: StageObserver {
  package private(set) var recording = Recording()
  package private(set) var trace: Trace
  /// The `let`s and `var`s of events blocks.
  var values = ValueLog()
  var fingers = FingerLog()
  var gestures = GestureLog()
  /// The number of the last event.
  private(set) var lastEvent = 0

  package init(trace: Trace = Trace()) { self.trace = trace }

  package func committed(_ frame: StageFrame) {
    recording.append(frame)
    onCommit()
  }

  /// Hears of each commit once it is recorded.
  var onCommit: () -> Void = {}

  /// A statement begins.
  func pause() { recording.pause() }

  package func touched(_ finger: Finger) { onTouch(finger) }

  /// Hears of what fingers do.
  var onTouch: (Finger) -> Void = { _ in }

  /// Hears of each event while its objects are there.
  var onEvent: (StageEvent) -> Void = { _ in }

  package func emitted(_ event: StageEvent) {
    onEvent(event)
    lastEvent = event.number
    trace.append(event)
  }

  /// Forgets everything. For a new stage: one that goes on tells changes only, so what a layer had
  /// until now would be missing.
  package func clear() {
    recording = Recording()
    trace = Trace(capacity: trace.capacity)
    values = ValueLog()
    fingers = FingerLog()
    gestures = GestureLog()
  }
}
