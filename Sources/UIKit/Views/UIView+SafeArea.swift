extension UIView {
  /// What bars and the edges of the screen cover of this view; zero outside a window.
  func coveredEdges() -> UIEdgeInsets {
    guard let parent = superview else {
      return self is UIWindow ? stage.screenInsets : .zero
    }
    let outer = parent.safeAreaInsets
    let area = parent.bounds
    let frame = plainFrame
    var insets = UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - area.minY)),
      left: max(0, outer.left - (frame.minX - area.minX)),
      bottom: max(0, outer.bottom - (area.maxY - frame.maxY)),
      right: max(0, outer.right - (area.maxX - frame.maxX)))
    if let controller = owner as? UIViewController, window != nil {
      insets = insets + controller.additionalSafeAreaInsets
    }
    return insets
  }

  /// Tells of a safe area that differs from the one at the last layout.
  func noteSafeArea() {
    let insets = safeAreaInsets
    guard insets != lastSafeArea else { return }
    lastSafeArea = insets
    safeAreaInsetsDidChange()
    (owner as? UIViewController)?.viewSafeAreaInsetsDidChange()
    for view in subviews where view.safeAreaInsets != view.lastSafeArea { view.markForLayout() }
  }
}

extension Stage {
  /// What the status bar, the camera and the home indicator cover, for the screens that are known
  /// by their size; none for others.
  var screenInsets: UIEdgeInsets {
    switch (screenSize.width, screenSize.height) {
    case (393, 852): UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case (852, 393): UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    case (375, 667): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case (820, 1180), (1180, 820): UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    default: .zero
    }
  }
}
