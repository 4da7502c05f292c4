internal import Motion

extension Stage {
  /// Makes the animations of a layer from one that it was given.
  func play(_ animation: CAAnimation, on layer: CALayer, _ group: AnimationGroup) {
    let context = AnimationContext(
      stage: self, layer: layer, duration: transactionDuration, curve: transactionCurve ?? .linear)
    let frames = frames(around: layer)
    let now = frames.local(time)
    guard let outer = animation.timing(begin: now, duration: context.duration) else { return }
    for track in animation.tracks(on: layer, context) {
      let timings = [(timing: outer, curve: animation.groupCurve)] + track.timings
      let groups = timings.dropLast().map {
        LayerAnimation.Frame.group($0.timing, $0.curve)
      }
      guard let own = timings.last?.timing else { continue }
      let law = LayerAnimation.Law(
        begin: time, timing: own, pace: track.pace, frames: frames + groups)
      add(
        LayerAnimation(
          id: blocks.nextAnimation(), layer: layer.store.id, key: track.target.key, law: law,
          course: track.course, blend: track.isAdditive ? .additive : .replace,
          part: track.target.part, isCumulative: track.isCumulative), layer.store, group)
    }
    if group.members.isEmpty { group.waits(until: outer.end) }
    group.isClosed = true
    blocks.groups.append(group)
    emit(
      .animation, receiver: layer.view ?? layer, "CAAnimation",
      arguments: [.init("duration", .number(outer.duration))])
    begin(group)
    tellStart(of: animation, group)
  }

  private func tellStart(of animation: CAAnimation, _ group: AnimationGroup) {
    guard let delegate = animation.delegate else { return }
    queue.add(at: time, sequence: group.id, kind: .block, name: "animationDidStart") {
      [unowned self] in
      emitting(.callback, receiver: delegate, "animationDidStart") {
        delegate.animationDidStart(animation)
      }
    }
  }
}

extension StageMessage {
  static func unknownKeyPath(_ path: String?) -> String {
    guard let path else { return "an animation without a key path moves nothing" }
    return "\"\(path)\" names no property of a layer that can be animated here"
  }

  static func wrongAnimationValue(_ path: String?) -> String {
    "the values of the animation of \"\(path ?? "")\" are not of its kind: nothing moves"
  }
}
