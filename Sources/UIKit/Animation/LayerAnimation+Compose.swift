/// What a property shows when its animations, in order of creation, play over the value as set.
package func compose(
  model: LayerValue, animations: [LayerAnimation], at time: Double
) -> LayerValue {
  var fractions = LayerAnimation.Fractions(at: time)
  return compose(model, animations, &fractions)
}

func compose(
  _ model: LayerValue, _ animations: [LayerAnimation],
  _ fractions: inout LayerAnimation.Fractions
) -> LayerValue {
  var value = model
  var beneath = 0
  for index in animations.indices.reversed() {
    let animation = animations[index]
    guard animation.blend == .replace, animation.part == nil,
      let shown = animation.value(&fractions)
    else { continue }
    value = shown
    beneath = index + 1
    break
  }
  var waiting = beneath
  for index in beneath..<animations.count where !animations[index].isPlainResidual {
    value.carry(animations, waiting..<index, &fractions)
    value = value.taking(animations[index], &fractions)
    waiting = index + 1
  }
  value.carry(animations, waiting..<animations.count, &fractions)
  return value
}

extension LayerAnimation {
  /// What is left of the way of a whole property.
  fileprivate var isPlainResidual: Bool { blend == .residual && part == nil }
}

extension LayerValue {
  /// With what is left of some ways. The newest first: an older way's comes on top of what the
  /// newer ones show.
  fileprivate mutating func carry(
    _ animations: [LayerAnimation], _ range: Range<Int>,
    _ fractions: inout LayerAnimation.Fractions
  ) {
    for index in range.reversed() {
      let animation = animations[index]
      guard let way = animation.value(&fractions) else { continue }
      self = adding(way, minus: animation.last)
    }
  }

  /// With an animation of a part, or one that adds as it is.
  fileprivate func taking(
    _ animation: LayerAnimation, _ fractions: inout LayerAnimation.Fractions
  ) -> LayerValue {
    guard let shown = animation.value(&fractions) else { return self }
    guard let part = animation.part else {
      return animation.blend == .additive ? adding(shown, times: 1) : self
    }
    guard let before = self[part] else { return self }
    switch animation.blend {
    case .replace: return replacing(part, with: shown)
    case .additive: return replacing(part, with: before.adding(shown, times: 1))
    case .residual:
      return replacing(part, with: before.adding(shown, minus: animation.last))
    }
  }
}
