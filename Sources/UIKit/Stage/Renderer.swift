/// Keeps the layers that change, and turns a commit into a frame for the observer.
@MainActor
final class Renderer {
  /// Layers with something set since the last commit, or with animations.
  private(set) var queued: [LayerStore] = []
  private var changeCount = 0

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

  /// What differs from the commit before, if someone wants to know; then takes everything as
  /// committed.
  func commit(at time: Double, isObserved: Bool) -> [LayerChange] {
    var changes: [LayerChange] = []
    if isObserved {
      changes.reserveCapacity(changeCount)
      for store in queued { store.report(at: time, into: &changes) }
      changeCount = changes.count
    }
    var isAnyStill = false
    for store in queued {
      store.commit()
      if store.animations.isEmpty { isAnyStill = true }
    }
    if isAnyStill { dropStill() }
    return changes
  }

  private func dropStill() {
    queued.removeAll { store in
      guard store.animations.isEmpty else { return false }
      store.isQueued = false
      return true
    }
  }
}

extension LayerStore {
  /// Adds what the observer does not know yet.
  fileprivate func report(at time: Double, into changes: inout [LayerChange]) {
    let keys = isReported ? dirty.union(animatedKeys) : .all
    for key in LayerKey.allCases where keys.contains(LayerKeys(key)) {
      let (model, shown) = (model[key], value(key, at: time))
      if isReported, shown == seen[key], model == committed[key] { continue }
      seen[key] = shown
      changes.append(LayerChange(layer: id, key: key, model: model, seen: shown))
    }
    isReported = true
  }

  fileprivate func commit() {
    if !dirty.isEmpty {
      committed = model
      dirty = []
    }
    if animationsChanged {
      committedAnimations = animations
      animationsChanged = false
    }
    if treeChanged {
      isInRenderTree = layer?.isInWindow ?? false
      treeChanged = false
    }
  }
}
