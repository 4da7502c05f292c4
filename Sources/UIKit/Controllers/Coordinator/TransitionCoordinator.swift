/// The coordinator of a transition, or of a turn of the screen.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let stage: Stage
  private let from: UIViewController
  private let to: UIViewController
  private weak var transition: Transition?
  private let fallbackContainer: UIView?
  private let declaredDuration: TimeInterval

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var endHandlers: [Handler] = []
  /// Outside of the container, to be moved by hand with it.
  private(set) var viewsOutside: [UIView] = []

  /// The animations have begun: nothing joins them any more.
  private(set) var hasPlayed = false
  private var isOver = false
  let isAnimated: Bool
  var initiallyInteractive = false
  var targetTransform = CGAffineTransform.identity

  init(of transition: Transition) {
    stage = transition.stage
    from = transition.from
    to = transition.to
    self.transition = transition
    isAnimated = true
    declaredDuration = 0
    fallbackContainer = nil
  }

  /// For a turn of the screen: nobody goes or comes.
  init(turning root: UIViewController, in container: UIView, duration: TimeInterval) {
    stage = root.stage
    from = root
    to = root
    isAnimated = duration > 0
    declaredDuration = duration
    fallbackContainer = container
  }

  var hasAnimations: Bool { !animations.isEmpty }

  // MARK: Registering

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard !hasPlayed else {
      if animation != nil { stage.warn(.tooLate, transition?.subject ?? to) }
      return false
    }
    if let animation { animations.append(animation) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?)
    -> Bool
  {
    let joins = animate(alongsideTransition: animation, completion: completion)
    if joins, let view {
      viewsOutside.append(view)
      transition?.drive?.include(view)
    }
    return joins
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { endHandlers.append(handler) }

  // MARK: What comes

  /// Runs the animations, in the order in which they were registered.
  func play() {
    guard !hasPlayed else { return }
    hasPlayed = true
    let due = animations
    animations = []
    for body in due { call("alongsideTransition", body) }
  }

  /// The transition is over: completions run, whether or not the animations did.
  func end() {
    if !hasPlayed, hasAnimations {
      stage.misuse(
        .alongsideNotRun, transition?.subject ?? to, transition?.eventArguments ?? [])
    }
    hasPlayed = true
    animations = []
    let due = completions
    completions = []
    isOver = true
    for body in due { call("alongsideCompletion", body) }
    interactionHandlers = []
    endHandlers = []
  }

  func interactionChanged() {
    for body in interactionHandlers { call("notifyWhenInteractionChanges", body) }
  }

  func interactionEnded() {
    interactionChanged()
    let due = endHandlers
    endHandlers = []
    for body in due { call("notifyWhenInteractionEnds", body) }
  }

  private func call(_ name: String, _ body: Handler) {
    stage.emitting(
      .callback, receiver: transition?.subject ?? to, name,
      arguments: name == "alongsideCompletion"
        ? [StageEvent.Argument("cancelled", .bool(isCancelled))] : []
    ) { body(self) }
  }
}

extension TransitionCoordinator {
  private var context: TransitionContext? { transition?.context }

  var presentationStyle: UIModalPresentationStyle {
    context?.presentationStyle ?? transition?.ground?.style ?? .none
  }

  var isInterruptible: Bool { transition?.interruptible != nil }
  var isInteractive: Bool { context?.isInteractive ?? false }

  var isCancelled: Bool {
    context?.transitionWasCancelled == true || transition?.record.outcome == .cancelled
  }

  var transitionDuration: TimeInterval { transition?.animatorDuration ?? declaredDuration }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }

  var completionVelocity: CGFloat { transition?.interaction?.completionSpeed ?? 1 }

  var completionCurve: UIView.AnimationCurve {
    transition?.interaction?.completionCurve ?? .easeInOut
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from:
      transition?.ground?.fromView() ?? fallbackContainer.flatMap { _ in from.viewIfLoaded }
    case .to: transition?.ground?.toView() ?? fallbackContainer.flatMap { _ in to.viewIfLoaded }
    default: nil
    }
  }

  var containerView: UIView {
    context?.containerView ?? transition?.ground?.container ?? fallbackContainer ?? to.loadedView
  }
}

extension UIViewController {
  /// The coordinator of the transition in flight that the receiver takes part in, or else its
  /// nearest container or presenter.
  var nearestCoordinator: TransitionCoordinator? {
    var next: UIViewController? = self
    while let controller = next {
      if let found = stage.ledger.coordinator(of: controller) { return found }
      next = controller.family.parent ?? controller.presentation.up?.presenter
    }
    return nil
  }
}
