/// Animations that end before their time.
extension Stage {
  /// Ends all animations of a property, for one that takes their place.
  func retire(_ store: LayerStore, _ key: LayerKey) {
    for animation in store.track(of: key)?.animations ?? [] {
      end(animation.id, of: store, "replaced")
    }
  }

  /// Ends all animations of a layer.
  func endAll(_ store: LayerStore) {
    for animation in store.animations { end(animation.id, of: store, "removed") }
  }

  /// Ends an animation; its completion hears `false` when no other of its block runs.
  func end(_ id: Int, of store: LayerStore, _ how: String) {
    guard let (animation, group) = store.removeAnimation(id) else { return }
    left(store, id)
    group.lost()
    group.isFinished = false
    emit(
      .animation, receiver: store.layer?.view ?? store.layer, how,
      arguments: [.init(nil, .text("\(animation.key)"))])
    if group.isOver, group.isClosed { complete(group) }
  }

  /// Notes for the next commit that an animation is no longer there.
  func left(_ store: LayerStore, _ id: Int) {
    renderer.queue(store)
    if id <= blocks.lastReported { blocks.removed.append(id) }
  }
}
