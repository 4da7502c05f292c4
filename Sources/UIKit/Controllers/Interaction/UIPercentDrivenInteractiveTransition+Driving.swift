extension UIPercentDrivenInteractiveTransition {
  /// The transition starts interactively.
  func begin(_ context: any UIViewControllerContextTransitioning) {
    guard let transition = (context as? TransitionContext)?.transition else {
      stage.misuse(.foreignContext, self)
      return
    }
    let early = drive.early?.transition === transition ? drive.early : nil
    drive = PercentDrive(phase: .interactive, transition: transition)
    drive.duration = transition.beginDriven()
    if let percent = early?.percent { update(percent) }
    switch early?.end {
    case .finished: finish()
    case .cancelled: cancel()
    case nil: break
    }
  }

  /// The transition has started by itself, with the receiver as the one that may pause it.
  func watch(_ transition: Transition, duration: Double) {
    drive = PercentDrive(duration: duration, phase: .running, transition: transition)
  }

  func move(to percent: CGFloat) {
    guard check(percent) else { return }
    switch drive.phase {
    case .interactive where isInFlight:
      drive.percent = percent
      drive.transition?.scrub(to: drive.shown)
      drive.transition?.context?.updateInteractiveTransition(percent)
    case .ended where isInFlight:
      stage.misuse(.updateAfterFinish, self, drive.transition?.eventArguments ?? [])
    case .running where isInFlight: stage.warn(.notInteractive, self)
    default: keep { $0.percent = percent }
    }
  }

  func end(_ end: InteractionEnd) {
    switch drive.phase {
    case .interactive where isInFlight:
      drive.phase = .ended(end)
      drive.transition?.release(end, from: drive.shown, by: self)
      if end == .finished {
        drive.transition?.context?.finishInteractiveTransition()
      } else {
        drive.transition?.context?.cancelInteractiveTransition()
      }
    case .ended(let before) where isInFlight:
      stage.misuse(.second(end, after: before), self, drive.transition?.eventArguments ?? [])
    case .running where isInFlight: stage.warn(.notInteractive, self)
    default: keep { $0.end = end }
    }
  }

  func hold() {
    guard isInFlight, let transition = drive.transition else {
      return stage.warn(.drivesNothing, self)
    }
    guard drive.phase != .interactive else { return }
    guard let fraction = transition.pauseInterruptible() else {
      return stage.warn(.notInterruptible, self)
    }
    drive.phase = .interactive
    drive.percent = fraction
    transition.context?.pauseInteractiveTransition()
  }

  private var isInFlight: Bool { drive.transition?.phase == .running }

  /// Before the start it is kept until then; UIKit is known to hang where an end comes so early.
  private func keep(_ change: (inout PercentDrive.Early) -> Void) {
    guard let transition = stage.ledger.waiting(for: self) else {
      return stage.warn(.drivesNothing, self)
    }
    let known = drive.early.flatMap { $0.transition === transition ? $0 : nil }
    var early = known ?? PercentDrive.Early(transition: transition)
    change(&early)
    drive.early = early
    if let percent = early.percent { drive.percent = percent }
    guard known?.end == nil, let end = early.end else { return }
    stage.misuse(
      end == .finished ? .finishBeforeStart : .cancelBeforeStart, self, transition.eventArguments)
  }

  /// Whether a percentage is a number; one outside of 0...1 is told of once a transition.
  private func check(_ percent: CGFloat) -> Bool {
    if !(0...1 ~= percent), !drive.isReportedOutside {
      drive.isReportedOutside = true
      stage.warn(.percentOutside, self, [StageEvent.Argument(nil, .number(Double(percent)))])
    }
    return percent.isFinite
  }
}
