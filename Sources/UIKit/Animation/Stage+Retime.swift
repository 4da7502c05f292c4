internal import Motion

/// Animations that go on by another law: scrubbed, or in a layer whose time was changed.
extension Stage {
  func retime(_ member: AnimationGroup.Member, _ law: LayerAnimation.Law) {
    guard let animation = member.store.animation(member.animation) else { return }
    member.store.replace(with: animation.following(law))
    renderer.queue(member.store)
    guard animation.id <= blocks.lastReported, blocks.retimed.insert(animation.id).inserted
    else { return }
    blocks.removed.append(animation.id)
    blocks.added.append(member)
  }

  /// What stands between the stage's time and that of a layer: the hand that moves a transition, then
  /// the times of the layers around it, where they are their own.
  func frames(around layer: CALayer?) -> [LayerAnimation.Frame] {
    guard let drive = drive(of: layer) else { return layerFrames(around: layer) }
    return [.driven(drive.clock)] + layerFrames(around: layer)
  }

  /// The times of a layer and of those around it, where they are their own.
  func layerFrames(around layer: CALayer?) -> [LayerAnimation.Frame] {
    guard blocks.hasLayerClocks, let layer else { return [] }
    return layer.clocks.map { .layer($0) }
  }

  /// A layer's own time was changed: what runs in it goes on by the new one from the next commit.
  func retimed(_ layer: CALayer) {
    blocks.hasLayerClocks = true
    if !blocks.retimedLayers.contains(where: { $0 === layer }) {
      blocks.retimedLayers.append(layer)
    }
  }

  /// Puts what runs in layers whose time was changed under their new time.
  func retimeLayers() {
    let layers = blocks.retimedLayers
    guard !layers.isEmpty else { return }
    blocks.retimedLayers = []
    var groups: [AnimationGroup] = []
    for store in layers.flatMap({ $0.subtree.map(\.store) }) {
      let frames = layerFrames(around: store.layer)
      for track in store.tracks {
        for (animation, group) in zip(track.animations, track.owners) where !group.isDriven {
          let isNew = animation.id > blocks.lastReported
          let law = animation.law.inside(frames, isNew: isNew)
          retime(AnimationGroup.Member(store: store, animation: animation.id), law)
          if !groups.contains(where: { $0 === group }) { groups.append(group) }
        }
      }
    }
    for group in groups where !group.isDone {
      group.recomputeEnd()
      if group.isClosed { schedule(group) }
    }
  }
}

extension LayerAnimation.Law {
  /// The same law inside other layers. One that is new begins now, by their time.
  func inside(
    _ layers: [LayerAnimation.Frame], isNew: Bool
  ) -> LayerAnimation.Law {
    let driven = frames.filter(\.isDriven)
    let before = driven + frames.filter(\.isLayer)
    let layers = driven + layers
    let groups = frames.filter(\.isGroup)
    let shift = isNew ? layers.local(begin) - before.local(begin) : 0
    guard let first = groups.first, case .group(let timing, let curve) = first else {
      return LayerAnimation.Law(
        begin: begin, delay: delay, timing: timing.shifted(by: shift), pace: pace, frames: layers)
    }
    let outer = LayerAnimation.Frame.group(timing.shifted(by: shift), curve)
    return LayerAnimation.Law(
      begin: begin, delay: delay, timing: self.timing, pace: pace,
      frames: layers + [outer] + groups.dropFirst())
  }
}

extension LayerAnimation.Frame {
  var isLayer: Bool {
    if case .layer = self { true } else { false }
  }

  var isGroup: Bool {
    if case .group = self { true } else { false }
  }
}

extension [LayerAnimation.Frame] {
  /// The time inside layers, seconds.
  func local(_ time: Double) -> Double { reduce(time) { $1.local($0) ?? $0 } }
}

extension MediaTiming {
  /// The same, begun some seconds later.
  func shifted(by seconds: Double) -> MediaTiming {
    guard seconds != 0,
      let clock = try? MediaClock(
        beginTime: clock.beginTime + seconds, speed: clock.speed, timeOffset: clock.timeOffset),
      let timing = try? MediaTiming(
        clock: clock, duration: duration, repeatCount: repeatCount, repeatDuration: repeatDuration,
        autoreverses: autoreverses, fill: fill)
    else { return self }
    return timing
  }
}
