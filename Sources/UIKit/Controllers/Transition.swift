/// A transition between two controllers in flight: from the call until `completeTransition(_:)`.
@MainActor
class Transition {
  enum Phase {
    /// Until the turn of the call has been laid out or committed.
    case waiting
    case running
    /// Inside `completeTransition(_:)`.
    case ending
    case ended
  }

  let stage: Stage
  let from: UIViewController
  let to: UIViewController
  let isAnimated: Bool
  var phase = Phase.waiting
  var record: TransitionRecord
  var context: TransitionContext?
  var coordinator: TransitionCoordinator?

  /// What the delegate answered.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  /// What the animator answered that can be interrupted.
  var interruptible: (any UIViewImplicitlyAnimating)?
  /// Moves by hand what the animator animates.
  var drive: TransitionDrive?
  /// As the animator declares, seconds; nil until it is asked.
  var animatorDuration: Double?
  /// The delegate has answered who interacts, or there is none to ask.
  var hasAskedInteraction: Bool { true }
  var ignoresTouches = false
  var isReportedStuck = false

  init(
    _ record: TransitionRecord, on stage: Stage, from: UIViewController, to: UIViewController
  ) {
    self.stage = stage
    self.record = record
    self.from = from
    self.to = to
    isAnimated = record.isAnimated
    self.record.from = stage.id(of: from)
    self.record.to = stage.id(of: to)
    self.record.eventBefore = stage.eventNumber
    stage.ledger.open(self)
  }

  // MARK: What each kind of transition answers

  /// Whom it shows or takes away: the controller that was presented, pushed, popped or selected.
  var subject: UIViewController { to }

  /// Whose transition it is besides those of `from` and `to`.
  var container: UIViewController? { nil }

  var eventArguments: [StageEvent.Argument] { [] }

  /// Where it takes place; nil before there is a container for it.
  var ground: TransitionGround? { nil }

  /// UIKit's own animation.
  func builtInAnimator() -> BuiltInAnimator {
    BuiltInAnimator(.modal(.coverVertical, isPresenting: true))
  }

  private(set) lazy var ownAnimator = builtInAnimator()

  /// The animator has begun: what it must not do is named.
  func checkStart() {}

  /// Brings the views and the controllers to where they stand after it, and says so.
  func conclude(_ completed: Bool) {}

  /// Takes back what holds only while it is in flight.
  func settleFlags() {
    if ignoresTouches { stage.ignoringInteractionDepth -= 1 }
    ignoresTouches = false
  }

  /// The controllers that are told of an end without a word of UIKit's.
  var involved: [UIViewController] { [from, to] }
}
