extension Stage {
  /// Lets go of all that waits, runs and is in flight, so that a stage that is thrown away takes its
  /// views and controllers with it: blocks, transitions and animations hold them, and they the stage.
  package func discard() {
    queue.removeAll()
    let dropped = (afterCommitBlocks, displayLinks, animators)
    animators = []
    afterCommitBlocks = []
    displayLinks = []
    withExtendedLifetime(dropped) {}
    ledger = TransitionLedger()
    alongside = nil
    touches.letGo()
    touchSchedule = TouchSchedule()
    for group in blocks.groups {
      _ = group.takeMembers()
      _ = group.takeCompletion()
    }
    blocks = AnimationBlocks()
    renderer.letGo()
    keyWindow = nil
  }
}
