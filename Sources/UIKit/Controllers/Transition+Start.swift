// The animator, or who interacts in its place, begins.

extension Transition {
  func prepareCoordinator() {
    if isAnimated, coordinator == nil { coordinator = TransitionCoordinator(of: self) }
  }

  func animate() {
    guard let ground else { return }
    let context = TransitionContext(of: self, on: ground)
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
    coordinator?.initiallyInteractive = true
    announceStart(duration: nil)
    playingAlongside {
      stage.emitting(.callback, receiver: interaction, "startInteractiveTransition") {
        interaction.startInteractiveTransition(context)
      }
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
    playingAlongside {
      stage.emitting(.callback, receiver: animator, "animateTransition") {
        animator.animateTransition(using: context)
      }
    }
    checkStart()
  }

  /// UIKit's own animator is not seen from outside.
  private func startBuiltIn(_ context: TransitionContext) {
    let animator = builtInAnimator()
    context.isTraced = false
    ignoreTouches()
    announceStart(duration: animator.duration)
    playingAlongside { animator.animateTransition(using: context) }
  }

  private func ignoreTouches() {
    ignoresTouches = true
    stage.ignoringInteractionDepth += 1
  }

  func announceStart(duration: Double?) {
    record.startTime = stage.time
    record.duration = duration
    stage.emit(
      .transition, receiver: subject, "started",
      arguments: eventArguments + [
        StageEvent.Argument("duration", duration.map { .number($0) } ?? .none),
        stage.argument("interaction", record.isInteractive ? interaction : nil),
      ])
  }

  /// What was registered with the coordinator runs in the first block of animations that the body
  /// opens, or by itself over the declared duration if it opens none.
  private func playingAlongside(_ body: () -> Void) {
    guard let coordinator else { return body() }
    let outer = stage.alongside
    stage.alongside = Alongside(depth: stage.blocks.stack.count) { coordinator.play() }
    body()
    stage.alongside = outer
    guard !coordinator.hasPlayed, phase == .running else { return }
    guard coordinator.hasAnimations else { return coordinator.play() }
    UIView.animate(withDuration: record.duration ?? 0) { coordinator.play() }
  }
}
