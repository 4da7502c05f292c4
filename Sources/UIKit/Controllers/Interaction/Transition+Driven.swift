internal import Motion

// A transition whose animator is moved by a percent-driven interaction controller.

extension Transition {
  /// The animator begins, and stands still. Answers its duration in seconds.
  func beginDriven() -> Double {
    guard let context else { return 0 }
    let duration = askDuration(context)
    let drive = TransitionDrive(
      of: context.containerView, outside: coordinator?.viewsOutside ?? [], duration: duration,
      on: stage)
    if let interruptible = askInterruptible() {
      drive.letGo()
      interruptible.pauseAnimation()
      if interruptible.fractionComplete != 0 { interruptible.fractionComplete = 0 }
      return duration
    }
    self.drive = drive
    play(context)
    return duration
  }

  /// Shows a part of the way, 0 to 1.
  func scrub(to percent: Double) {
    if let interruptible {
      interruptible.fractionComplete = percent
    } else {
      drive?.hold(at: percent)
    }
  }

  /// The hand lets go: the rest takes (1 - p) D / speed seconds, the way back p D / speed.
  func release(
    _ end: InteractionEnd, from percent: Double, by controller: UIPercentDrivenInteractiveTransition
  ) {
    let percents = try? PercentDriven(
      duration: controller.duration, completionSpeed: speed(of: controller))
    let length =
      (end == .finished
        ? percents?.remainingAfterFinish(at: percent) : percents?.remainingAfterCancel(at: percent))
      ?? 0
    if let interruptible {
      interruptible.isReversed = end == .cancelled
      let own = (interruptible as? UIViewPropertyAnimator)?.duration ?? controller.duration
      interruptible.continueAnimation(
        withTimingParameters: controller.timingCurve
          ?? UICubicTimingParameters(animationCurve: controller.completionCurve),
        durationFactor: own > 0 ? length / own : 0)
    } else {
      drive?.release(
        toEnd: end == .finished, from: percent, in: length, controller.completionCurve.timingCurve)
    }
  }

  private func speed(of controller: UIPercentDrivenInteractiveTransition) -> Double {
    let speed = Double(controller.completionSpeed)
    guard speed > 0, speed.isFinite else {
      stage.misuse(.speedNotPositive, controller, eventArguments)
      return 1
    }
    return speed
  }
}

extension Transition {
  /// What the record says of it now.
  var snapshot: TransitionRecord {
    var record = record
    switch phase {
    case .waiting: record.wait = .start
    case .running: record.wait = context?.isInteractive == true ? .interaction : .completion
    case .ending, .ended: record.wait = .nothing
    }
    return record
  }

  /// It was let go, or is held again.
  func noteInteraction() {
    record.release = context?.interactionEnd.map {
      TransitionRecord.Release(end: $0, time: stage.time, percent: record.percent)
    }
  }
}
