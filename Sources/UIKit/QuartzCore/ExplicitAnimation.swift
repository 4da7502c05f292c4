internal import Motion

/// One property of an animation that a layer was given.
struct ExplicitTrack {
  let target: ExplicitTarget
  let pace: LayerAnimation.Pace
  let course: LayerAnimation.Course
  let isAdditive: Bool
  let isCumulative: Bool
  /// Of the groups inside the outermost animation, and the animation's own, outermost first.
  var timings: [(timing: MediaTiming, curve: TimingCurve)] = []
}

/// What an animation takes from around it.
@MainActor
struct AnimationContext {
  let stage: Stage
  let layer: CALayer
  /// What a duration of 0 stands for, seconds.
  var duration: Double
  /// What no timing function stands for.
  let curve: TimingCurve
  var depth = 0

  /// Groups inside groups.
  nonisolated static let deepest = 100

  func complain(of path: String?) {
    stage.emit(
      .misuse, receiver: layer.view ?? layer, "unknown-key-path",
      reason: StageMessage.unknownKeyPath(path))
  }

  func complain(ofValuesFor path: String?) {
    stage.emit(
      .misuse, receiver: layer.view ?? layer, "wrong-animation-value",
      reason: StageMessage.wrongAnimationValue(path))
  }
}

/// An animation that was added to a layer.
@MainActor
final class ExplicitAnimation {
  init(key: String?, animation: CAAnimation, group: AnimationGroup) {
    self.key = key
    self.animation = animation
    self.group = group
  }

  let key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  let group: AnimationGroup
}
