/// The animations of one property, in order of creation; at least one.
///
/// They never change, so that a commit keeps them by keeping the track. A class, and with what most
/// properties need beside each other, because the frame loop then touches little memory and counts
/// few references.
@MainActor
final class AnimationTrack {
  let key: LayerKey
  let animations: [LayerAnimation]
  /// The groups of the animations, at the same indices.
  let owners: [AnimationGroup]

  /// As told to the observer, in place of the layer's `seen`.
  var seen: LayerValue

  /// The law of the only animation, where that is a straight way of the whole property; then where
  /// it leads from and to, and whether it comes on top of the value beneath.
  private let law: LayerAnimation.Law?
  private let from: LayerValue
  private let to: LayerValue
  private let isResidual: Bool

  init(
    key: LayerKey, _ animations: [LayerAnimation], of owners: [AnimationGroup], seen: LayerValue
  ) {
    self.key = key
    self.animations = animations
    self.owners = owners
    self.seen = seen
    guard animations.count == 1, let animation = animations.first,
      case .line(let from, let to) = animation.course, animation.part == nil,
      animation.blend != .additive, !animation.isCumulative
    else {
      (law, from, to, isResidual) = (nil, seen, seen, false)
      return
    }
    (law, self.from, self.to) = (animation.law, from, to)
    isResidual = animation.blend == .residual
  }

  /// The track with other animations.
  func with(_ animations: [LayerAnimation], of owners: [AnimationGroup]) -> AnimationTrack {
    AnimationTrack(key: key, animations, of: owners, seen: seen)
  }

  /// The track with another animation at an index.
  func replacing(_ index: Int, with animation: LayerAnimation) -> AnimationTrack {
    var animations = animations
    animations[index] = animation
    return with(animations, of: owners)
  }

  /// What the property shows over the value as set.
  func shown(
    over model: LayerValue, _ fractions: inout LayerAnimation.Fractions
  ) -> LayerValue {
    guard let law else { return compose(model, animations, &fractions) }
    guard let fraction = fractions.fraction(of: law) else { return model }
    let way = from.interpolated(to: to, at: fraction)
    return isResidual ? model.adding(way, minus: to) : way
  }
}
