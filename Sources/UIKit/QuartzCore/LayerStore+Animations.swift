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
    let key = animation.key
    if let index = tracks.firstIndex(where: { $0.key == key }) {
      let track = tracks[index]
      tracks[index] = track.with(track.animations + [animation], of: track.owners + [group])
    } else {
      animatedKeys.insert(LayerKeys(key))
      tracks.append(AnimationTrack(key: key, [animation], of: [group], seen: seen[key]))
    }
    tracksChanged = true
  }

  /// Puts another in the place of the last animation of its property.
  func replaceLast(with animation: LayerAnimation) {
    guard let index = tracks.firstIndex(where: { $0.key == animation.key }) else { return }
    let track = tracks[index]
    tracks[index] = track.replacing(track.animations.count - 1, with: animation)
    tracksChanged = true
  }

  /// Puts another in the place of the animation of its number.
  func replace(with animation: LayerAnimation) {
    guard let index = tracks.firstIndex(where: { $0.key == animation.key }),
      let place = tracks[index].animations.firstIndex(where: { $0.id == animation.id })
    else { return }
    tracks[index] = tracks[index].replacing(place, with: animation)
    tracksChanged = true
  }

  /// Takes an animation off; nil if it was gone.
  func removeAnimation(_ id: Int) -> (animation: LayerAnimation, group: AnimationGroup)? {
    for (index, track) in tracks.enumerated() {
      guard let place = track.animations.firstIndex(where: { $0.id == id }) else { continue }
      var (animations, owners) = (track.animations, track.owners)
      let (animation, group) = (animations.remove(at: place), owners.remove(at: place))
      if animations.isEmpty {
        tracks.remove(at: index)
        animatedKeys.remove(LayerKeys(track.key))
        seen[track.key] = track.seen
      } else {
        tracks[index] = track.with(animations, of: owners)
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
}
