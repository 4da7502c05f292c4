extension UIView {
  /// Where a point of this view's coordinates is seen, in those of the screen: with the animations
  /// of this view and of those around it.
  package func seenOnScreen(_ point: CGPoint) -> CGPoint {
    var (point, layer) = (point, layer)
    while let parent = layer.superlayer {
      point = parent.shownModel.plane(of: layer.shownModel).map(point)
      layer = parent
    }
    return point.applying(layer.store.model.affineToSuperlayer)
  }
}

extension CALayer {
  fileprivate var shownModel: LayerValues { (presentation() ?? self).store.model }
}
