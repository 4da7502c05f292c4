internal import Motion

extension Stage {
  func play(_ animation: PropertyAnimation) {
    let (property, layer) = (animation.property, animation.property.target.layer)
    let group = makeGroup("property animation", animation.completion)
    group.followsSeen = true
    do {
      let ride = try animation.ride(on: self)
      retire(property)
      if let start = animation.start, animation.delay <= 0 { set(property, start) }
      try add(ride, animation.delay, property, group)
    } catch {
      emit(
        .misuse, receiver: layer.view ?? layer, "no-motion",
        reason: StageMessage.noMotion(error.message))
    }
    group.isClosed = true
    blocks.groups.append(group)
    begin(group)
  }

  private func add(
    _ ride: LayerAnimation.Ride, _ delay: Double, _ property: AnimatedProperty,
    _ group: AnimationGroup
  ) throws(MotionError) {
    guard ride.duration > 0 || delay > 0 else { return set(property, ride.end) }
    let (layer, store) = (property.target.layer, property.store)
    let frames = layerFrames(around: layer)
    let wait = delay > 0 && delay.isFinite ? delay : 0
    let timing = try MediaTiming(
      clock: MediaClock(beginTime: frames.local(time) + wait), duration: ride.duration)
    let law = LayerAnimation.Law(
      begin: time, delay: wait, timing: timing, pace: .curve(.linear), frames: frames)
    add(
      LayerAnimation(
        id: blocks.nextAnimation(), layer: store.id, key: property.target.key, law: law,
        course: .ride(ride), blend: .replace, part: property.target.part), store, group)
    blocks.following.append(Following(property: property, group: group))
  }

  /// Ends what moves the same property, or a part of it.
  private func retire(_ property: AnimatedProperty) {
    followSeen()
    let store = property.store
    for animation in store.track(of: property.target.key)?.animations ?? [] {
      guard case .ride = animation.course else { continue }
      if let part = animation.part, let own = property.target.part, !part.overlaps(own) { continue }
      end(animation.id, of: store, "replaced")
    }
  }

  /// Takes what is seen of the properties that move by themselves into the model.
  func followSeen() {
    guard !blocks.following.isEmpty else { return }
    for item in blocks.following { follow(item) }
    blocks.following.removeAll { item in
      !item.group.members.contains { $0.store.animation($0.animation) != nil }
    }
  }

  private func follow(_ item: Following) {
    for member in item.group.members {
      guard let animation = member.store.animation(member.animation),
        let value = animation.value(at: time)
      else { continue }
      set(item.property, value)
    }
  }

  /// What is not shown at all is at its end at once.
  func restIfFollowing(_ member: AnimationGroup.Member) {
    guard
      let item = blocks.following.first(where: { item in
        item.group.members.contains {
          $0.store === member.store && $0.animation == member.animation
        }
      })
    else { return }
    rest(item.group)
  }

  /// What has ended stays where it ended.
  func rest(_ group: AnimationGroup) {
    for member in group.members {
      guard let animation = member.store.animation(member.animation) else { continue }
      if let item = blocks.following.first(where: { $0.group === group }) {
        set(item.property, animation.last)
      }
    }
    blocks.following.removeAll { $0.group === group }
  }

  private func set(_ property: AnimatedProperty, _ value: LayerValue) {
    let (layer, key) = (property.target.layer, property.target.key)
    let whole = property.target.part.map { layer.store.model[key].replacing($0, with: value) }
    setQuietly(layer, key, whole ?? value)
  }
}

/// A property whose model follows what is seen.
struct Following {
  let property: AnimatedProperty
  let group: AnimationGroup
}

extension StageMessage {
  static func noMotion(_ reason: String) -> String { "\(reason): nothing moves" }
}
