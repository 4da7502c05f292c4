/// The edges between its states.
extension UIViewPropertyAnimator {
  func append(_ block: AnimatorBlock) {
    guard state != .stopped else { return refuse(.stopped("addAnimations")) }
    guard let timeline else {
      blocks.append(block)
      return
    }
    run(block, in: timeline)
    if !isRunning, timeline.isWaitingForAnimations, timeline.hasMembers { resume() }
  }

  func start(after delay: Double) {
    switch state {
    case .stopped: refuse(.stopped("startAnimation"))
    case .active: if !isRunning { resume() }
    case .inactive:
      self.delay = delay > 0 && delay.isFinite ? delay : 0
      let timeline = activate()
      if blocks.isEmpty {
        if isSpent {
          stage.emit(.warning, receiver: self, "no-effect", reason: StageMessage.animatorSpent)
        }
        timeline.isWaitingForAnimations = true
        timeline.group.isHeld = true
        return
      }
      runBlocks(timeline)
      tell("startAnimation")
      begin(timeline)
    }
  }

  func pause() {
    switch state {
    case .stopped: refuse(.stopped("pauseAnimation"))
    case .active:
      guard isInterruptible else { return refuse(.notInterruptible("pauseAnimation")) }
      guard isRunning else { return }
      timeline?.hold()
      halt()
      tell("pauseAnimation")
    case .inactive:
      guard isInterruptible else { return refuse(.notInterruptible("pauseAnimation")) }
      let timeline = activate()
      timeline.hold(at: direction == .back ? 1 : 0)
      runBlocks(timeline)
      tell("pauseAnimation")
    }
  }

  var fraction: CGFloat {
    guard let timeline, state == .active else { return 0 }
    let position = min(max(timeline.position, 0), 1)
    return direction == .back ? 1 - position : position
  }

  /// Seconds until it is over; nil while it does not run.
  package var timeLeft: Double? {
    guard isRunning, let timeline else { return nil }
    return max((timeline.end ?? timeline.group.end) - stage.time, 0)
  }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped else { return refuse(.stopped("fractionComplete")) }
    guard isInterruptible else { return refuse(.notInterruptible("fractionComplete")) }
    let position = fraction > 0 ? min(Double(fraction), 1) : 0
    if state == .inactive || isRunning { pause() }
    timeline?.hold(at: direction == .back ? 1 - position : position)
    tell("fractionComplete", [.init(nil, .number(position))])
  }

  func reverse(_ isReversed: Bool) {
    guard isReversed != self.isReversed else { return }
    guard state != .stopped else { return refuse(.stopped("isReversed")) }
    guard isInterruptible else { return refuse(.notInterruptible("isReversed")) }
    direction = isReversed ? .back : .forth
    guard isRunning, let timeline else { return }
    timeline.turn(isReversed: isReversed)
    tell("isReversed", [.init(nil, .bool(isReversed))])
    schedule(timeline)
  }

  func goOn(_ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) {
    switch state {
    case .stopped: return refuse(.stopped("continueAnimation"))
    case .inactive: return refuse(.inactive("continueAnimation"))
    case .active: break
    }
    guard isInterruptible else { return refuse(.notInterruptible("continueAnimation")) }
    if isRunning { pause() }
    resume(parameters, factor)
    tell("continueAnimation")
  }

  func stop(_ withoutFinishing: Bool) {
    guard state == .active, let timeline else {
      if state == .stopped { refuse(.stopped("stopAnimation")) }
      return
    }
    guard isInterruptible else { return refuse(.notInterruptible("stopAnimation")) }
    halt()
    timeline.takeSeenIntoModel()
    tell("stopAnimation", [.init("withoutFinishing", .bool(withoutFinishing))])
    if withoutFinishing { return end(at: nil) }
    state = .stopped
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse(.notStopped) }
    tell("finishAnimation", [.init("at", .text("\(position)"))])
    switch position {
    case .start: timeline?.setModel(toEnd: false)
    case .end: timeline?.setModel(toEnd: true)
    case .current: break
    }
    end(at: position)
  }
}

