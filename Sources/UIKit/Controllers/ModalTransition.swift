/// A presentation or a dismissal in flight: from the call until `completeTransition(_:)`.
@MainActor
final class ModalTransition {
  enum Phase {
    /// Until the commit of the turn of the call.
    case waiting
    case running
    /// Inside `completeTransition(_:)`.
    case ending
    case ended
  }

  let stage: Stage
  let operation: TransitionRecord.Operation

  /// What is presented or dismissed, the lowest first: a dismissal takes all that stands above with
  /// it, and animates the topmost.
  let base: Presentation
  let above: [Presentation]
  let presenter: UIViewController
  let isAnimated: Bool
  var phase = Phase.waiting
  var record: TransitionRecord
  var context: TransitionContext?

  /// What the delegate answered.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var completion: (() -> Void)?
  var ignoresTouches = false
  var isReportedStuck = false

  /// The controllers of a chain between presenter and topmost that can be seen, and go with it.
  var between: [UIViewController] = []

  init(
    _ operation: TransitionRecord.Operation, base: Presentation, above: [Presentation],
    presenter: UIViewController, isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.stage = presenter.stage
    self.operation = operation
    self.base = base
    self.above = above
    self.presenter = presenter
    self.isAnimated = isAnimated
    self.completion = completion
    let stage = presenter.stage
    record = TransitionRecord(
      id: stage.ledger.nextID(), operation: operation,
      presented: stage.id(of: (above.last ?? base).presented), presenting: stage.id(of: presenter),
      source: base.source.map { stage.id(of: $0) }, isAnimated: isAnimated,
      startTime: stage.time)
    for presentation in chain { presentation.transition = self }
    stage.ledger.open(self)
  }

  var chain: [Presentation] { [base] + above }
  var top: Presentation { above.last ?? base }
  var presented: UIViewController { top.presented }
  var from: UIViewController { operation == .present ? presenter : presented }
  var to: UIViewController { operation == .present ? presented : presenter }

  /// Whether the presenter's view leaves or comes back with this transition.
  var movesPresenter: Bool { base.removesPresentersView }

  /// What a second call is refused with meanwhile.
  var inProgress: ControllerMisuse {
    operation == .present && record.outcome != .cancelled
      ? .presentationInProgress : .dismissInProgress
  }

  var eventArguments: [StageEvent.Argument] {
    [
      StageEvent.Argument("operation", .text(operation.rawValue)),
      stage.argument("presented", presented), stage.argument("presenting", presenter),
      stage.argument("source", base.source),
    ]
  }
}

extension Presentation {
  /// The transition that keeps others from being begun: a second dismissal is refused until the
  /// first is over, whereas what was just presented may be dismissed as soon as it is there.
  var busyTransition: ModalTransition? {
    guard let transition, transition.phase != .ended else { return nil }
    return transition.phase != .ending || isLeaving ? transition : nil
  }

  /// Whether it is on its way out.
  var isLeaving: Bool {
    guard let transition, transition.phase != .ended else { return false }
    return transition.operation == .dismiss
      ? transition.record.outcome != .cancelled : transition.record.outcome == .cancelled
  }
}
