/// Something that has not come to its end: an animate call, a block that waits, a timer, a link.
package struct RunningItem: Equatable, Sendable {
  package enum Kind: Sendable { case animation, block, timer, displayLink }

  package let kind: Kind
  /// UIKit's name for it: `animate`, `animateKeyframes`, `DispatchQueue.main`, `Timer`.
  package let name: String
  /// The layers it moves, in the order in which it came to them.
  package let layers: [StageObjectID]
  /// When it ends or is due, seconds; nil for what does not end by itself.
  package let end: Double?
}

extension Stage {
  /// What still moves or waits: animations by creation, then blocks and timers by deadline, then
  /// display links.
  package var running: [RunningItem] {
    let waiting = queue.items.compactMap { item -> RunningItem? in
      guard item.kind != .animationEnd else { return nil }
      let kind = item.kind == .timer ? RunningItem.Kind.timer : .block
      return RunningItem(kind: kind, name: item.name, layers: [], end: item.deadline)
    }
    let links = displayLinks.filter { !$0.isPaused }.map { link in
      RunningItem(kind: .displayLink, name: link.name, layers: [], end: link.end)
    }
    return blocks.groups.filter(\.isUnderWay).map(\.runningItem) + waiting + links
  }

  /// Nothing moves and nothing waits. What repeats for ever, and a display link that is not paused,
  /// keep a stage from rest: only its limit ends a run to rest then.
  package var isAtRest: Bool {
    queue.isEmpty && touchSchedule.isEmpty && touches.pending.isEmpty && afterCommitBlocks.isEmpty
      && isIdle
  }

  /// No frame of the screen can differ from the one before unless a deadline comes.
  var isIdle: Bool {
    !renderer.isAnimating(at: time) && !displayLinks.contains { !$0.isPaused }
  }
}

extension AnimationGroup {
  fileprivate var isUnderWay: Bool { !isDone && !isHeld && (isDriven || !isOver) }

  fileprivate var runningItem: RunningItem {
    var layers: [StageObjectID] = []
    var seen: Set<StageObjectID> = []
    for member in members where member.store.animation(member.animation) != nil {
      if seen.insert(member.store.id).inserted { layers.append(member.store.id) }
    }
    return RunningItem(
      kind: .animation, name: name, layers: layers, end: end < .infinity ? end : nil)
  }
}
