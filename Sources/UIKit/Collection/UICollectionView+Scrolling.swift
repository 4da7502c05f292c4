extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !position.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    var offset = contentOffset
    let (width, height) = (bounds.width, bounds.height)
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (height + inset.top - inset.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + inset.bottom - height
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (width + inset.left - inset.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX + inset.right - width
    }
    setContentOffset(inside(offset), animated: animated)
  }

  private func inside(_ offset: CGPoint) -> CGPoint {
    let (wide, high) = (range(.horizontal), range(.vertical))
    return CGPoint(
      x: min(max(offset.x, wide.lowerBound), wide.upperBound),
      y: min(max(offset.y, high.lowerBound), high.upperBound))
  }
}
