internal import Motion

/// Where a property animator is, and the laws of its animations that follow from it.
///
/// Positions are fractions of the way from start to end: of the values while it scrubs linearly,
/// else of the time.
@MainActor
final class AnimatorTimeline {
  init(_ stage: Stage, _ timing: AnimatorTiming, scrubsLinearly: Bool, group: AnimationGroup) {
    self.stage = stage
    self.timing = timing
    self.scrubsLinearly = scrubsLinearly
    self.group = group
  }

  unowned let stage: Stage
  let timing: AnimatorTiming
  let scrubsLinearly: Bool
  let group: AnimationGroup
  private(set) var members: [Member] = []
  private(set) var phase = Phase.held(0)
  /// Blocks inside its own, which end with it.
  var absorbed: [AnimationGroup] = []
  /// Of what it moved when it was stopped.
  var ends: [End] = []
  /// It was started with nothing to do: the first animations that are added begin at once.
  var isWaitingForAnimations = false

  var duration: Double { timing.duration }

  enum Phase {
    case held(Double)
    case running(Run)
  }

  /// One of its animations.
  struct Member {
    let member: AnimationGroup.Member
    /// Seconds after the start of the animator.
    let start: Double
    let duration: Double
    let pace: LayerAnimation.Pace
    let isCross: Bool
    var scrub: LayerAnimation.Scrub
  }

  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  // MARK: Members

  /// The law of what a block animates now.
  func law(of block: AnimationBlock) -> LayerAnimation.Law {
    law(of: member(.init(store: LayerStore(), animation: 0), block))
  }

  func adopt(_ member: AnimationGroup.Member, _ block: AnimationBlock) {
    members.append(self.member(member, block))
  }

  /// Whether what a block animates has the times of an animation that is there.
  func isSame(_ block: AnimationBlock, as id: Int) -> Bool {
    guard let there = members.last(where: { $0.member.animation == id }) else { return false }
    return there.start == block.driverDelay + block.delay && there.duration == block.duration
  }

  private func member(_ member: AnimationGroup.Member, _ block: AnimationBlock) -> Member {
    let start = block.driverDelay + block.delay
    let scrub = LayerAnimation.Scrub(
      start: duration > 0 ? start / duration : 0,
      end: duration > 0 ? (start + block.duration) / duration : 1)
    return Member(
      member: member, start: start, duration: block.duration, pace: block.pace,
      isCross: block.isCross, scrub: scrub)
  }

  private func law(of member: Member) -> LayerAnimation.Law {
    switch phase {
    case .held(let position):
      return .held(at: fraction(of: member, at: position), begin: stage.time)
    case .running(let run): return run.law(of: member, begin: stage.time)
    }
  }

  private func fraction(of member: Member, at position: Double) -> Double {
    if scrubsLinearly { return member.scrub.fraction(at: position) }
    let seconds = position * duration - member.start
    let progress = member.duration > 0 ? min(max(seconds / member.duration, 0), 1) : 1
    return member.pace.fraction(at: progress, of: member.duration)
  }

  func forgetMembers() { members = [] }

  private func retimeMembers() {
    for member in members { stage.retime(member.member, law(of: member)) }
  }

  // MARK: Moving

  /// The part of the duration that is over, or the position: where what is added now begins.
  var base: Double {
    switch phase {
    case .held(let position): min(max(position, 0), 1)
    case .running(let run):
      run.isFirst ? run.elapsed(at: stage.time) / max(duration, 1e-9) : position
    }
  }

  /// How far the values are.
  var progress: Double {
    switch phase {
    case .held(let position):
      scrubsLinearly ? position : timing.pace.fraction(at: position, of: duration)
    case .running(let run): run.progress(at: stage.time, timing)
    }
  }

  var position: Double {
    switch phase {
    case .held(let position): position
    case .running(let run):
      scrubsLinearly
        ? run.progress(at: stage.time, timing) : run.timeFraction(at: stage.time, timing)
    }
  }

  /// Ways per second that it moves by now, from start to end.
  private var velocity: Double {
    guard case .running(let run) = phase else { return 0 }
    let step = 1e-6
    return
      (run.progress(at: stage.time, timing) - run.progress(at: stage.time - step, timing)) / step
  }

