/// What a transition tells its animator. It outlives the transition as long as somebody
/// holds it, and remembers that it was completed.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity

  /// From 0 to 1, as the interaction controller says.
  private(set) var percentComplete: CGFloat = 0

  /// How the last stretch by hand ended.
  private(set) var interactionEnd: InteractionEnd?
  private var isCompleted = false

  /// False for UIKit's own animations, whose end is not seen from outside.
  var tellsEnd = true

  private let stage: Stage
  /// Of whom it tells, also when the transition is over.
  private let arguments: [StageEvent.Argument]
  private(set) weak var transition: Transition?
  private let ground: TransitionGround

  init(of transition: Transition, on ground: TransitionGround) {
    stage = transition.stage
    self.transition = transition
    self.ground = ground
    arguments = transition.eventArguments
    containerView = ground.container
    presentationStyle = ground.style
  }

  // MARK: Who and where

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: ground.from
    case .to: ground.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: ground.fromView()
    case .to: ground.toView()
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    if viewController === ground.from { return ground.initialFrom }
    return viewController === ground.to ? ground.initialTo : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    if viewController === ground.from { return ground.finalFrom }
    return viewController === ground.to ? ground.finalTo() : .zero
  }

  // MARK: Interaction

  /// It starts by hand.
  func beginInteraction() { isInteractive = true }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    call("updateInteractiveTransition", .number(Double(percentComplete))) {
      guard isInteractive else { return refuseUpdate() }
      self.percentComplete = percentComplete
      transition?.record.percent = Double(percentComplete)
    }
  }

  func finishInteractiveTransition() {
    call("finishInteractiveTransition") { endInteraction(.finished) }
  }

  func cancelInteractiveTransition() {
    call("cancelInteractiveTransition") { endInteraction(.cancelled) }
  }

  func pauseInteractiveTransition() {
    call("pauseInteractiveTransition") {
      guard transition?.interaction != nil, !isInteractive, !isCompleted else { return }
      isInteractive = true
      interactionEnd = nil
      transition?.noteInteraction()
      transition?.coordinator?.interactionChanged()
    }
  }

  private func endInteraction(_ end: InteractionEnd) {
    guard isInteractive else { return refuse(end) }
    isInteractive = false
    interactionEnd = end
    transitionWasCancelled = end == .cancelled
    transition?.noteInteraction()
    transition?.coordinator?.interactionEnded()
  }

  private func refuse(_ end: InteractionEnd) {
    guard let transition, transition.interaction != nil, let before = interactionEnd else { return }
    stage.misuse(.second(end, after: before), self, transition.eventArguments)
  }

  private func refuseUpdate() {
    guard let transition, interactionEnd != nil else { return }
    stage.misuse(.updateAfterFinish, self, transition.eventArguments)
  }

  // MARK: The end

  func completeTransition(_ didComplete: Bool) {
    guard tellsEnd else { return complete(didComplete) }
    call("completeTransition", .bool(didComplete)) { complete(didComplete) }
  }

  private func complete(_ didComplete: Bool) {
    guard !isCompleted else {
      stage.misuse(.completedTwice, self, arguments)
      return
    }
    isCompleted = true
    checkOutcome(didComplete)
    isInteractive = false
    transition?.end(didComplete)
  }

  /// What is said is to agree with what was decided. An interruptible animator that was reversed
  /// ends at its start without a cancel.
  private func checkOutcome(_ didComplete: Bool) {
    if didComplete && transitionWasCancelled {
      stage.misuse(.trueAfterCancel, self, arguments)
    } else if !didComplete, !transitionWasCancelled, tellsEnd, transition?.interruptible == nil {
      stage.warn(.falseWithoutCancel, self, arguments)
    }
  }

  private func call(_ name: String, _ argument: StageValue? = nil, _ body: () -> Void) {
    let arguments = argument.map { [StageEvent.Argument(nil, $0)] } ?? []
    stage.emitting(.contextCall, receiver: self, name, arguments: arguments, body)
  }
}