extension UIViewPropertyAnimator {
  private func resume(
    _ parameters: (any UITimingCurveProvider)? = nil, _ factor: CGFloat = 0
  ) {
    guard let timeline else { return }
    if timeline.isWaitingForAnimations {
      timeline.isWaitingForAnimations = false
      return begin(timeline)
    }
    let kind = parameters.map { AnimatorTiming($0, duration: duration).kind } ?? timing.kind
    timeline.go(
      on: kind, factor: factor > 0 && factor.isFinite ? Double(factor) : 0,
      isReversed: isReversed)
    isRunning = true
    schedule(timeline)
  }

  private func activate() -> AnimatorTimeline {
    let group = stage.makeGroup("property animator", nil)
    group.isDriven = true
    group.touches =
      !isUserInteractionEnabled ? .refused : isManualHitTestingEnabled ? .asSet : .asSeen
    stage.blocks.groups.append(group)
    var timing = self.timing
    if let outer = stage.blocks.current, !overrides(outer) { timing = timing.inheriting(outer) }
    let timeline = AnimatorTimeline(
      stage, timing, scrubsLinearly: scrubsLinearly, group: group)
    self.timeline = timeline
    state = .active
    return timeline
  }

  private func overrides(_ outer: AnimationBlock) -> Bool {
    outer.keyframes != nil || options.contains(.overrideInheritedDuration)
      || options.contains(.overrideInheritedCurve)
  }

  private func runBlocks(_ timeline: AnimatorTimeline) {
    let bodies = blocks
    blocks = []
    for block in bodies { run(block, in: timeline) }
  }

  private func run(_ block: AnimatorBlock, in timeline: AnimatorTimeline) {
    stage.open(timeline, block, options)
    block.body()
    stage.close(timeline.group)
  }

  private func begin(_ timeline: AnimatorTimeline) {
    guard timeline.duration > 0, timeline.hasMembers else { return endSoon(timeline) }
    timeline.run(isReversed: isReversed, delay: delay)
    isRunning = true
    schedule(timeline)
  }

  /// Nothing moves: it ends in the next turn.
  private func endSoon(_ timeline: AnimatorTimeline) {
    isRunning = true
    timeline.group.isHeld = false
    stage.animators.append(self)
    timeline.group.setEnd(stage.time + delay)
    enqueue(at: stage.time + delay, timeline)
  }

  func schedule(_ timeline: AnimatorTimeline) {
    halt(keepsRunning: true)
    guard let end = timeline.end else { return }
    timeline.group.setEnd(end)
    timeline.group.isHeld = false
    stage.animators.append(self)
    enqueue(at: max(end, stage.time), timeline)
  }

  private func enqueue(at time: Double, _ timeline: AnimatorTimeline) {
    queued = stage.queue.add(
      at: time, sequence: timeline.group.id, kind: .animationEnd,
      name: "completion of a property animator"
    ) { [weak self] in
      self?.reachEnd()
    }
  }

  /// No longer on its way to an end.
  func halt(keepsRunning: Bool = false) {
    if let queued { stage.queue.cancel(queued) }
    queued = nil
    stage.animators.removeAll { $0 === self }
    if keepsRunning { return }
    timeline?.group.isHeld = true
    isRunning = false
  }

  private func reachEnd() {
    guard let timeline, state == .active else { return }
    let isAtEnd = timeline.isRunning ? timeline.endsAtEnd : !isReversed
    if pausesOnCompletion {
      timeline.hold(at: isAtEnd ? 1 : 0)
      return withExtendedLifetime(self) { halt() }
    }
    withExtendedLifetime(self) {
      halt()
      if !isAtEnd { timeline.setModel(toEnd: false) }
      end(at: isAtEnd ? .end : .start)
    }
  }

  /// Inactive again; the completions hear where it ended, unless it was given up.
  private func end(at position: UIViewAnimatingPosition?) {
    let group = timeline?.group
    let bodies = completions
    completions = []
    timeline?.finish()
    timeline = nil
    state = .inactive
    isSpent = true
    direction = .forth
    if let position {
      for body in bodies {
        stage.emitting(
          .callback, "completion", arguments: [.init("position", .text("\(position)"))]
        ) { body(position) }
      }
    }
    if let group { stage.deliver(group) }
  }

  func tell(_ name: String, _ arguments: [StageEvent.Argument] = []) {
    stage.emit(.animation, receiver: self, name, arguments: arguments)
  }
}
