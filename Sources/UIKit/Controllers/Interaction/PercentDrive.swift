/// Where a percent-driven interaction controller stands.
@MainActor
struct PercentDrive {
  /// Seconds.
  var duration: CGFloat = 0
  var percent: CGFloat = 0
  var phase = Phase.idle
  weak var transition: Transition?

  /// Told between the call that asks for a transition and its start.
  var early: Early?

  /// The percentage was outside of 0...1 once, and that was said.
  var isReportedOutside = false

  /// The part of the way that is shown for it.
  var shown: Double { min(max(Double(percent), 0), 1) }

  enum Phase: Equatable {
    case idle
    /// The transition runs by itself, and may be paused.
    case running
    case interactive
    case ended(InteractionEnd)
  }

  struct Early {
    weak var transition: Transition?
    var percent: CGFloat?
    var end: InteractionEnd?
  }
}

/// How an interaction ended, which the transition's own end follows later.
package enum InteractionEnd: String, Sendable { case finished, cancelled }
