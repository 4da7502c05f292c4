extension CALayer {
  /// A copy with the values that are seen now; nil until the layer has been committed in a tree that
  /// is attached to a window. One copy for each commit.
  public func presentation() -> CALayer? {
    guard store.isInRenderTree, isInWindow else { return nil }
    let moment = PresentationMoment(commit: stage.commits, time: stage.time)
    if let shown, shown.moment == moment { return shown.layer }
    let copy = CALayer(layer: self)
    copy.store.model = store.committed
    for key in store.committed.keys.union(store.animatedKeys).each {
      copy.store.model[key] = store.shown(key, at: stage.time)
    }
    shown = (moment, copy)
    return copy
  }

  /// The layer that a presentation stands for; itself for one that is none.
  public func model() -> CALayer { modelLayer ?? self }

  // MARK: Animations

  /// The properties that animations run on, in order of creation; further ones on one property are
  /// numbered: `position`, `position-2`. Nil if there are none.
  public func animationKeys() -> [String]? {
    var names: [String] = []
    for animation in store.animations {
      var (name, count) = (animation.key.path, 1)
      while names.contains(name) {
        count += 1
        name = "\(animation.key.path)-\(count)"
      }
      names.append(name)
    }
    return names.isEmpty ? nil : names
  }

  /// Ends the animation of a name that `animationKeys()` gives.
  public func removeAnimation(forKey key: String) {
    guard let index = animationKeys()?.firstIndex(of: key) else { return }
    stage.end(store.animations[index].id, of: store, "removed")
  }

  /// Ends all animations of this layer; what is seen is then what was set.
  public func removeAllAnimations() { stage.endAll(store) }
}

/// When a presentation was made.
struct PresentationMoment: Equatable {
  let commit: Int
  let time: Double
}

extension LayerKey {
  /// Core Animation's key path.
  var path: String { self == .hidden ? "hidden" : "\(self)" }
}
