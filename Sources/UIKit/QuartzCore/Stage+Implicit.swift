internal import Motion

extension Stage {
  /// A layer that no view backs moves by itself from what is seen, once it has been shown: in
  /// 0.25 s by the default curve, unless the transaction says otherwise.
  func implicit(_ layer: CALayer, _ key: LayerKey, from old: LayerValue) {
    let store = layer.store
    guard key.isAnimatable, store.isInRenderTree, !blocks.isQuiet, !disablesActions,
      transactionDuration > 0
    else { return }
    let start = store.shown(key, at: time)
    let group = makeGroup("implicit animation", nil)
    let frames = frames(around: layer)
    guard let clock = try? MediaClock(beginTime: frames.local(time)),
      let timing = try? MediaTiming(clock: clock, duration: transactionDuration, fill: .backwards)
    else { return }
    retire(store, key)
    let law = LayerAnimation.Law(
      begin: time, timing: timing, pace: .curve(transactionCurve ?? .systemDefault),
      frames: frames)
    add(
      LayerAnimation(
        id: blocks.nextAnimation(), layer: store.id, key: key, law: law,
        course: .init(from: start, to: store.model[key]), blend: .replace), store, group)
    group.isClosed = true
    blocks.groups.append(group)
    begin(group)
  }
}
