internal import Motion

/// A finger on a scroll view.
struct ScrollDrag {
  /// The offset that the finger holds, as it would be without resistance.
  var start: CGPoint
}

extension UIScrollView {
  /// A finger takes hold of the content, which stops if it moves. False if it may not scroll.
  package func beginDrag() -> Bool {
    guard isScrollEnabled, drag == nil else { return false }
    stopMotion()
    drag = ScrollDrag(
      start: CGPoint(x: pulled(contentOffset.x, .horizontal), y: pulled(contentOffset.y, .vertical))
    )
    tell { $0.scrollViewWillBeginDragging(self) }
    return true
  }

  /// The finger is this far from where it took hold, points; the content goes along, and beyond its
  /// edge less and less.
  package func drag(by translation: CGPoint) {
    guard let drag else { return }
    var offset = contentOffset
    if scrolls(.horizontal) { offset.x = held(drag.start.x - translation.x, .horizontal) }
    if scrolls(.vertical) { offset.y = held(drag.start.y - translation.y, .vertical) }
    if offset != contentOffset { contentOffset = offset }
  }

  /// The finger is lifted with a velocity, points per second.
  package func endDrag(velocity: CGPoint) {
    guard drag != nil else { return }
    let velocity = CGPoint(
      x: scrolls(.horizontal) ? 0 - velocity.x : 0, y: scrolls(.vertical) ? 0 - velocity.y : 0)
    let planned = plannedRest(velocity)
    var target = planned
    withUnsafeMutablePointer(to: &target) { pointer in
      tell {
        $0.scrollViewWillEndDragging(
          self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
          targetContentOffset: pointer)
      }
    }
    drag = nil
    decelerate(velocity, to: target, planned: planned)
  }

  /// The finger is taken away by something else: the content goes back inside its edges.
  package func cancelDrag() { endDrag(velocity: .zero) }

  // MARK: Resistance

  private func resistance(_ axis: NSLayoutConstraint.Axis) -> RubberBand? {
    let length = axis == .horizontal ? bounds.width : bounds.height
    return bounces ? try? RubberBand(dimension: length) : nil
  }

  private func held(_ offset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = range(axis)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + (resistance(axis)?.offset(of: offset - edge) ?? 0)
  }

  /// Where the finger would be for an offset.
  private func pulled(_ offset: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let range = range(axis)
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    return edge + (resistance(axis)?.overshoot(of: offset - edge) ?? 0)
  }
}
