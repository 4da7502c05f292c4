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
    } else {
      startByItself(context)
    }
  }

  private func startInteractively(
    _ interaction: any UIViewControllerInteractiveTransitioning, _ context: TransitionContext
  ) {
    context.beginInteraction()
    record.isInteractive = true
    coordinator?.initiallyInteractive = true
    announceStart(duration: nil)
    watchingMoves {
      playingAlongside {
        stage.emitting(.callback, receiver: interaction, "startInteractiveTransition") {
          interaction.startInteractiveTransition(context)
        }
      }
    }
    checkStart()
  }

  /// What is to interact may do so later, if the animator is interruptible.
  private func startByItself(_ context: TransitionContext) {
    let duration = askDuration(context)
    if interaction == nil { ignoreTouches() }
    announceStart(duration: duration)
    if let interaction = interaction as? UIPercentDrivenInteractiveTransition {
      interaction.watch(self, duration: duration)
    }
    watchingMoves { playingAlongside { play(context) } }
    if phase == .running { _ = askInterruptible() }
    checkStart()
  }

  /// Seconds; UIKit's own animator is not seen from outside.
  func askDuration(_ context: TransitionContext) -> Double {
    guard let animator else {
      animatorDuration = ownAnimator.duration
      return ownAnimator.duration
    }
    let duration = stage.emitting(
      .query, receiver: animator, "transitionDuration", result: { .number($0) }
    ) { animator.transitionDuration(using: context) }
    let seconds = duration.isFinite ? max(0, duration) : 0
    animatorDuration = seconds
    return seconds
  }

  func play(_ context: TransitionContext) {
    guard let animator else {
      context.tellsEnd = false
      return ownAnimator.animateTransition(using: context)
    }
    stage.emitting(.callback, receiver: animator, "animateTransition") {
      animator.animateTransition(using: context)
    }
  }

  /// UIKit's own animations put nothing where it does not belong.
  private func watchingMoves(_ body: () -> Void) {
    guard animator != nil else { return body() }
    record.moves += stage.watchingMoves(body)
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
    guard coordinator.hasAnimations, let context else { return coordinator.play() }
    if let interruptible, interruptible.state == .active {
      interruptible.appendAnimations({ coordinator.play() }, delayFactor: 0)
    } else {
      let duration = animatorDuration ?? askDuration(context)
      UIView.animate(withDuration: duration) { coordinator.play() }
    }
  }
}
