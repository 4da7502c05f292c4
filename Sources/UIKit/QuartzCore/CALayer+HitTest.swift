extension CALayer {
  /// Sublayers in the order in which they are seen, back to front: by zPosition, then by place.
  var sublayersByDepth: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The layer in front, this or one inside, at a point of the superlayer's coordinates. A layer
  /// that does not mask lets those inside it be found beyond its bounds.
  func front(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inner = superlayer.map { $0.convert(point, to: self) } ?? pointInRoot(point)
    let isInside = contains(inner)
    if masksToBounds, !isInside { return nil }
    if let mask, mask.front(at: inner) == nil { return nil }
    for layer in sublayersByDepth.reversed() {
      if let hit = layer.front(at: inner) { return hit }
    }
    return isInside ? self : nil
  }

  /// A root's superlayer would have the coordinates around its position.
  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    point.applying(store.model.affineToSuperlayer.inverted())
  }
}
