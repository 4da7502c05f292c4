extension Stage {
  /// Lays out the views in windows that asked for it, superviews before their subviews, until none
  /// asks again.
  func layoutPass() {
    for _ in 0..<turnsPerInstant {
      let views = layoutQueue.take().filter { $0.needsLayout && $0.window != nil }
      if views.isEmpty { return }
      for view in Stage.outerFirst(views) where view.needsLayout { view.layoutIfNeeded() }
    }
    emit(.misuse, "layout-loop", reason: StageMessage.layoutLoop)
  }

  /// Sorted by depth; views of the same depth stay in the order in which they asked.
  private static func outerFirst(_ views: [UIView]) -> [UIView] {
    views.enumerated()
      .map { (depth: $1.pathToRoot.reduce(0) { count, _ in count + 1 }, place: $0, view: $1) }
      .sorted { ($0.depth, $0.place) < ($1.depth, $1.place) }
      .map(\.view)
  }
}
