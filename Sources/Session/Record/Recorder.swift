package import UIKit

/// Looks at a stage and keeps what it shows: what changed, and what happened.
@MainActor
package final class Recorder: StageObserver {
  package private(set) var recording = Recording()
  package private(set) var trace: Trace

  package init(trace: Trace = Trace()) { self.trace = trace }

  package func committed(_ frame: StageFrame) { recording.append(frame) }

  /// Hears of each event while its objects are there.
  var onEvent: (StageEvent) -> Void = { _ in }

  package func emitted(_ event: StageEvent) {
    onEvent(event)
    trace.append(event)
  }

  /// Forgets everything. For a new stage: one that goes on tells changes only, so what a layer had
  /// until now would be missing.
  package func clear() {
    recording = Recording()
    trace = Trace(capacity: trace.capacity)
  }
}
