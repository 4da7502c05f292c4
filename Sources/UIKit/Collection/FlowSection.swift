/// What a flow layout places in one section, in points.
struct FlowSection: Equatable {
  var inset = UIEdgeInsets.zero
  /// Between lines, along the way that scrolls.
  var lineSpacing: CGFloat = 0
  /// Between the items of a line, at least.
  var itemSpacing: CGFloat = 0
  var sizes: [CGSize] = []
}

/// Which way lines follow one another. `along` is that way, `across` the other.
struct FlowAxis: Equatable {
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func along(_ rect: CGRect) -> Range<CGFloat> {
    isVertical
      ? rect.minY..<max(rect.minY, rect.maxY) : rect.minX..<max(rect.minX, rect.maxX)
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }

  /// The insets before and after, along.
  func alongEnds(_ inset: UIEdgeInsets) -> (first: CGFloat, last: CGFloat) {
    isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
  }

  /// The insets at both edges, across.
  func acrossEnds(_ inset: UIEdgeInsets) -> (first: CGFloat, last: CGFloat) {
    isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
  }
}
