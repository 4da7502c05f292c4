/// What a modal transition tells its animator. It outlives the transition as long as somebody
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
  private weak var transition: ModalTransition?
  private let from: UIViewController
  private let to: UIViewController
  private let movesPresenter: Bool
  private let isPresenting: Bool
  private let initialFrom: CGRect
  private let presentersFrame: CGRect

  init(of transition: ModalTransition, in container: UIView) {
    stage = transition.stage
    self.transition = transition
    containerView = container
    presentationStyle = transition.top.style
    from = transition.from
    to = transition.to
    movesPresenter = transition.movesPresenter
    isPresenting = transition.operation == .present
    initialFrom = TransitionContext.frame(of: from, in: container)
    presentersFrame = TransitionContext.frame(of: transition.presenter, in: container)
  }

  private static func frame(of controller: UIViewController, in container: UIView) -> CGRect {
    guard let view = controller.viewIfLoaded else { return .zero }
    return view.superview.map { container.convert(view.frame, from: $0) } ?? view.frame
  }

  // MARK: Who and where

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: isPresenting && !movesPresenter ? nil : from.viewIfLoaded
    case .to: !isPresenting && !movesPresenter ? nil : to.viewIfLoaded
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    if viewController === from { return initialFrom }
    return viewController === to && !isPresenting && !movesPresenter ? presentersFrame : .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    let isPresenter = viewController === (isPresenting ? from : to)
    if isPresenter && !movesPresenter { return presentersFrame }
    return viewController === to ? containerView.bounds : .zero
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
    }
  }

  func cancelInteractiveTransition() {
    call("cancelInteractiveTransition") {
      guard isInteractive else { return }
      isInteractive = false
      transitionWasCancelled = true
    }
  }

  func pauseInteractiveTransition() {
    call("pauseInteractiveTransition") {
      if transition?.interaction != nil { isInteractive = true }
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
