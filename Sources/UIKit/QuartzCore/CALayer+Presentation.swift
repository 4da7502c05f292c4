extension CALayer {
  /// One copy for each commit.
  func seen() -> CALayer? {
    guard store.isInRenderTree, isInWindow else { return nil }
    let moment = PresentationMoment(commit: stage.commits, time: stage.time)
    if let shown, shown.moment == moment { return shown.layer }
    let copy = presentationCopy()
    copy.store.model = store.committed
    for key in store.committed.keys.union(store.animatedKeys).each {
      copy.store.model[key] = store.shown(key, at: stage.time)
    }
    shown = (moment, copy)
    return copy
  }

  /// The layer that a presentation stands for; itself for one that is none.
  public func model() -> CALayer { modelLayer ?? self }
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
