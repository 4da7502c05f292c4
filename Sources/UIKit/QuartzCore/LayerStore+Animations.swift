extension LayerStore {
  /// The animations of all properties, in order of creation.
  var animations: [LayerAnimation] {
    tracks.flatMap(\.animations).sorted { $0.id < $1.id }
  }

  func animation(_ id: Int) -> LayerAnimation? {
    for track in tracks {
      if let animation = track.animations.first(where: { $0.id == id }) { return animation }
    }
    return nil
  }

  func track(of key: LayerKey) -> AnimationTrack? {
    guard animatedKeys.contains(LayerKeys(key)) else { return nil }
    return tracks.first { $0.key == key }
  }

  func add(_ animation: LayerAnimation, of group: AnimationGroup) {
    let index = place(of: animation.key)
    tracks[index].animations.append(animation)
    tracks[index].owners.append(group)
    tracksChanged = true
  }

  /// Puts another in the place of the last animation of its property.
  func replaceLast(with animation: LayerAnimation) {
    guard let index = tracks.firstIndex(where: { $0.key == animation.key }) else { return }
    tracks[index].animations.removeLast()
    tracks[index].animations.append(animation)
    tracksChanged = true
  }

  /// Puts another in the place of the animation of its number.
  func replace(with animation: LayerAnimation) {
    guard let index = tracks.firstIndex(where: { $0.key == animation.key }),
      let place = tracks[index].animations.firstIndex(where: { $0.id == animation.id })
    else { return }
    tracks[index].animations[place] = animation
    tracksChanged = true
  }

  /// Takes an animation off; nil if it was gone.
  func removeAnimation(_ id: Int) -> (animation: LayerAnimation, group: AnimationGroup)? {
    for index in tracks.indices {
      guard let place = tracks[index].animations.firstIndex(where: { $0.id == id }) else {
        continue
      }
      let animation = tracks[index].animations.remove(at: place)
      let group = tracks[index].owners.remove(at: place)
      if tracks[index].animations.isEmpty {
        tracks.remove(at: index)
        animatedKeys.remove(LayerKeys(animation.key))
      }
      tracksChanged = true
      // What it showed last is not what was set: the next commit tells.
      dirty.insert(LayerKeys(animation.key))
      return (animation, group)
    }
    return nil
  }

  /// What a property shows at a time, by the last commit and the animations that it knew.
  func shown(_ key: LayerKey, at time: Double) -> LayerValue {
    guard let track = committedTracks.first(where: { $0.key == key }) else { return committed[key] }
    return compose(model: committed[key], animations: track.animations, at: time)
  }

  private func place(of key: LayerKey) -> Int {
    if let index = tracks.firstIndex(where: { $0.key == key }) { return index }
    animatedKeys.insert(LayerKeys(key))
    tracks.append(AnimationTrack(key: key))
    return tracks.count - 1
  }
}
