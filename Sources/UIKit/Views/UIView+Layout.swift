extension UIView {
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    stage.layoutQueue.add(self)
  }

  /// Again while layout changes constraints, as often as a run loop has turns at one instant.
  func layoutNow() {
    for _ in 0..<stage.turnsPerInstant {
      solveConstraints()
      layoutSubtree()
      if !hasUnsolvedConstraints { return }
    }
    stage.emit(.misuse, receiver: self, "layout-loop", reason: StageMessage.layoutLoop)
  }

  private func layoutSubtree() {
    var top = self
    while let parent = top.superview, parent.needsLayout { top = parent }
    var waiting = [top]
    while let view = waiting.popLast() {
      view.layoutOnce()
      waiting.append(contentsOf: view.subviews.reversed())
    }
  }

  private func layoutOnce() {
    guard needsLayout else { return }
    needsLayout = false
    noteSafeArea()
    owner?.viewWillLayout()
    layoutSubviews()
    layoutState.observer?()
    owner?.viewDidLayout()
  }

  /// A new size moves subviews by their masks and asks for layout; a moved origin does only where
  /// scrolling changes what there is to see.
  func boundsChanged(from old: LayerValue) {
    layoutInputsChanged()
    if laysOutAsItScrolls { markForLayout() }
    guard case .rect(let rect) = old, rect.size != bounds.size else { return }
    if autoresizesSubviews { autoresizeSubviews(from: rect.size) }
    markForLayout()
  }
}
