/// A presentation or a dismissal in flight.
final class ModalTransition: Transition {
  let operation: TransitionRecord.Operation

  /// What is presented or dismissed, the lowest first: a dismissal takes all that stands above with
  /// it, and animates the topmost.
  let base: Presentation
  let above: [Presentation]
  let presenter: UIViewController
  var completion: (() -> Void)?

  /// The controllers of a chain between presenter and topmost that can be seen, and go with it.
  var between: [UIViewController] = []

  init(
    _ operation: TransitionRecord.Operation, base: Presentation, above: [Presentation],
    presenter: UIViewController, isAnimated: Bool, completion: (() -> Void)?
  ) {
    self.operation = operation
    self.base = base
    self.above = above
    self.presenter = presenter
    self.completion = completion
    let stage = presenter.stage
    let presented = (above.last ?? base).presented
    let isPresenting = operation == .present
    let record = TransitionRecord(
      id: stage.ledger.nextID(), operation: operation, presented: stage.id(of: presented),
      presenting: stage.id(of: presenter), source: base.source.map { stage.id(of: $0) },
      isAnimated: isAnimated, startTime: stage.time)
    super.init(
      record, on: stage, from: isPresenting ? presenter : presented,
      to: isPresenting ? presented : presenter)
    for presentation in chain { presentation.transition = self }
    self.record.style = top.style
    self.record.transitionStyle = builtInStyle
    self.record.delegate = presented.transitioningDelegate.map { stage.id(of: $0) }
    self.record.movesPresenter = movesPresenter
  }

  var chain: [Presentation] { [base] + above }
  var top: Presentation { above.last ?? base }
  var presented: UIViewController { top.presented }

  /// Whether the presenter's view leaves or comes back with this transition.
  var movesPresenter: Bool { base.removesPresentersView }

  /// What a second call is refused with meanwhile.
  var inProgress: ControllerMisuse {
    operation == .present && record.outcome != .cancelled
      ? .presentationInProgress : .dismissInProgress
  }

  override var subject: UIViewController { presented }
  override var involved: [UIViewController] { [presenter, presented] + between }

  override var eventArguments: [StageEvent.Argument] {
    [
      StageEvent.Argument("operation", .text(operation.rawValue)),
      stage.argument("presented", presented), stage.argument("presenting", presenter),
      stage.argument("source", base.source),
    ]
  }

  override var ground: TransitionGround? {
    guard let container = top.container else { return nil }
    return operation == .present ? arrival(in: container) : departure(in: container)
  }

  private func arrival(in container: UIView) -> TransitionGround {
    let (controller, view) = (top.controller, presenter.viewIfLoaded)
    let frame = TransitionGround.frame(of: view, in: container)
    return TransitionGround(
      container: container, style: top.style, from: from, to: to,
      fromView: { [moves = movesPresenter] in moves ? view : nil },
      toView: { controller.presentedView },
      initialFrom: frame, finalFrom: movesPresenter ? .zero : frame,
      finalTo: { controller.frameOfPresentedViewInContainerView })
  }

  private func departure(in container: UIView) -> TransitionGround {
    let (controller, presenter) = (top.controller, presenter)
    let frame = TransitionGround.frame(of: presenter.viewIfLoaded, in: container)
    let moves = movesPresenter
    return TransitionGround(
      container: container, style: top.style, from: from, to: to,
      fromView: { controller.presentedView },
      toView: { moves ? presenter.viewIfLoaded : nil },
      initialFrom: TransitionGround.frame(of: controller.presentedView, in: container),
      initialTo: moves ? .zero : frame,
      finalTo: { moves ? container.bounds : frame })
  }

  override func builtInAnimator() -> BuiltInAnimator {
    BuiltInAnimator(.modal(builtInStyle, isPresenting: operation == .present))
  }

  private var builtInStyle: UIModalTransitionStyle {
    top.style.usesCurrentContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presented.modalTransitionStyle
  }

  /// The container will leave the window, and take along a presenter's view that was put into it.
  override func checkStart() {
    guard !movesPresenter, let container = top.container ?? context?.containerView,
      let view = presenter.viewIfLoaded, view.isDescendant(of: container),
      record.moves.contains(where: { $0.view == stage.id(of: view) })
    else { return }
    stage.misuse(.presenterMoved, animator, eventArguments)
  }

  override func conclude(_ completed: Bool) {
    switch (operation, completed) {
    case (.present, true): finishPresenting()
    case (.present, false): cancelPresenting()
    case (_, true): finishDismissing()
    case (_, false): cancelDismissing()
    }
    runCompletion()
  }

  /// A transition that the completion has begun keeps its own flags.
  override func settleFlags() {
    super.settleFlags()
    for presentation in chain where presentation.transition === self {
      presentation.transition = nil
      presentation.presented.presentation.isBeingDismissed = false
    }
    if operation == .present { presented.presentation.isBeingPresented = false }
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
