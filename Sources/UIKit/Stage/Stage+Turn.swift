/// A turn has five phases: input, main queue, display link, layout and commit, after commit.
extension Stage {
  /// What is due: a deadline at most this much after now, seconds.
  package nonisolated static let tolerance = 1e-9

  /// Runs a block in the main-queue phase of the first turn at or after now + seconds.
  package func enqueue(
    after seconds: Double = 0, named name: String = "DispatchQueue.main",
    _ body: @escaping @MainActor () -> Void
  ) {
    guard seconds < .infinity else { return }
    queue.add(at: time + (seconds > 0 ? seconds : 0), kind: .block, name: name, body)
  }

  /// Runs a block when this turn's changes have been committed, at the same instant.
  package func afterCommit(
    named name: String = "after commit", _ body: @escaping @MainActor () -> Void
  ) {
    afterCommitBlocks.append(NamedBlock(name: name, body: body))
  }

  /// Ends the turn in which the statement ran: layout, commit, what starts after the commit, and
  /// again while that asks for more at this instant. What waits on the main queue, waits on.
  @discardableResult
  package func settle() -> AdvanceEnd? {
    guard !isInTurn else { return nil }
    return inTurn { finishTurn() }
  }

  /// One turn at the present time. Nil, or why it was not run to its end.
  func runTurn(isTick: Bool) -> AdvanceEnd? {
    inTurn {
      phase = .input
      touches.pending += touchSchedule.takeDue(at: time)
      touches.deliverPending()
      phase = .mainQueue
      if let end = runMainQueue() { return end }
      if isTick {
        phase = .displayLink
        if let end = runDisplayLinks() { return end }
      }
      return finishTurn()
    }
  }

  private func inTurn(_ body: () -> AdvanceEnd?) -> AdvanceEnd? {
    isInTurn = true
    let end = with(body)
    isInTurn = false
    phase = .mainQueue
    turn += 1
    return end
  }

  private func runMainQueue() -> AdvanceEnd? {
    let due = queue.takeDue(at: time)
    for (index, item) in due.enumerated() {
      if let reason = shouldStop() {
        queue.putBack(due[index...])
        return .stopped(reason)
      }
      guard queue.claim(item) else { continue }
      lastCallback = item.name
      item.body()
    }
    return nil
  }

  private func runDisplayLinks() -> AdvanceEnd? {
    for link in displayLinks {
      if let reason = shouldStop() { return .stopped(reason) }
      lastCallback = "CADisplayLink"
      link.tick()
    }
    return nil
  }

  private func finishTurn() -> AdvanceEnd? {
    for _ in 0..<turnsPerInstant {
      phase = .commit
      followSeen()
      layoutPass()
      commit()
      let blocks = afterCommitBlocks
      afterCommitBlocks = []
      if blocks.isEmpty { return nil }
      phase = .afterCommit
      for (index, block) in blocks.enumerated() {
        if let reason = shouldStop() {
          afterCommitBlocks.insert(contentsOf: blocks[index...], at: 0)
          return .stopped(reason)
        }
        lastCallback = block.name
        block.body()
      }
    }
    return .zeroTimeLoop(lastCallback)
  }
}
