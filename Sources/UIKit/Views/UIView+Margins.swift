extension UIView {
  /// Margins as they count: as set, wider by what is covered where the view says so, and on the
  /// root view of a controller at least the system's at the sides.
  func effectiveMargins() -> UIEdgeInsets {
    var margins = ownMargins ?? defaultMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let parent = superview {
      let (outer, area, frame) = (parent.layoutMargins, parent.bounds, plainFrame)
      margins.top = max(margins.top, outer.top - (frame.minY - area.minY))
      margins.left = max(margins.left, outer.left - (frame.minX - area.minX))
      margins.bottom = max(margins.bottom, outer.bottom - (area.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (area.maxX - frame.maxX))
    }
    return margins
  }

  private var defaultMargins: UIEdgeInsets {
    guard owner != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = stage.screenSize.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    layoutInputsChanged()
    markForLayout()
  }
}
