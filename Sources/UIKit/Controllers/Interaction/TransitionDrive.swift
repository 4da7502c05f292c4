internal import Motion

/// Holds still what is animated in the container of a transition, at the time that an interaction
/// controller says, and lets it go on to the end or back to the start.
@MainActor
final class TransitionDrive {
  let stage: Stage
  /// Its place in the order of creation: before the animations that it moves.
  let id: Int
  /// The container's layer, and those of views that were named to the coordinator.
  private var roots: [CALayer]
  /// Seconds, as the animator declares.
  let duration: Double
  private(set) var clock = LayerAnimation.DrivenClock(at: 0)
  private var members: [Member] = []
  private var queued: Int?

  private struct Member {
    let member: AnimationGroup.Member
    let group: AnimationGroup
    let setsModel: Bool
  }

  init(of container: UIView, outside views: [UIView], duration: Double, on stage: Stage) {
    self.stage = stage
    self.duration = duration
    id = stage.queue.nextSequence()
    roots = [container.layer] + views.map(\.layer)
    stage.blocks.drives.append(self)
  }

  func contains(_ layer: CALayer) -> Bool { roots.contains { layer.isInside($0) } }

  func include(_ view: UIView) { roots.append(view.layer) }

  /// An animation that begins under its clock.
  func adopt(_ animation: Int, of store: LayerStore, _ group: AnimationGroup, setsModel: Bool) {
    if clock.way == nil { group.isHeld = true }
    members.append(
      Member(
        member: .init(store: store, animation: animation), group: group, setsModel: setsModel))
  }

  /// Whether anything moves by it.
  var hasMembers: Bool { !members.isEmpty }

  // MARK: Moving

  /// Holds everything at a part of the declared duration, 0 to 1; each animation in seconds.
  func hold(at percent: Double) {
    cancelEnd()
    go(by: LayerAnimation.DrivenClock(at: percent * duration))
  }

  /// Goes on to the end, or back to the start, in some seconds.
  func release(toEnd: Bool, from percent: Double, in length: Double, _ curve: TimingCurve) {
    let way = LayerAnimation.DrivenClock.Way(
      begin: stage.time, length: length, to: toEnd ? duration : 0, curve: curve,
      isReversed: !toEnd)
    go(by: .init(from: percent * duration, way))
    cancelEnd()
    queued = stage.queue.add(
      at: stage.time + length, sequence: id, kind: .animationEnd, name: "end of the interaction"
    ) { [self] in
      queued = nil
      if toEnd { leave() } else { takeBack() }
    }
  }

  /// The transition is over while it holds: what it held goes on by itself.
  func letGo() {
    guard stage.blocks.drives.contains(where: { $0 === self }) else { return }
    cancelEnd()
    let now = clock.local(stage.time)
    let way = LayerAnimation.DrivenClock.Way(
      begin: stage.time, length: 0, to: now, curve: .linear, isReversed: false)
    go(by: .init(from: now, way))
    leave()
  }

  private func leave() { stage.blocks.drives.removeAll { $0 === self } }

  private func cancelEnd() {
    if let queued { stage.queue.cancel(queued) }
    queued = nil
  }

  private func go(by clock: LayerAnimation.DrivenClock) {
    self.clock = clock
    var laws: [(old: LayerAnimation.Law, new: LayerAnimation.Law)] = []
    for member in members {
      guard let old = law(of: member) else { continue }
      if laws.last?.old !== old { laws.append((old, old.driven(by: clock))) }
      if let new = laws.last?.new { stage.retime(member.member, new) }
    }
    for group in groups where !group.isDone {
      group.isHeld = clock.way == nil
      group.recomputeEnd()
      if group.isClosed { stage.schedule(group) }
    }
  }

  private func law(of member: Member) -> LayerAnimation.Law? {
    member.member.store.animation(member.member.animation)?.law
  }

  /// In order of creation.
  private var groups: [AnimationGroup] {
    var found: [AnimationGroup] = []
    for member in members where !found.contains(where: { $0 === member.group }) {
      found.append(member.group)
    }
    return found.sorted { $0.id < $1.id }
  }

  // MARK: The way back

  /// Back at the start: what blocks had set is taken back, then their completions come.
  private func takeBack() {
    leave()
    for item in startValues { stage.setQuietly(item.layer, item.key, item.value) }
    for group in groups where !group.isDone {
      stage.removeMembers(of: group)
      stage.complete(group)
    }
  }

  /// Where each property stood before the first block moved it; without those that were set to
  /// something else since.
  private var startValues: [(layer: CALayer, key: LayerKey, value: LayerValue)] {
    var found: [(layer: CALayer, key: LayerKey, first: LayerValue, last: LayerValue)] = []
    for member in members where member.setsModel {
      guard let layer = member.member.store.layer,
        let animation = member.member.store.animation(member.member.animation)
      else { continue }
      let index = found.firstIndex { $0.layer === layer && $0.key == animation.key }
      if let index {
        found[index].last = animation.last
      } else {
        found.append((layer, animation.key, animation.course.value(at: 0), animation.last))
      }
    }
    return found.filter { $0.layer.store.model[$0.key] == $0.last }
      .map { ($0.layer, $0.key, $0.first) }
  }
}

extension Stage {
  /// Who moves by hand what is animated in a layer.
  func drive(of layer: CALayer?) -> TransitionDrive? {
    guard !blocks.drives.isEmpty, let layer else { return nil }
    return blocks.drives.last { $0.contains(layer) }
  }
}
