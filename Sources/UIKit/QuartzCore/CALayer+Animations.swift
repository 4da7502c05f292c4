internal import Motion

extension CALayer {
  /// Plays a copy of an animation. One of the same key ends; nil stands beside all others.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let copy = anim.copied()
    let group = stage.makeGroup("CAAnimation") { [unowned stage] finished in
      guard let delegate = copy.delegate else { return }
      stage.emitting(
        .callback, receiver: delegate, "animationDidStop",
        arguments: [.init("finished", .bool(finished))]
      ) { delegate.animationDidStop(copy, finished: finished) }
    }
    group.staysAtEnd = !copy.isRemovedOnCompletion
    explicit.append(ExplicitAnimation(key: key, animation: copy, group: group))
    stage.play(copy, on: self, group)
  }

  /// The animation of a key: the layer's own copy.
  public func animation(forKey key: String) -> CAAnimation? {
    present.last { $0.key == key }?.animation
  }

  /// The keys of what runs, in order of creation: those given to `add`, and for what UIKit runs the
  /// properties, further ones numbered: `position`, `position-2`. Nil if there are none.
  public func animationKeys() -> [String]? {
    let names = namedAnimations.map(\.name)
    return names.isEmpty ? nil : names
  }

  /// Ends the animation of a name that `animationKeys()` gives.
  public func removeAnimation(forKey key: String) {
    if let item = present.last(where: { $0.key == key }) { return end(item) }
    guard let id = namedAnimations.first(where: { $0.name == key })?.id else { return }
    stage.end(id, of: store, "removed")
  }

  /// Ends all animations of this layer; what is seen is then what was set.
  public func removeAllAnimations() {
    stage.endAll(store)
    for item in present { end(item) }
  }

  /// Ends what the layer was given: its delegate hears `false` unless it was over.
  private func end(_ item: ExplicitAnimation) {
    explicit.removeAll { $0 === item }
    let ids = item.group.members.filter { $0.store === store }.map(\.animation)
    if ids.isEmpty {
      item.group.endEarly()
      stage.complete(item.group)
    }
    for id in ids { stage.end(id, of: store, "removed") }
  }

  /// What it was given and is still there.
  private var present: [ExplicitAnimation] {
    explicit.removeAll { $0.group.isDone && !$0.group.staysAtEnd }
    explicit.removeAll { item in
      item.group.isDone
        && !item.group.members.contains { $0.store.animation($0.animation) != nil }
    }
    return explicit
  }

  private var namedAnimations: [(name: String, id: Int)] {
    let items = present
    var seen: [ObjectIdentifier] = []
    var names: [(name: String, id: Int)] = []
    for (animation, owner) in store.owned {
      guard let item = items.first(where: { $0.group === owner }) else {
        names.append((unused(animation.key.path, names.map(\.name)), animation.id))
        continue
      }
      guard let key = item.key, !seen.contains(ObjectIdentifier(item)) else { continue }
      seen.append(ObjectIdentifier(item))
      names.append((key, animation.id))
    }
    for item in items where !seen.contains(ObjectIdentifier(item)) {
      if let key = item.key, item.group.members.isEmpty { names.append((key, 0)) }
    }
    return names
  }

  private func unused(_ path: String, _ names: [String]) -> String {
    var (name, count) = (path, 1)
    while names.contains(name) {
      count += 1
      name = "\(path)-\(count)"
    }
    return name
  }
}

extension LayerStore {
  /// All animations in order of creation, with their groups.
  var owned: [(animation: LayerAnimation, owner: AnimationGroup)] {
    tracks.flatMap { zip($0.animations, $0.owners) }
      .sorted { $0.0.id < $1.0.id }
      .map { (animation: $0.0, owner: $0.1) }
  }
}
