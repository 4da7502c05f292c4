extension UIScrollView {
  func stopMotion() {
    motion?.stop()
    motion = nil
  }

  /// A motion came to its end by itself.
  func ended(_ motion: ScrollMotion) {
    guard self.motion === motion else { return }
    self.motion = nil
    tell {
      motion.isDeceleration
        ? $0.scrollViewDidEndDecelerating(self) : $0.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    stopMotion()
    guard offset.x.isFinite, offset.y.isFinite else { return contentOffset = offset }
    guard animated, offset != contentOffset else {
      if offset != contentOffset { contentOffset = offset }
      return
    }
    let now = contentOffset
    run(
      x: ScrollPath(from: now.x, easingTo: offset.x, duration: 0.3),
      y: ScrollPath(from: now.y, easingTo: offset.y, duration: 0.3), isDeceleration: false)
  }

  /// Where the content would come to rest, points, after a velocity in points per second.
  func plannedRest(_ velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: plannedRest(contentOffset.x, velocity.x, .horizontal),
      y: plannedRest(contentOffset.y, velocity.y, .vertical))
  }

  private func plannedRest(
    _ offset: CGFloat, _ velocity: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard scrolls(axis) else { return offset }
    let range = range(axis)
    guard isPagingEnabled else { return path(offset, velocity, axis).rest }
    let length = axis == .horizontal ? bounds.width : bounds.height
    guard length > 0 else { return offset }
    let first = range.lowerBound
    let place = (offset - first) / length
    // A flick turns the page, a slow release goes to the nearer one.
    let page = abs(velocity) > 100 ? place.rounded(velocity > 0 ? .up : .down) : place.rounded()
    return min(max(first + page * length, range.lowerBound), range.upperBound)
  }

  /// Goes on after the finger: by itself, or to the place that paging or the delegate wants.
  func decelerate(_ velocity: CGPoint, to target: CGPoint, planned: CGPoint) {
    let now = contentOffset
    let x = path(now.x, velocity.x, .horizontal, target: target.x, planned: planned.x)
    let y = path(now.y, velocity.y, .vertical, target: target.y, planned: planned.y)
    let moves = max(x.duration, y.duration) > 0
    tell { $0.scrollViewDidEndDragging(self, willDecelerate: moves) }
    guard moves, drag == nil, motion == nil else { return }
    tell { $0.scrollViewWillBeginDecelerating(self) }
    run(x: x, y: y, isDeceleration: true)
  }

  private func path(
    _ offset: CGFloat, _ velocity: CGFloat, _ axis: NSLayoutConstraint.Axis, target: CGFloat,
    planned: CGFloat
  ) -> ScrollPath {
    if target == planned, !isPagingEnabled || !scrolls(axis) { return path(offset, velocity, axis) }
    return ScrollPath(from: offset, velocity: velocity, to: target.isFinite ? target : planned)
  }

  private func path(
    _ offset: CGFloat, _ velocity: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> ScrollPath {
    guard scrolls(axis) else {
      return ScrollPath(from: offset, velocity: 0, to: offset)
    }
    let (rate, range) = (decelerationRate.rawValue, range(axis))
    return ScrollPath(
      from: offset, velocity: velocity, in: Double(range.lowerBound)...Double(range.upperBound),
      rate: rate > 0 && rate < 1 ? rate : DecelerationRate.normal.rawValue, bounces: bounces)
  }

  private func run(x: ScrollPath, y: ScrollPath, isDeceleration: Bool) {
    let motion = ScrollMotion(self, x: x, y: y, isDeceleration: isDeceleration)
    self.motion = motion
    motion.start()
  }
}
