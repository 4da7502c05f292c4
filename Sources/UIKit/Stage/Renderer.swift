/// Keeps the layers that change, and turns a commit into a frame for the observer.
@MainActor
final class Renderer {
  /// Layers with something set since the last commit, or with animations.
  private(set) var queued: [LayerStore] = []
  /// Room for the changes of a commit.
  private var room = LayerChanges()

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
      layer.store.told = []
      queue(layer.store)
    }
  }

  /// What differs from the commit before, if someone wants to know; then takes everything as
  /// committed.
  func commit(at time: Double, isObserved: Bool) -> LayerChanges {
    var changes = room
    room = LayerChanges()
    changes.removeAll()
    var fractions = LayerAnimation.Fractions(at: time)
    var isAnyStill = false
    for store in queued {
      if isObserved { store.report(&fractions, into: &changes) }
      store.commit()
      if store.tracks.isEmpty { isAnyStill = true }
    }
    if isAnyStill { dropStill() }
    room = changes
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
    _ fractions: inout LayerAnimation.Fractions, into changes: inout LayerChanges
  ) {
    let isFirst = told.isEmpty
    for track in tracks {
      let model = model[track.key]
      let shown = track.shown(over: model, &fractions)
      let isSet = isSet(track.key, model)
      guard isFirst || isSet || shown != track.seen else { continue }
      track.seen = shown
      tell(track.key, model, shown, isSet: isSet, &changes)
    }
    let still = (isFirst ? model.keys : dirty).subtracting(animatedKeys)
    for key in still.each {
      let model = model[key]
      let isSet = isSet(key, model)
      guard isFirst || isSet || model != seen[key] else { continue }
      seen[key] = model
      tell(key, model, model, isSet: isSet, &changes)
    }
  }

  private func isSet(_ key: LayerKey, _ model: LayerValue) -> Bool {
    dirty.contains(LayerKeys(key)) && model != committed[key]
  }

  private func tell(
    _ key: LayerKey, _ model: LayerValue, _ shown: LayerValue, isSet: Bool,
    _ changes: inout LayerChanges
  ) {
    let isNews = isSet || !told.contains(LayerKeys(key))
    if isNews { told.insert(LayerKeys(key)) }
    changes.append(id, key, model: isNews ? model : nil, seen: shown)
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
