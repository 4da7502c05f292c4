/// Keeps the layers that change, and turns a commit into a frame for the observer.
@MainActor
final class Renderer {
  /// Layers with something set since the last commit, or with animations.
  private(set) var queued: [LayerStore] = []
  private var changeCount = 0

  /// Whether an animation runs or waits for its delay.
  func isAnimating(at time: Double) -> Bool {
    queued.contains { store in
      store.tracks.contains { $0.animations.contains { $0.law.isMoving(at: time) } }
    }
  }

  func touch(_ store: LayerStore, _ key: LayerKey) {
    store.dirty.insert(LayerKeys(key))
    queue(store)
  }

  func queue(_ store: LayerStore) {
    guard !store.isQueued else { return }
    store.isQueued = true
    queued.append(store)
  }

  /// Lets go of the layers and of what animates them.
  func letGo() {
    for store in queued {
      store.tracks = []
      store.committedTracks = []
      store.isQueued = false
    }
    queued = []
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
    if isObserved { changes.reserveCapacity(changeCount) }
    var fractions = LayerAnimation.Fractions(at: time)
    var isAnyStill = false
    for store in queued {
      if isObserved { store.report(&fractions, into: &changes) }
      store.commit()
      if store.tracks.isEmpty { isAnyStill = true }
    }
    if isAnyStill { dropStill() }
    changeCount = changes.count
    return changes
  }

  private func dropStill() {
    queued.removeAll { store in
      guard store.tracks.isEmpty else { return false }
      store.isQueued = false
      return true
    }
  }
}

extension LayerStore {
  /// Adds what the observer does not know yet.
  fileprivate func report(
    _ fractions: inout LayerAnimation.Fractions, into changes: inout [LayerChange]
  ) {
    for index in tracks.indices {
      let key = tracks[index].key
      let model = model[key]
      report(key, model, compose(model, tracks[index].animations, &fractions), into: &changes)
    }
    for key in (isReported ? dirty : model.keys).subtracting(animatedKeys).each {
      let model = model[key]
      report(key, model, model, into: &changes)
    }
    isReported = true
  }

  private func report(
    _ key: LayerKey, _ model: LayerValue, _ shown: LayerValue, into changes: inout [LayerChange]
  ) {
    let isSet = dirty.contains(LayerKeys(key)) && model != committed[key]
    if isReported, !isSet, shown == seen[key] { return }
    seen[key] = shown
    changes.append(LayerChange(layer: id, key: key, model: model, seen: shown))
  }

  fileprivate func commit() {
    if !dirty.isEmpty {
      committed = model
      dirty = []
    }
    if tracksChanged {
      committedTracks = tracks
      tracksChanged = false
    }
    if treeChanged {
      isInRenderTree = layer?.isInWindow ?? false
      if isInRenderTree { wasShown = true }
      treeChanged = false
    }
  }
}
