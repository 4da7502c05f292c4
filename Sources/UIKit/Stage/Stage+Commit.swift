extension Stage {
  /// Takes what was set in this turn as shown, and tells the observer what differs.
  func commit() {
    closeTransaction()
    retimeLayers()
    dropDetached()
    let ids = blocks.added.map(\.animation)
    let added = blocks.added.compactMap { member in
      member.store.animation(member.animation)
    }
    let removed = blocks.removed
    blocks.added = []
    blocks.removed = []
    blocks.retimed = []
    blocks.groups.removeAll(where: \.isDone)
    blocks.lastReported = max(blocks.lastReported, ids.max() ?? 0)
    let changes = renderer.commit(at: time, isObserved: observer != nil)
    commits += 1
    // An instant is told of even when nothing differs: that nothing did until now is part of the record.
    let isNew = time != lastFrame
    guard isNew || !changes.isEmpty || !added.isEmpty || !removed.isEmpty else { return }
    lastFrame = time
    observer?.committed(
      StageFrame(time: time, turn: turn, changes: changes, added: added, removed: removed))
  }

  /// A layer that is in no window shows nothing, so its animations are over as they begin.
  private func dropDetached() {
    for member in blocks.added {
      guard let layer = member.store.layer, layer.isInWindow else {
        drop(member)
        continue
      }
    }
  }

  private func drop(_ member: AnimationGroup.Member) {
    restIfFollowing(member)
    guard let (_, group) = member.store.removeAnimation(member.animation) else { return }
    group.lost()
    guard group.isOver, group.isClosed else { return }
    emit(
      .warning, receiver: member.store.layer?.view, "no-effect", reason: StageMessage.notInWindow)
    complete(group)
  }
}
