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
    guard animation.blend == .replace, let fraction = fractions.fraction(of: animation.law)
    else { continue }
    value = animation.course.value(at: fraction)
    beneath = index + 1
    break
  }
  // The newest first: what is left of an older way comes on top of what the newer ones show.
  for index in (beneath..<animations.count).reversed() {
    let animation = animations[index]
    guard animation.blend == .residual, let fraction = fractions.fraction(of: animation.law)
    else { continue }
    value = value.adding(animation.course.value(at: fraction), minus: animation.last)
  }
  return value
}
