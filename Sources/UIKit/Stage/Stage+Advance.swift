/// How far to move the clock.
package enum AdvanceGoal {
  /// To a time, seconds.
  case time(Double)
  /// Until nothing moves that ends by itself, and nothing waits.
  case rest
  /// By a number of frames of the screen.
  case frames(Int)
  /// To the first turn after which the condition holds.
  case until(@MainActor () -> Bool)
}

/// Why the clock stands.
package enum AdvanceEnd: Equatable, Sendable {
  case reached
  /// Nothing moves and nothing waits; for a goal that may never come.
  case atRest
  /// The limit has passed; `Stage.running` says what still moves.
  case limit
  case stopped(StopReason)
  /// Too many turns at one instant; the callback that ran last.
  case zeroTimeLoop(String)
}

extension Stage {
  /// Moves the clock by seconds; nothing happens for a negative or undefined number.
  public func advance(by seconds: Double) { advance(to: time + seconds) }

  /// Moves the clock to a time, seconds; nothing happens for one that has passed.
  public func advance(to goal: Double) {
    guard goal.isFinite else { return }
    _ = advance(.time(goal), limit: .infinity)
  }

  /// Moves the clock turn by turn, at most by `limit` seconds. All that is due at the last instant
  /// has run when it returns `reached`, `atRest` or `limit`. It cannot be called from what a turn or
  /// a block of animations calls.
  package func advance(_ goal: AdvanceGoal, limit: Double = 60) -> AdvanceEnd {
    guard !isAdvancing, !isInTurn, blocks.stack.allSatisfy(\.isBracket) else {
      return .stopped(.nested)
    }
    isAdvancing = true
    defer { isAdvancing = false }
    return with { run(Advance(goal: goal, last: time + max(0, limit))) }
  }

  private func run(_ advance: Advance) -> AdvanceEnd {
    var advance = advance
    if let end = settle() ?? conditionMet(advance.goal) { return end }
    while true {
      if let reason = shouldStop() { return .stopped(reason) }
      if let end = drainInstant(advance.goal) ?? end(of: advance) { return end }
      let next = nextTurn(of: advance)
      time = next.time
      if next.isTick { advance.ticks += 1 }
      if let end = runTurn(isTick: next.isTick) ?? conditionMet(advance.goal) { return end }
    }
  }

  /// Runs turns at the present instant while blocks are due.
  private func drainInstant(_ goal: AdvanceGoal) -> AdvanceEnd? {
    var turns = 0
    while let deadline = nextDue, deadline <= time + Stage.tolerance {
      guard turns < turnsPerInstant else { return .zeroTimeLoop(lastCallback) }
      turns += 1
      if let reason = shouldStop() { return .stopped(reason) }
      if let end = runTurn(isTick: false) ?? conditionMet(goal) { return end }
    }
    return nil
  }

  private func conditionMet(_ goal: AdvanceGoal) -> AdvanceEnd? {
    if case .until(let holds) = goal, holds() { return .reached }
    return nil
  }

  private func end(of advance: Advance) -> AdvanceEnd? {
    switch advance.goal {
    case .time(let goal): if time >= goal - Stage.tolerance { return .reached }
    case .frames(let count): if advance.ticks >= count { return .reached }
    case .rest, .until:
      if isAtRest {
        reportNeverCompleted()
        return .atRest
      }
    }
    return time >= advance.last - Stage.tolerance ? .limit : nil
  }

  /// The next frame of the screen, or what comes more than 1e-9 before it: a deadline, the goal.
  private func nextTurn(of advance: Advance) -> (time: Double, isTick: Bool) {
    var stops = [advance.last]
    if case .time(let goal) = advance.goal { stops.append(goal) }
    if let deadline = nextDue { stops.append(deadline) }
    let stop = stops.reduce(.infinity, min)
    let tick = nextTick
    if case .time = advance.goal, isIdle, let last = lastTick(before: stop), last > tick {
      return (last, true)
    }
    return stop < tick - Stage.tolerance ? (stop, false) : (tick, true)
  }

  /// While nothing can differ, frames are passed over but for this one, whose commit says that
  /// nothing did.
  private func lastTick(before stop: Double) -> Double? {
    let rate = Double(framesPerSecond)
    let last = ((stop - Stage.tolerance) * rate).rounded(.down) / rate
    return last < stop - Stage.tolerance ? last : nil
  }

  /// The first k / framesPerSecond after now.
  var nextTick: Double {
    let rate = Double(framesPerSecond)
    let nearest = (time * rate).rounded()
    let k = abs(nearest / rate - time) <= Stage.tolerance ? nearest + 1 : (time * rate).rounded(.up)
    return k / rate
  }
}

/// An advance under way.
private struct Advance {
  let goal: AdvanceGoal
  /// The time at which it ends at the latest.
  let last: Double
  var ticks = 0
}
