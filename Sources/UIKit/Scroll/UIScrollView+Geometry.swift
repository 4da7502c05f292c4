extension UIScrollView {
  /// Where the offset may rest along an axis: from the first edge to the last.
  func range(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let (insets, content, size) = (adjustedContentInset, contentSize, bounds.size)
    let low = 0 - (axis == .horizontal ? insets.left : insets.top)
    let high =
      axis == .horizontal
      ? content.width + insets.right - size.width : content.height + insets.bottom - size.height
    guard low.isFinite, high.isFinite else { return 0...0 }
    return low...max(low, high)
  }

  /// Whether a finger moves the content along an axis.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let range = range(axis)
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return range.lowerBound < range.upperBound || (bounces && always)
  }

  /// What the safe area adds to the insets: along the axes that scroll, unless told otherwise.
  var safeAreaPart: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isHigh = contentSize.height > bounds.height || alwaysBounceVertical
      return UIEdgeInsets(
        top: isHigh ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isHigh ? safe.bottom : 0,
        right: isWide ? safe.right : 0)
    }
  }

  /// Content that stands at its first edge stays there when the safe area changes.
  func keepAtEdge() {
    let (old, new) = (lastAdjustment, safeAreaPart)
    guard old != new else { return }
    lastAdjustment = new
    var offset = contentOffset
    if offset.x == -(contentInset.left + old.left) { offset.x = -(contentInset.left + new.left) }
    if offset.y == -(contentInset.top + old.top) { offset.y = -(contentInset.top + new.top) }
    insetsChanged()
    if offset != contentOffset { contentOffset = offset }
  }

  func insetsChanged() {
    adjustedContentInsetDidChange()
    tell { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  func offset(showing rect: CGRect) -> CGPoint {
    let (offset, size, insets) = (contentOffset, bounds.size, adjustedContentInset)
    func nearest(
      _ low: CGFloat, _ high: CGFloat, _ now: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      let wanted = low < now ? low : high > now ? min(high, low) : now
      return min(max(wanted, range.lowerBound), range.upperBound)
    }
    return CGPoint(
      x: nearest(
        rect.minX - insets.left, rect.maxX + insets.right - size.width, offset.x, range(.horizontal)
      ),
      y: nearest(
        rect.minY - insets.top, rect.maxY + insets.bottom - size.height, offset.y, range(.vertical))
    )
  }
}
