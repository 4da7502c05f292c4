import UIKit

/// A stretch of a transition: what drives it, or how it goes on.
struct TransitionPhase: Equatable, Sendable {
  /// Seconds.
  var from: Double
  var to: Double
  /// `present photo`; `interactive`, then `finish` or `cancel`.
  var label: String
}

extension Trace {
  /// The phases of all transitions, in order of their starts. One that a finger drives is
  /// interactive until it is told to finish or to cancel; what has not ended lasts until `now`.
  func phases(now: Double, naming: Naming) -> [TransitionPhase] {
    transitions.indices.flatMap { index -> [TransitionPhase] in
      let start = transitions[index]
      guard start.name == "started" else { return [] }
      let end = end(of: start, after: index)
      let whole = TransitionPhase(
        from: start.time, to: end?.time ?? now, label: start.transitionName(naming))
      return split(whole, from: start.number, to: end?.number ?? .max)
        .filter { $0.to > $0.from + Recording.tolerance }
    }
  }

  private func end(of start: StageEvent, after index: Int) -> StageEvent? {
    transitions[(index + 1)...].first {
      $0.receiver == start.receiver && ["completed", "cancelled"].contains($0.name)
    }
  }

  private func split(_ whole: TransitionPhase, from: Int, to: Int) -> [TransitionPhase] {
    let inside = (events.partition { $0.number > from }..<events.partition { $0.number >= to })
      .map { events[$0] }
    guard inside.contains(where: { $0.name == "startInteractiveTransition" }) else {
      return [whole]
    }
    let release = inside.first { Self.releases.contains($0.name) }
    let held = TransitionPhase(
      from: whole.from, to: release?.time ?? whole.to, label: "interactive")
    guard let release else { return [held] }
    let isFinish = release.name == Self.releases[0]
    return [
      held,
      TransitionPhase(from: release.time, to: whole.to, label: isFinish ? "finish" : "cancel"),
    ]
  }

  private static var releases: [String] {
    ["finishInteractiveTransition", "cancelInteractiveTransition"]
  }
}