  /// From the start, or back from the end.
  func run(isReversed: Bool, delay: Double) {
    let offset = isReversed ? duration : 0
    let clock = clock(begin: stage.time + delay, speed: isReversed ? -1 : 1, offset: offset)
    phase = .running(Run(clock: clock, length: duration, motion: .first))
    retimeMembers()
  }

  /// Holds it where it is.
  func hold() {
    guard isRunning else { return }
    let position = position
    for index in members.indices {
      let member = members[index].member
      guard let law = member.store.animation(member.animation)?.law,
        let fraction = law.fraction(at: stage.time)
      else { continue }
      members[index].scrub.held = .init(position: position, fraction: fraction)
    }
    phase = .held(position)
    retimeMembers()
  }

  func hold(at position: Double) {
    phase = .held(position)
    retimeMembers()
  }

  /// Turns round on the way.
  func turn(isReversed: Bool) {
    guard case .running(let run) = phase else { return }
    guard run.isFirst else {
      let speed = velocity
      hold()
      return go(on: timing.kind, factor: 0, isReversed: isReversed, velocity: speed)
    }
    let clock = clock(
      begin: stage.time, speed: -run.clock.speed, offset: run.elapsed(at: stage.time))
    phase = .running(Run(clock: clock, length: run.length, motion: .first))
    retimeMembers()
  }

  /// Goes on from where it is held.
  ///
  /// - Parameters:
  ///   - factor: How much of the duration the rest takes; 0 for the time that is left.
  ///   - velocity: Ways per second at which it still moved, for a spring.
  func go(
    on kind: AnimatorTiming.Kind, factor: Double, isReversed: Bool, velocity: Double = 0
  ) {
    let progress = progress
    let gone = isReversed ? 1 - progress : progress
    let speed = isReversed ? -velocity : velocity
    var rests: (own: Run.Rest, cross: Run.Rest)
    var length: Double
    switch kind {
    case .curve(let curve):
      let going = try? AnimatorContinuation(
        curve: curve, progress: gone, duration: duration, durationFactor: factor)
      let rest = Run.Rest(from: gone, drive: .curve(curve, from: going?.fraction ?? gone))
      (rests, length) = ((rest, rest), going?.remaining ?? 0)
    case .spring(let parameters):
      (rests, length) = springs(parameters, gone, factor, speed)
    }
    if abs(1 - gone) < 1e-9 { length = 0 }
    let clock = clock(begin: stage.time, speed: 1, offset: 0)
    phase = .running(
      Run(
        clock: clock, length: length,
        motion: .rest(rests.own, cross: rests.cross, isReversed: isReversed)))
    retimeMembers()
  }

  private func springs(
    _ parameters: UISpringTimingParameters, _ gone: Double, _ factor: Double, _ speed: Double
  ) -> ((own: Run.Rest, cross: Run.Rest), Double) {
    let left = factor > 0 ? factor * duration : max(1 - gone, 0) * duration
    let relative = abs(1 - gone) < 1e-9 ? 0 : speed / (1 - gone)
    let velocity = parameters.initialVelocity
    let moves = speed != 0
    let own = try? parameters.spring(for: left, velocity: moves ? relative : velocity.dx)
    let cross = try? parameters.spring(for: left, velocity: moves ? relative : velocity.dy)
    guard let own, let cross else {
      let rest = Run.Rest(from: gone, drive: .curve(.easeOut, from: 0))
      return ((rest, rest), left)
    }
    let length = parameters.ignoresDuration ? own.settlingDuration ?? left : left
    return (
      (Run.Rest(from: gone, drive: .spring(own)), Run.Rest(from: gone, drive: .spring(cross))),
      length
    )
  }

  private func clock(begin: Double, speed: Double, offset: Double) -> MediaClock {
    (try? MediaClock(beginTime: begin, speed: speed, timeOffset: offset)) ?? .parent
  }

  /// When it is over, seconds of the stage's time; nil while it is held.
  var end: Double? {
    guard case .running(let run) = phase else { return nil }
    return run.end
  }

  /// Whether it ends at the end, rather than at the start.
  var endsAtEnd: Bool {
    guard case .running(let run) = phase else { return true }
    return run.endsAtEnd
  }
}
