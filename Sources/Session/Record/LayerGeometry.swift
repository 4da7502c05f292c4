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

  /// The box around the transformed bounds in the superlayer: with w, h the size and the anchor at
  /// (u, v), corners (x - u w, y - v h) times the transform, moved by `position`.
  package var frame: CGRect {
    let left = -anchorPoint.x * bounds.size.width
    let top = -anchorPoint.y * bounds.size.height
    let xs = extent(
      left, left + bounds.size.width, transform.a,
      top, top + bounds.size.height, transform.c)
    let ys = extent(
      left, left + bounds.size.width, transform.b,
      top, top + bounds.size.height, transform.d)
    return CGRect(
      x: position.x + transform.tx + xs.low, y: position.y + transform.ty + ys.low,
      width: xs.high - xs.low, height: ys.high - ys.low)
  }

  /// The range of `p x + q y` for x and y in their ranges.
  private func extent(
    _ x0: Double, _ x1: Double, _ p: Double, _ y0: Double, _ y1: Double, _ q: Double
  ) -> (low: Double, high: Double) {
    let (a, b, c, d) = (p * x0, p * x1, q * y0, q * y1)
    return (min(a, b) + min(c, d), max(a, b) + max(c, d))
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
