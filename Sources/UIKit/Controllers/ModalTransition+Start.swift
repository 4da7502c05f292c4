// What happens after the commit: the container comes into the window, the controllers hear that
// they will appear and disappear, and the animator starts.

extension ModalTransition {
  func start() {
    guard phase == .waiting else { return }
    guard prepareViews() else {
      refuseStart()
      return
    }
    phase = .running
    sendWill()
    if isAnimated {
      animate()
    } else {
      announceStart(duration: 0)
      playWithoutAnimation()
    }
  }

  private func sendWill() {
    if operation == .present {
      if movesPresenter { presenter.beginTransition(false, animated: isAnimated) }
      presented.beginTransition(true, animated: isAnimated)
    } else {
      between = above.isEmpty ? [] : chain.dropLast().map(\.presented).filter(\.isAppeared)
      presented.beginTransition(false, animated: isAnimated)
      for controller in between { controller.beginTransition(false, animated: isAnimated) }
      if movesPresenter { presenter.beginTransition(true, animated: isAnimated) }
    }
  }

  private func animate() {
    guard let container = top.container else { return }
    let context = TransitionContext(of: self, in: container)
    self.context = context
    record.context = context
    if let interaction, interaction.wantsInteractiveStart {
      startInteractively(interaction, context)
    } else if let animator {
      start(animator, context)
    } else {
      startBuiltIn(context)
    }
  }

  private func startInteractively(
    _ interaction: any UIViewControllerInteractiveTransitioning, _ context: TransitionContext
  ) {
    context.isInteractive = true
    record.isInteractive = true
    announceStart(duration: nil)
    stage.emitting(.callback, receiver: interaction, "startInteractiveTransition") {
      interaction.startInteractiveTransition(context)
    }
  }

  private func start(
    _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext
  ) {
    let duration = stage.emitting(
      .query, receiver: animator, "transitionDuration", result: { .number($0) }
    ) { animator.transitionDuration(using: context) }
    if interaction == nil { ignoreTouches() }
    announceStart(duration: duration.isFinite ? max(0, duration) : 0)
    stage.emitting(.callback, receiver: animator, "animateTransition") {
      animator.animateTransition(using: context)
    }
  }

  /// UIKit's own animator is not seen from outside.
  private func startBuiltIn(_ context: TransitionContext) {
    let style = transitionStyle
    let animator = BuiltInAnimator(style: style, isPresenting: operation == .present)
    context.isTraced = false
    ignoreTouches()
    announceStart(duration: animator.duration)
    animator.animateTransition(using: context)
  }

  private var transitionStyle: UIModalTransitionStyle {
    top.style.usesCurrentContext && presenter.providesPresentationContextTransitionStyle
      ? presenter.modalTransitionStyle : presented.modalTransitionStyle
  }

  private func ignoreTouches() {
    ignoresTouches = true
    stage.ignoringInteractionDepth += 1
  }

  private func announceStart(duration: Double?) {
    record.duration = duration
    stage.emit(
      .transition, receiver: presented, "started",
      arguments: eventArguments + [
        StageEvent.Argument("duration", duration.map { .number($0) } ?? .none),
        stage.argument("interaction", record.isInteractive ? interaction : nil),
      ])
  }

  private func playWithoutAnimation() {
    if operation == .present, let container = top.container {
      let view = presented.loadedView
      view.layer.frame = container.bounds
      stage.moving(view, "addSubview", of: container) { container.addSubview(view) }
    }
    end(true)
  }

  /// The presenter has left the window since the call: there is nowhere to present.
  private func refuseStart() {
    presenter.refuse(
      operation, TransitionRefusal(.notInWindow, by: presenter), presented: presented,
      presenter: presenter)
    for presentation in chain { presentation.unlink() }
    abort()
  }
}

extension UIViewController {
  func beginTransition(_ appears: Bool, animated: Bool) {
    beginAppearance(appears, animated: animated, driver: .transition)
  }

  var isAppeared: Bool { appearance.state == .appeared || appearance.state == .appearing }
}
