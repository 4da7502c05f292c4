/// A modal transition as a value: who, since when, and by when it has declared to end.
package struct TransitionRecord {
  package enum Operation: String, Sendable { case present, dismiss }
  package enum Outcome: String, Sendable { case completed, cancelled }

  /// Rises by one with each transition of a stage.
  package let id: Int
  package let operation: Operation
  package let presented: StageObjectID
  /// The controller that really presents.
  package let presenting: StageObjectID?
  /// The controller that was asked to present.
  package let source: StageObjectID?
  package let isAnimated: Bool

  /// Nil where UIKit's own animation plays.
  package internal(set) var animator: StageObjectID?
  package internal(set) var interaction: StageObjectID?

  /// When it was asked for, seconds.
  package let startTime: Double

  /// As the animator declares, seconds; nil before the start, and where an interaction controller
  /// decides when it ends.
  package internal(set) var duration: Double?
  package internal(set) var isInteractive = false

  package internal(set) var outcome: Outcome?
  package internal(set) var endTime: Double?

  /// Answers and completes the transition while it is in flight; nil before its start and after
  /// its end.
  package internal(set) weak var context: (any UIViewControllerContextTransitioning)?

  package var declaredEnd: Double? { duration.map { startTime + $0 } }
}
