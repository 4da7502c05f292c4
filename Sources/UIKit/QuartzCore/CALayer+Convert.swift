extension CALayer {
  /// Takes this layer's coordinates to those of the root of its tree.
  var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while let parent = layer.superlayer {
      transform = transform.concatenating(layer.store.model.toSuperlayer)
      layer = parent
    }
    return transform
  }

  /// Takes this layer's coordinates to another's; nil stands for the root's.
  func transform(to other: CALayer?) -> CGAffineTransform {
    toRoot.concatenating((other?.toRoot ?? .identity).inverted())
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer).inverted())
  }

  /// The bounding box of the converted rectangle.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer).inverted())
  }
}
