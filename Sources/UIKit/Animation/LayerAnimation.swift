package import Motion

/// One animation of one stored layer property as a value: what the renderer composes and the
/// recorder keeps, so that the past can be read between frames by the same law.
package struct LayerAnimation: Sendable {
  /// Rises by one with each animation of a stage.
  package let id: Int
  package let layer: StageObjectID
  package let key: LayerKey
  /// When it was added, seconds of the stage's time.
  package var begin: Double
  /// How long it waits before it moves, seconds.
  package var delay: Double
  /// One way from the first value to the last, seconds.
  package var duration: Double
  package var pace: Pace
  package var course: Course
  package var blend: Blend
  package var fill = Fill.backwards
  /// How often it is played; infinite for one that only ends when it is removed.
  package var repeatCount = 1.0
  /// Whether each time is played back as well.
  package var autoreverses = false

  /// How the way depends on time.
  package enum Pace: Sendable {
    /// By the fraction of the duration.
    case curve(TimingCurve)
    /// By seconds; the value still ends with the duration.
    case spring(Spring)
  }

  /// How it meets the value beneath it: the model's, or that of animations added before.
  package enum Blend: Sendable {
    /// In place of it.
    case replace
    /// On top of it: what is left of the way from the old value to the new one, so that a value
    /// set meanwhile is met without a jump.
    case residual
  }

  /// Where it shows outside its time.
  package enum Fill: Sendable { case removed, backwards, forwards, both }
}

extension LayerAnimation {
  /// From the end of the delay to the end of the last repetition, seconds.
  package var activeDuration: Double {
    duration * (autoreverses ? 2 : 1) * max(repeatCount, 0)
  }

  /// When it is over, stage time in seconds; infinite for one that repeats for ever.
  package var end: Double { begin + delay + activeDuration }

  /// The value at a stage time, seconds; nil where it does not show.
  package func value(at time: Double) -> LayerValue? {
    guard let local = localTime(at: time) else { return nil }
    switch pace {
    case .spring(let spring): return course.value(at: spring.value(at: local))
    case .curve(let curve):
      return course.value(at: curve.value(at: duration > 0 ? local / duration : 1))
    }
  }

  /// Seconds of the way from the first value to the last, 0 to `duration`.
  private func localTime(at time: Double) -> Double? {
    let elapsed = time - begin - delay
    if elapsed < 0 { return fill == .backwards || fill == .both ? 0 : nil }
    guard elapsed < activeDuration - Stage.tolerance else {
      guard fill == .forwards || fill == .both else { return nil }
      return autoreverses ? 0 : duration
    }
    guard elapsed >= duration else { return elapsed }
    let ways = (elapsed / duration).rounded(.down)
    let part = max(0, elapsed - ways * duration)
    let isWayBack = autoreverses && ways.truncatingRemainder(dividingBy: 2) == 1
    return isWayBack ? duration - part : part
  }
}

/// What a property shows when animations, in order of creation, play over the value as set.
package func compose(
  model: LayerValue, animations: [LayerAnimation], at time: Double
) -> LayerValue {
  var value = model
  var beneath = 0
  for index in animations.indices.reversed() where animations[index].blend == .replace {
    guard let shown = animations[index].value(at: time) else { continue }
    value = shown
    beneath = index + 1
    break
  }
  // The newest first: what is left of an older way comes on top of what the newer ones show.
  for index in (beneath..<animations.count).reversed()
  where animations[index].blend == .residual {
    value = animations[index].added(to: value, at: time)
  }
  return value
}

extension LayerAnimation {
  /// The value beneath with what is left of this animation's way on top.
  func added(to beneath: LayerValue, at time: Double) -> LayerValue {
    guard let shown = value(at: time) else { return beneath }
    return beneath.adding(shown, minus: course.last)
  }
}
