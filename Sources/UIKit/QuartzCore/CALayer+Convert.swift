extension CALayer {
  /// Takes this layer's coordinates to those of the root of its tree.
  private var toRoot: PlaneTransform {
    var transform = PlaneTransform(.identity)
    var layer = self
    while let parent = layer.superlayer {
      transform = transform.concatenating(parent.store.model.plane(of: layer.store.model))
      layer = parent
    }
    return transform
  }

  /// Takes this layer's coordinates to another's; nil stands for the root's.
  private func transform(to other: CALayer?) -> PlaneTransform {
    let way = toRoot
    return other.map { way.concatenating($0.toRoot.inverted()) } ?? way
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    transform(to: layer).map(point)
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    transform(to: layer).inverted().map(point)
  }

  /// The bounding box of the converted rectangle.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    transform(to: layer).map(rect)
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    transform(to: layer).inverted().map(rect)
  }
}
