/// Keeps the layers that change, and turns a commit into a frame for the observer.
@MainActor
final class Renderer {
  /// Layers with something set since the last commit, or with animations.
  private(set) var queued: [LayerStore] = []

  /// Whether an animation runs or waits for its delay.
  var isAnimating: Bool { queued.contains { !$0.animations.isEmpty } }

  func touch(_ store: LayerStore, _ key: LayerKey) {
    store.dirty.insert(LayerKeys(key))
    queue(store)
  }

  func queue(_ store: LayerStore) {
    guard !store.isQueued else { return }
    store.isQueued = true
    queued.append(store)
  }

  /// The next commit tells of every layer.
  func reportEverything(in objects: ObjectTable) {
    for case let layer as CALayer in objects.living {
      layer.store.isReported = false
      queue(layer.store)
    }
  }
}
