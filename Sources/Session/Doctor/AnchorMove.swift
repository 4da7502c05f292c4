import UIKit

/// A layer that went elsewhere as its anchor was changed and its position was not.
struct AnchorMove {
  let layer: StageObjectID
  /// Stage time, seconds.
  let time: Double
  /// The anchor, in fractions of the bounds' size.
  let from: CGPoint
  let to: CGPoint
  /// How far it went, points.
  let way: CGPoint
  /// The position with which it would have stayed.
  let center: CGPoint
}

extension Recording {
  /// Every such move of what is shown, by time, then by layer. What is compared is one instant with
  /// the one before it, so a position that is set along with the anchor counts.
  func anchorMoves() -> [AnchorMove] {
    let found = layers.flatMap { layer in
      instants(of: layer, .anchorPoint).compactMap { anchorMove(of: layer, at: $0) }
    }
    return found.sorted(byTime: \.time)
  }

  private func anchorMove(of layer: StageObjectID, at instant: Instant) -> AnchorMove? {
    guard let old = geometry(of: layer, .model, at: instant.before),
      let new = geometry(of: layer, .model, at: instant.time),
      old.anchorPoint != new.anchorPoint, old.position == new.position, old.bounds == new.bounds,
      old.transform == new.transform,
      case .object(_?)? = seen(layer, .superlayer, at: instant.before)
    else { return nil }
    let way = CGPoint(
      x: new.frame.minX - old.frame.minX, y: new.frame.minY - old.frame.minY)
    guard hypot(way.x, way.y) >= 0.5 else { return nil }
    return AnchorMove(
      layer: layer, time: instant.time, from: old.anchorPoint, to: new.anchorPoint, way: way,
      center: CGPoint(x: new.position.x - way.x, y: new.position.y - way.y))
  }
}
