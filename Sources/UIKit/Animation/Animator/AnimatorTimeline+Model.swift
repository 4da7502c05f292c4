/// What its animations leave behind.
extension AnimatorTimeline {
  var hasMembers: Bool { !members.isEmpty }

  /// Sets the properties to what is seen of its animations, and takes these away.
  func takeSeenIntoModel() {
    let time = stage.time
    var seen: [(layer: CALayer, key: LayerKey, value: LayerValue, ways: Ways)] = []
    for (store, key) in properties {
      guard let layer = store.layer else { continue }
      let own = animations(of: store, key)
      guard let first = own.first, let last = own.last else { continue }
      let value = compose(model: store.model[key], animations: own, at: time)
      seen.append((layer, key, value, Ways(start: first.course.value(at: 0), end: last.last)))
    }
    ends = seen.map { End(layer: $0.layer, key: $0.key, ways: $0.ways) }
    removeAnimations()
    for item in seen { stage.setQuietly(item.layer, item.key, item.value) }
  }

  /// Sets the properties to where its animations begin or end. What was set meanwhile by others is
  /// left alone.
  func setModel(toEnd: Bool) {
    for end in ends.isEmpty ? currentEnds : ends {
      guard let layer = end.layer else { continue }
      if ends.isEmpty, layer.store.model[end.key] != end.ways.end { continue }
      stage.setQuietly(layer, end.key, toEnd ? end.ways.end : end.ways.start)
    }
  }

  /// Its animations are over, and those of blocks that it took in.
  func finish() {
    removeAnimations()
    group.isDone = true
    for group in absorbed where !group.isDone {
      group.isDriven = false
      stage.complete(group)
    }
    absorbed = []
  }

  private func removeAnimations() {
    for member in members {
      let (store, id) = (member.member.store, member.member.animation)
      if store.removeAnimation(id) != nil { stage.left(store, id) }
    }
    forgetMembers()
    _ = group.takeMembers()
  }

  /// Each property that it moves, once, in the order in which it came to them.
  private var properties: [(store: LayerStore, key: LayerKey)] {
    var found: [(store: LayerStore, key: LayerKey)] = []
    for member in members {
      let (store, id) = (member.member.store, member.member.animation)
      guard let key = store.animation(id)?.key else { continue }
      if !found.contains(where: { $0.store === store && $0.key == key }) {
        found.append((store, key))
      }
    }
    return found
  }

  private func animations(of store: LayerStore, _ key: LayerKey) -> [LayerAnimation] {
    let own = Set(
      members.filter { $0.member.store === store }.map(\.member.animation))
    return (store.track(of: key)?.animations ?? []).filter { own.contains($0.id) }
  }

  private var currentEnds: [End] {
    properties.compactMap { store, key in
      let own = animations(of: store, key)
      guard let layer = store.layer, let first = own.first, let last = own.last else { return nil }
      return End(
        layer: layer, key: key,
        ways: Ways(start: first.course.value(at: 0), end: last.last))
    }
  }

  /// Where a property begins and ends.
  struct Ways {
    let start: LayerValue
    let end: LayerValue
  }

  struct End {
    weak var layer: CALayer?
    let key: LayerKey
    let ways: Ways
  }
}

extension Stage {
  /// Sets a property without any animation.
  func setQuietly(_ layer: CALayer, _ key: LayerKey, _ value: LayerValue) {
    let before = blocks.isQuiet
    blocks.isQuiet = true
    layer.set(key, value)
    blocks.isQuiet = before
  }
}
