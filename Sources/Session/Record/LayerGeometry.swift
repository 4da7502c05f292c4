package import UIKit

/// The stored geometry of a layer and what follows from it (UIKIT.md 5.6).
package struct LayerGeometry: Equatable, Sendable {
  package var bounds: CGRect
  /// Where the anchor is in the superlayer, points.
  package var position: CGPoint
  /// In fractions of the bounds' size.
  package var anchorPoint: CGPoint
  package var transform: CGAffineTransform

  package init(
    bounds: CGRect, position: CGPoint, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: CGAffineTransform = .identity
  ) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  package var center: CGPoint { position }

  package var size: CGSize { bounds.size }

  /// √|det| of the transform: how many times longer lengths become on average.
  package var scale: Double {
    (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
  }

  /// The box around the bounds transformed about the anchor, in the superlayer's coordinates.
  package var frame: CGRect {
    let anchor = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return bounds.applying(
      CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
  }
}

extension Recording {
  package enum Side: Sendable { case model, seen }

  /// A layer's geometry at a time, as seen or as set; nil where it was not recorded.
  package func geometry(
    of layer: StageObjectID, _ side: Side = .seen, at time: Double
  ) -> LayerGeometry? {
    let read = { (key: LayerKey) in
      side == .seen ? self.seen(layer, key, at: time) : self.model(layer, key, at: time)
    }
    guard case .rect(let bounds)? = read(.bounds), case .point(let position)? = read(.position),
      case .point(let anchor)? = read(.anchorPoint),
      case .transform(let transform)? = read(.transform)
    else { return nil }
    return LayerGeometry(
      bounds: bounds, position: position, anchorPoint: anchor, transform: transform)
  }
}
