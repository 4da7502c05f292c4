extension LayerStore {
  func add(_ animation: LayerAnimation, of group: AnimationGroup) {
    animations.append(animation)
    owners.append(group)
    animatedKeys.insert(LayerKeys(animation.key))
    animationsChanged = true
  }

  /// Takes an animation off; nil if it was gone.
  func removeAnimation(_ id: Int) -> (animation: LayerAnimation, group: AnimationGroup)? {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return nil }
    let animation = animations.remove(at: index)
    let group = owners.remove(at: index)
    if !animations.contains(where: { $0.key == animation.key }) {
      animatedKeys.remove(LayerKeys(animation.key))
    }
    animationsChanged = true
    return (animation, group)
  }

  /// The last animation of a property in order of creation.
  func lastIndex(of key: LayerKey) -> Int? {
    guard animatedKeys.contains(LayerKeys(key)) else { return nil }
    return animations.lastIndex { $0.key == key }
  }

  /// What a property shows at a time, by the last commit and the animations that it knew.
  func shown(_ key: LayerKey, at time: Double) -> LayerValue {
    LayerStore.compose(committed[key], committedAnimations, key, at: time)
  }

  /// What a property shows at a time, by its value and animations now.
  func value(_ key: LayerKey, at time: Double) -> LayerValue {
    guard animatedKeys.contains(LayerKeys(key)) else { return model[key] }
    return LayerStore.compose(model[key], animations, key, at: time)
  }

  private static func compose(
    _ model: LayerValue, _ animations: [LayerAnimation], _ key: LayerKey, at time: Double
  ) -> LayerValue {
    UIKit.compose(model: model, animations: animations.filter { $0.key == key }, at: time)
  }
}
