internal import Motion

/// What happens around a block of animations.
extension Stage {
  /// Runs a block whose changes are animated, and calls the completion on the main queue when the
  /// last of its animations has ended.
  func animate(
    _ request: AnimationRequest, _ body: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let group = makeGroup(request.name, completion)
    guard blocks.isEnabled else {
      body()
      return complete(group)
    }
    open(request, group)
    body()
    close(group)
  }

  func makeGroup(_ name: String, _ completion: ((Bool) -> Void)?) -> AnimationGroup {
    AnimationGroup(
      id: queue.nextSequence(), name: name, watches: blocks.watches, completion: completion)
  }

  /// Begins a block; what is changed from now on belongs to it.
  func open(_ request: AnimationRequest, _ group: AnimationGroup, isBracket: Bool = false) {
    let outer = blocks.current
    var block = request.block(in: outer, group: group)
    block.isBracket = isBracket
    let isOwn = request.usesOwnLaw(in: outer)
    if isOwn { warn(of: request) }
    block.pace = pace(of: block.law, for: block.duration, isOwn: isOwn)
    if block.keyframes != nil, request.law.isSpring { warnOfSpringInKeyframes() }
    if let mode = request.mode, block.keyframes == nil, !block.isInstant {
      block.keyframes = KeyframeCollector(
        mode: mode, begin: time + block.delay, duration: block.duration)
    }
    if !block.options.contains(.allowUserInteraction) { group.touches = .refused }
    if let driver = block.driver {
      group.touches = driver.group.touches
      group.isDriven = true
      // The animator stands for it among what runs.
      group.isHeld = true
      driver.absorbed.append(group)
    }
    blocks.stack.append(block)
    blocks.groups.append(group)
  }

  /// Ends the block of a group, and those that were opened inside it and left open.
  func close(_ group: AnimationGroup) {
    playAlongside()
    while let block = blocks.stack.last {
      if block.options.contains(.layoutSubviews) { layOutMembers(of: block) }
      blocks.stack.removeLast()
      end(block)
      if block.group === group { return }
    }
  }

  private func layOutMembers(of block: AnimationBlock) {
    for member in block.group.members { member.store.layer?.view?.layoutIfNeeded() }
  }

  private func end(_ block: AnimationBlock) {
    let (group, outer) = (block.group, blocks.stack.last)
    if let keyframes = block.keyframes {
      if keyframes !== outer?.keyframes {
        play(keyframes, of: block)
      } else if keyframes.changes > block.changesBefore {
        group.waits(until: keyframes.windowEnd)
      }
    }
    outer?.group.created += group.created
    group.isClosed = true
    announce(block)
    begin(group)
  }

  private func announce(_ block: AnimationBlock) {
    let group = block.group
    if group.created == 0, group.isOver, !block.isInstant {
      emit(.warning, "no-effect", reason: StageMessage.noEffect)
    }
    emit(
      .animation, group.name,
      arguments: [
        .init("duration", .number(block.duration)), .init("delay", .number(block.delay)),
        .init("animations", .number(Double(group.created))),
      ])
  }

  /// Waits for the end of a group's animations; without any its completion comes at once.
  func begin(_ group: AnimationGroup) {
    guard !group.isDriven else { return }
    guard !group.isOver else { return complete(group) }
    schedule(group)
  }

  /// Puts the end of a group on the main queue, or moves it there.
  func schedule(_ group: AnimationGroup) {
    if let queued = group.queued { queue.cancel(queued) }
    group.queued = nil
    guard group.end < .infinity else { return }
    group.queued = queue.add(
      at: group.end, sequence: group.id, kind: .animationEnd, name: "completion of \(group.name)"
    ) { [unowned self] in
      finish(group)
    }
  }

  /// Its time is over: its animations leave their layers, then its completion is called.
  private func finish(_ group: AnimationGroup) {
    group.queued = nil
    if group.followsSeen { rest(group) }
    if !group.staysAtEnd { removeMembers(of: group) }
    group.isDone = true
    deliver(group)
  }

  func removeMembers(of group: AnimationGroup) {
    for member in group.takeMembers() {
      if member.store.removeAnimation(member.animation) != nil {
        left(member.store, member.animation)
      }
    }
  }

  /// Its last animation has ended early: the completion comes in the next turn of this instant.
  func complete(_ group: AnimationGroup) {
    guard !group.isDriven, !group.isDone else { return }
    if let queued = group.queued { queue.cancel(queued) }
    group.queued = nil
    group.isDone = true
    guard group.hasCompletion else { return }
    queue.add(
      at: time, sequence: group.id, kind: .animationEnd, name: "completion of \(group.name)"
    ) { [unowned self] in
      deliver(group)
    }
  }

  func deliver(_ group: AnimationGroup) {
    let finished = group.isFinished
    if let completion = group.takeCompletion() {
      emitting(
        .callback, "completion", arguments: [.init("finished", .bool(finished))]
      ) { completion(finished) }
    }
    for watch in group.takeWatches() where watch.leave(finished) { deliver(watch) }
  }
}
