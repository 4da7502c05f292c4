internal import Motion

extension Stage {
  /// Makes one animation of each property that changed inside `animateKeyframes`. They replace what
  /// runs on the property.
  func play(_ keyframes: KeyframeCollector, of block: AnimationBlock) {
    var block = block
    if block.law.isSpring { block.pace = .curve(.linear) }
    for track in keyframes.tracks {
      let store = track.layer.store
      let start = start(store, track.key, track.initial, block)
      retire(store, track.key)
      if track.isSingular { warnSingular(track.layer) }
      warnOfOverlap(track)
      play(track.course(from: start, mode: keyframes.mode), .replace, store, track.key, block)
    }
  }

  /// Runs a body as a keyframe: its changes end at a part of the duration.
  func addKeyframe(_ start: Double, _ duration: Double, _ body: () -> Void) {
    guard let block = blocks.current, let keyframes = block.keyframes else {
      if blocks.isEnabled, blocks.stack.isEmpty {
        emit(.misuse, "keyframe-outside", reason: StageMessage.keyframeOutside)
      }
      return body()
    }
    let window = window(start, duration)
    var inner = block
    inner.duration = window.duration * keyframes.duration
    blocks.stack.append(inner)
    keyframes.during(window.start, window.duration, body)
    blocks.stack.removeLast()
  }

  /// Cut to 0...1, where UIKit raises an exception.
  private func window(_ start: Double, _ duration: Double) -> (start: Double, duration: Double) {
    let begin = start > 0 ? min(start, 1) : 0
    let end = duration > 0 ? min(max(start + duration, begin), 1) : begin
    if !(0...1 ~= start) || !(0...1 ~= duration) || !(start + duration <= 1 + 1e-9) {
      emit(
        .misuse, "keyframe-out-of-range", reason: StageMessage.keyframeOutOfRange(start, duration))
    }
    return (begin, end - begin)
  }
}
