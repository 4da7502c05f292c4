/// A property of a layer, or a part of one, that can be moved by itself. Its values are numbers,
/// points, sizes, rectangles, colours or transforms.
@MainActor
public struct AnimatedProperty {
  /// By Core Animation's key path: `position.x`, `transform.scale`, `opacity`. Nil for a path that
  /// names nothing of that kind.
  public init?(_ keyPath: String, of layer: CALayer) {
    guard let target = ExplicitTarget(keyPath, on: layer), !target.model.components.isEmpty else {
      return nil
    }
    self.target = target
  }

  let target: ExplicitTarget

  /// As set.
  package var model: LayerValue { target.model }
  /// As set, but for what a ride moves: the model follows that, and may be a turn behind.
  var now: LayerValue {
    let isRidden = (store.track(of: target.key)?.animations ?? []).contains {
      if case .ride = $0.course { true } else { false }
    }
    return isRidden ? target.shown : model
  }

  var store: LayerStore { target.layer.store }

  /// The animation of this very property, or of a part or a whole of it, that runs last.
  func running(_ stage: Stage) -> (animation: LayerAnimation, ride: LayerAnimation.Ride)? {
    for animation in (store.track(of: target.key)?.animations ?? []).reversed() {
      guard case .ride(let ride) = animation.course, animation.part == target.part else { continue }
      return (animation, ride)
    }
    return nil
  }
}
