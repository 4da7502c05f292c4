extension UIView {
  func markForLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    stage.layoutQueue.add(self)
  }

  func layoutNow() {
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
    owner?.viewWillLayout()
    layoutSubviews()
    owner?.viewDidLayout()
  }

  /// A new size asks for layout; a moved origin does not.
  func boundsChanged(from old: LayerValue) {
    guard case .rect(let rect) = old, rect.size != bounds.size else { return }
    markForLayout()
  }
}
