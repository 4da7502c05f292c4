extension LayoutSystem {
  /// Writes down where views and guides are to stand.
  func note() {
    for view in pass.views {
      if isPlaced(view), let frame = frame(of: view) {
        view.layoutState.place = frame
        if frame != view.plainFrame { view.superview?.markForLayout() }
      }
      for guide in view.layoutState.guides { note(guide, of: view) }
      if let scroll = view as? UIScrollView { noteContent(of: scroll) }
    }
  }

  private func note(_ guide: UILayoutGuide, of view: UIView) {
    guard let inner = box(of: guide), let outer = box(of: view) else { return }
    guide.placed = CGRect(
      x: simplex.value(of: inner.left - outer.left) + view.bounds.minX,
      y: simplex.value(of: inner.top - outer.top) + view.bounds.minY,
      width: simplex.value(of: inner.width), height: simplex.value(of: inner.height))
  }

  /// The content is as large as constraints make it, along the axes where they do.
  private func noteContent(of scroll: UIScrollView) {
    guard let box = box(of: scroll.contentLayoutGuide) else { return }
    var size = scroll.contentSize
    if simplex.isSettled(box.width) { size.width = max(0, simplex.value(of: box.width)) }
    if simplex.isSettled(box.height) { size.height = max(0, simplex.value(of: box.height)) }
    if size != scroll.contentSize { scroll.contentSize = size }
  }

  /// Wraps texts to the widths that were found; true if that makes a difference.
  func rewrapped() -> Bool {
    var isAny = false
    for view in pass.views where view.wrapsContent && isPlaced(view) {
      guard let width = frame(of: view)?.width, view.layoutState.wrappingWidth != width else {
        continue
      }
      let before = view.intrinsicContentSize
      view.layoutState.wrappingWidth = width
      if view.intrinsicContentSize != before { isAny = true }
    }
    return isAny
  }

  /// Tells of constraints that did not hold, once.
  func tellOfBroken() {
    for constraint in pass.constraints {
      let isBroken = broken.contains { $0 === constraint }
      defer { constraint.isBroken = isBroken }
      guard isBroken, !constraint.isBroken else { continue }
      pass.root.stage.emit(
        .misuse, receiver: constraint.holder, "unsatisfiable-constraints",
        reason: LayoutMessage.unsatisfiable(constraint.sentence))
    }
  }

  /// Tells of views that could stand elsewhere, once until that is mended.
  func tellOfAmbiguous() {
    for view in pass.views where isPlaced(view) && view.window != nil && !view.isHidden {
      let parts = ambiguities(of: view)
      defer { view.layoutState.isToldAmbiguous = !parts.isEmpty }
      guard !parts.isEmpty, !view.layoutState.isToldAmbiguous else { continue }
      pass.root.stage.emit(
        .misuse, receiver: view, "ambiguous-layout", reason: LayoutMessage.ambiguous(parts))
    }
  }

  /// What of a view's place nothing settles.
  func ambiguities(of view: UIView) -> [String] {
    guard isPlaced(view), let box = box(of: view) else { return [] }
    return [
      ("x", box.left), ("y", box.top), ("width", box.width), ("height", box.height),
    ].filter { !simplex.isSettled($0.1) }.map(\.0)
  }
}
