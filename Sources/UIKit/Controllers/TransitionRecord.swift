/// A transition as a value: who, since when, and by when it has declared to end.
package struct TransitionRecord {
  package enum Operation: String, Sendable { case present, dismiss, push, pop, select }
  package enum Outcome: String, Sendable { case completed, cancelled }

  /// Rises by one with each transition of a stage.
  package let id: Int
  package let operation: Operation
  /// Who is presented, pushed, popped or selected.
  package let presented: StageObjectID
  /// The controller that really presents, or that contains the two of a push, a pop or a selection.
  package let presenting: StageObjectID?
  /// The controller that was asked to present; nil for the others.
  package let source: StageObjectID?
  package let isAnimated: Bool

  /// Who goes and who comes; nil before the call has settled it.
  package internal(set) var from: StageObjectID?
  package internal(set) var to: StageObjectID?
  /// Those of a chain that are dismissed along with the topmost and can be seen.
  package internal(set) var between: [StageObjectID] = []

  /// The number of the last event before the call: what it asks and causes has higher ones.
  package internal(set) var eventBefore = 0
  /// As UIKit resolved it; none for a push, a pop and a selection.
  package internal(set) var style = UIModalPresentationStyle.none
  /// What UIKit's own animation goes by; nil but for modal transitions.
  package internal(set) var transitionStyle: UIModalTransitionStyle?
  /// Who was there to be asked at the call; nil where nobody was.
  package internal(set) var delegate: StageObjectID?
  /// Whether the presenter's view leaves the window, or comes back to it.
  package internal(set) var movesPresenter = false

  /// What its animator put where when it began; UIKit's own is not looked at.
  package internal(set) var moves: [ViewMove] = []

  /// Nil where UIKit's own animation plays.
  package internal(set) var animator: StageObjectID?
  package internal(set) var interaction: StageObjectID?

  /// When it started, seconds; before that, when it was asked for.
  package internal(set) var startTime: Double

  /// As the animator declares, seconds; nil before the start, and where an interaction controller
  /// decides when it ends.
  package internal(set) var duration: Double?
  /// Whether it started interactively.
  package internal(set) var isInteractive = false

  /// What the interaction controller has told last, 0 at the start; not cut to 0...1.
  package internal(set) var percent = 0.0

  /// The end of the last stretch by hand; nil while one lasts, and where there was none.
  package internal(set) var release: Release?

  package struct Release: Sendable {
    package let end: InteractionEnd
    /// Seconds.
    package let time: Double
    package let percent: Double
  }

  package internal(set) var wait = Wait.start

  /// Whether it stands until its interaction controller says something.
  package var isHeld: Bool { if case .interaction = wait { true } else { false } }

  /// What a transition that is in flight waits for.
  package enum Wait: Sendable {
    /// For the end of the turn, or for another transition before it.
    case start
    /// For its interaction controller: only an update, finish or cancel moves it.
    case interaction
    /// For `completeTransition(_:)`, which the animator owes it.
    case completion
    /// For nothing: it is over.
    case nothing
  }

  package internal(set) var outcome: Outcome?
  package internal(set) var endTime: Double?

  /// Answers and completes the transition while it is in flight; nil before its start and after
  /// its end.
  package internal(set) weak var context: (any UIViewControllerContextTransitioning)?

  package var declaredEnd: Double? { duration.map { startTime + $0 } }
}
