internal import Motion

/// What a change of a property sets in motion.
extension Stage {
  /// A layer's property was set to another value.
  func changed(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue) {
    guard layer.view != nil else { return implicit(layer, key, from: old) }
    guard key.isAnimatable, let block = blocks.current else { return }
    if let keyframes = block.keyframes {
      keyframes.record(layer, key, from: old, to: new)
    } else if !block.isInstant, !extend(layer, key, to: new, block) {
      add(layer, key, from: old, to: new, block)
    }
  }

  /// A second change of a property in one block goes on with the animation of the first.
  private func extend(
    _ layer: CALayer, _ key: LayerKey, to new: LayerValue, _ block: AnimationBlock
  ) -> Bool {
    let store = layer.store
    if key == .position, block.crossPace != nil { return false }
    guard let track = store.track(of: key), let animation = track.animations.last,
      track.owners.last === block.group, animation.id > blocks.lastReported,
      block.driver?.isSame(block, as: animation.id) ?? true
    else { return false }
    if animation.course.value(at: 0) == new, animation.blend == .residual {
      _ = store.removeAnimation(animation.id)
      block.group.lost()
      block.group.created -= 1
    } else {
      if new.isSingular, !animation.last.isSingular { warnSingular(layer) }
      store.replaceLast(with: animation.leading(to: new))
    }
    return true
  }

  private func add(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue,
    _ block: AnimationBlock
  ) {
    let store = layer.store
    let isAdditive =
      key.isAdditive && old.isFlat && new.isFlat && !block.repeats && !store.isReplaced(key)
    var start = old
    if !isAdditive {
      start = self.start(store, key, old, block)
      retire(store, key)
    }
    if start.isSingular || new.isSingular { warnSingular(layer) }
    if isAdditive, key == .position, let cross = block.crossPace {
      return playByAxis(from: start, to: new, cross, store, block)
    }
    play(.init(from: start, to: new), isAdditive ? .residual : .replace, store, key, block)
  }

  /// Two animations of a position, one for each axis: a spring may have a velocity for each.
  private func playByAxis(
    from old: LayerValue, to new: LayerValue, _ cross: LayerAnimation.Pace, _ store: LayerStore,
    _ block: AnimationBlock
  ) {
    guard case .point(let start) = old, case .point(let end) = new else { return }
    let corner = LayerValue.point(CGPoint(x: end.x, y: start.y))
    if start.x != end.x {
      play(.line(from: old, to: corner), .residual, store, .position, block)
    }
    guard start.y != end.y else { return }
    var second = block
    second.pace = cross
    second.isCross = true
    second.group.law = nil
    play(.line(from: corner, to: new), .residual, store, .position, second)
  }

  /// Where an animation that replaces what is there begins: at the old value, or, for springs and
  /// where the block says so, at what is seen.
  func start(
    _ store: LayerStore, _ key: LayerKey, _ old: LayerValue, _ block: AnimationBlock
  ) -> LayerValue {
    guard store.animatedKeys.contains(LayerKeys(key)),
      block.law.isSpring || block.options.contains(.beginFromCurrentState)
    else { return old }
    return store.shown(key, at: time)
  }

  func play(
    _ course: LayerAnimation.Course, _ blend: LayerAnimation.Blend, _ store: LayerStore,
    _ key: LayerKey, _ block: AnimationBlock
  ) {
    guard let law = law(of: block, in: store) else { return }
    let animation = LayerAnimation(
      id: blocks.nextAnimation(), layer: store.id, key: key, law: law, course: course, blend: blend)
    add(animation, store, block.group, setsModel: true)
    block.driver?.adopt(.init(store: store, animation: animation.id), block)
  }

  /// - Parameter setsModel: Whether it goes with a change of the property, by a block.
  func add(
    _ animation: LayerAnimation, _ store: LayerStore, _ group: AnimationGroup,
    setsModel: Bool = false
  ) {
    store.add(animation, of: group)
    group.add(animation, of: store)
    if animation.law.isDriven {
      drive(of: store.layer)?.adopt(animation.id, of: store, group, setsModel: setsModel)
    }
    blocks.added.append(.init(store: store, animation: animation.id))
    renderer.queue(store)
  }

  private func law(of block: AnimationBlock, in store: LayerStore) -> LayerAnimation.Law? {
    if let driver = block.driver { return driver.law(of: block) }
    var block = block
    let frames = frames(around: store.layer)
    // Moved by hand, what a block animates goes straight from start to end.
    if frames.contains(where: \.isDriven), block.keyframes == nil { block.pace = .curve(.linear) }
    return try? block.animationLaw(from: time, in: frames)
  }

  func warnSingular(_ layer: CALayer) {
    emit(
      .warning, receiver: layer.view ?? layer, "singular-transform",
      reason: StageMessage.singularTransform)
  }
}

extension LayerKey {
  /// Whether a block animates it; the others switch at once.
  var isAnimatable: Bool { self != .hidden && self != .superlayer }

  /// Whether a new animation adds to those that run.
  var isAdditive: Bool { self == .position || self == .bounds || self == .transform }
}

extension LayerValue {
  /// Not a transform into space, which replaces what runs.
  fileprivate var isFlat: Bool { if case .matrix = self { false } else { true } }
}

extension LayerStore {
  /// Whether the last animation of a property is one that the next one takes the place of.
  func isReplaced(_ key: LayerKey) -> Bool {
    track(of: key)?.animations.last?.blend == .replace
  }
}
