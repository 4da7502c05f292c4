extension CALayer {
  /// Takes this layer's coordinates to those of a layer around it, or of the root of its tree.
  private func way(outTo outer: CALayer?) -> PlaneTransform {
    var transform = PlaneTransform(.identity)
    var layer = self
    while layer !== outer, let parent = layer.superlayer {
      transform = transform.concatenating(parent.store.model.plane(of: layer.store.model))
      layer = parent
    }
    return transform
  }

  /// The layer and those around it, outwards.
  private var chain: UnfoldFirstSequence<CALayer> {
    sequence(first: self) { $0.superlayer }
  }

  /// Takes this layer's coordinates to another's; nil stands for the root's. Through the nearest
  /// layer around both, so that what happens further out, a scale of zero say, plays no part.
  private func transform(to other: CALayer?) -> PlaneTransform {
    guard let other else { return way(outTo: nil) }
    let around = Set(chain.map(ObjectIdentifier.init))
    let common = other.chain.first { around.contains(ObjectIdentifier($0)) }
    return way(outTo: common).concatenating(other.way(outTo: common).inverted())
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
