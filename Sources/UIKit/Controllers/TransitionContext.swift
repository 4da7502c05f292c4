/// What a transition tells its animator. It outlives the transition as long as somebody
/// holds it, and remembers that it was completed.
@MainActor
final class TransitionContext: UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated = true
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity

  /// From 0 to 1, as the interaction controller says.
  private(set) var percentComplete: CGFloat = 0

  private var isCompleted = false

  /// False for UIKit's own animations.
  var isTraced = true

  private let stage: Stage
  private weak var transition: Transition?
  private let ground: TransitionGround

  init(of transition: Transition, on ground: TransitionGround) {
    stage = transition.stage
    self.transition = transition
    self.ground = ground
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

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    call("updateInteractiveTransition", .number(Double(percentComplete))) {
      if isInteractive { self.percentComplete = percentComplete }
    }
  }

  func finishInteractiveTransition() {
    call("finishInteractiveTransition") {
      guard isInteractive else { return }
      isInteractive = false
      transitionWasCancelled = false
      transition?.coordinator?.interactionEnded()
    }
  }

  func cancelInteractiveTransition() {
    call("cancelInteractiveTransition") {
      guard isInteractive else { return }
      isInteractive = false
      transitionWasCancelled = true
      transition?.coordinator?.interactionEnded()
    }
  }

  func pauseInteractiveTransition() {
    call("pauseInteractiveTransition") {
      guard transition?.interaction != nil, !isInteractive, !isCompleted else { return }
      isInteractive = true
      transition?.coordinator?.interactionChanged()
    }
  }

  // MARK: The end

  func completeTransition(_ didComplete: Bool) {
    call("completeTransition", .bool(didComplete)) {
      guard !isCompleted else {
        stage.misuse(.completedTwice, self)
        return
      }
      isCompleted = true
      if didComplete && transitionWasCancelled { stage.misuse(.trueAfterCancel, self) }
      isInteractive = false
      transition?.end(didComplete)
    }
  }

  private func call(_ name: String, _ argument: StageValue? = nil, _ body: () -> Void) {
    guard isTraced else {
      body()
      return
    }
    let arguments = argument.map { [StageEvent.Argument(nil, $0)] } ?? []
    stage.emitting(.contextCall, receiver: self, name, arguments: arguments, body)
  }
}
