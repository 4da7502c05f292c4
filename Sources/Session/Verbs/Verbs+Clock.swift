import Script
import Text
import UIKit

extension Interpreter {
  static let runVerb: VerbBody = { world, arguments in
    let limit = try arguments.has("limit") ? arguments.seconds("limit") : nil
    let goal = try world.goal(arguments)
    try world.advance(goal, limit: limit ?? world.bounds.limit, arguments.verbPlace)
  }

  static let stepVerb: VerbBody = { world, arguments in
    let frames = try arguments.whole("frames") ?? 1
    guard (0...1_000_000).contains(frames) else {
      throw Diagnostic.tooManyFrames(at: arguments.place(of: "frames"))
    }
    try world.advance(.frames(frames), limit: world.bounds.limit, arguments.verbPlace)
  }

  private func goal(_ arguments: Arguments) throws -> AdvanceGoal {
    if arguments.has("to") {
      guard case .number(let amount, let quantity)? = try arguments.value("to") else {
        return .rest
      }
      return .time(
        quantity == .percent
          ? try moment(atPart: amount, arguments) : try later(amount, arguments))
    }
    if let condition = arguments.expression("until") {
      let frame = arguments.frame
      return .until { [weak self] in
        guard let self else { return true }
        let value = self.handle("`until` of `run`", frame, condition.range) {
          .bool(try self.truth(condition, frame))
        }
        if case .bool(let truth) = value { return truth }
        return true
      }
    }
    guard arguments.has("for"), let duration = try arguments.number("for") else { return .rest }
    guard duration >= 0 else {
      throw Diagnostic.cannotGoBack(printed(duration, .time), at: arguments.place(of: "for"))
    }
    return .time(stage.time + duration)
  }

  private func later(_ time: Double, _ arguments: Arguments) throws -> Double {
    guard time >= stage.time - 1e-9 else {
      throw Diagnostic.alreadyPast(
        printed(time, .time), now: printed(stage.time, .time), at: arguments.place(of: "to"))
    }
    return time
  }

  /// The time at which a part of the transition in flight is over, by its declared duration.
  private func moment(atPart part: Double, _ arguments: Arguments) throws -> Double {
    // A presentation of this turn starts when the turn is over.
    stage.settle()
    guard let transition = stage.transitions.last else {
      throw Diagnostic.nothingInFlight(at: arguments.place(of: "to"))
    }
    if transition.isHeld, let controller = transition.interaction {
      throw Diagnostic.waitsForInteraction(
        description(of: transition), name(of: controller), at: arguments.place(of: "to"))
    }
    guard let duration = transition.duration else {
      throw Diagnostic.nothingInFlight(at: arguments.place(of: "to"))
    }
    return try later(transition.startTime + part * duration, arguments)
  }

  /// Moves the clock and says what came of it.
  private func advance(_ goal: AdvanceGoal, limit: Double, _ place: Place) throws {
    // A replay to a moment does not pass it.
    let reach = horizon.map { min(limit, max(0, $0 - stage.time)) } ?? limit
    let end = stage.advance(goal, limit: reach)
    if let failure { throw failure }
    switch end {
    case .stopped: throw Diagnostic.interrupted(at: place)
    case .zeroTimeLoop(let name):
      throw Diagnostic.zeroTimeLoop(name, limit: bounds.turns, at: place)
    case .reached, .atRest, .limit: break
    }
    report(reachedLimit: end == .limit)
  }

  /// The ends of transitions so far.
  var outcomes: [StageEvent] {
    past.trace.transitions.filter { ["completed", "cancelled"].contains($0.name) }
  }

  /// A line for each transition that ended; else what still runs, or that all is at rest.
  private func report(reachedLimit: Bool) {
    guard !isReplaying else { return }
    let ended = reportTransitions()
    if reachedLimit {
      tell(.text("t=\(fixed(stage.time, 3))s  limit, \(stage.running.count) running"))
      for item in stage.running.prefix(8) { tell(.text(line(item))) }
      tell(.text("  `run limit 120s` or `set limit 120s` goes on for longer"))
    } else if !ended {
      tell(.text(standing))
    }
  }

  /// `present photo`.
  func description(of transition: TransitionRecord) -> String {
    "\(transition.operation.rawValue) \(name(of: transition.presented))"
  }

  /// A line for each transition that started, was refused or ended and has not been told of: said
  /// when a turn is over. Tells whether one has ended.
  @discardableResult
  func reportTransitions() -> Bool {
    let new = past.trace.transitions.dropFirst(told.transitions)
    told.transitions = past.trace.transitions.count
    guard !isReplaying else { return false }
    for event in new {
      var line = "t=\(fixed(event.time, 3))s  \(event.text(name(of:)))"
      if event.name == "started" {
        guard
          let transition = stage.transitions.last(where: {
            $0.presented == event.receiver && ($0.startTime - event.time).magnitude < 1e-9
          })
        else { continue }
        line += prospect(of: transition)
      }
      tell(.text(line))
    }
    return new.contains { ["completed", "cancelled"].contains($0.name) }
  }

  private func prospect(of transition: TransitionRecord) -> String {
    if let end = transition.declaredEnd { return ", ends by \(fixed(end, 3))s. `run` plays it." }
    return transition.interaction.map { ", waits for \(name(of: $0))" } ?? ""
  }
}

extension Interpreter {
  /// How the stage stands: what runs, or that all is at rest.
  var standing: String {
    let running = stage.running
    let time = "t=\(fixed(stage.time, 3))s  "
    if !running.isEmpty { return time + "\(running.count) running" }
    guard let stuck = stage.transitions.last else { return time + "at rest" }
    let head = time + "at rest, \(description(of: stuck)) still in flight: "
    guard stuck.wait == .interaction else { return head + "`doctor`" }
    return head + waiting(stuck)
  }

  /// What a transition that is driven by hand waits for, and the calls that would end it.
  private func waiting(_ transition: TransitionRecord) -> String {
    let driver = transition.interaction.flatMap { stage.object($0) }
    let down = stage.fingers.filter(\.isDown).map(\.number)
    return ClockMessages.waits(
      for: driver.map { name(of: $0) }, percent: transition.percent,
      isPercentDriven: driver is UIPercentDrivenInteractiveTransition, fingers: down)
  }

  /// A line about something that runs: `animate of card, until 0.500 s`.
  fileprivate func line(_ item: RunningItem) -> String {
    var line = "  \(item.name)"
    let owners = item.layers.compactMap { (stage.object($0) as? CALayer)?.backedView }
    if let first = owners.first { line += " of \(name(of: first))" }
    if owners.count > 1 { line += " and \(owners.count - 1) more" }
    return line + (item.end.map { ", until \(fixed($0, 3)) s" } ?? ", without an end")
  }
}
