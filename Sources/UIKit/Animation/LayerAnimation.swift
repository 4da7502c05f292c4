/// One animation of one stored layer property: what the renderer composes and the recorder keeps, so
/// that the past can be read between frames by the same law.
///
/// It never changes, so sharing it is copying it; the frame loop then copies nothing.
package final class LayerAnimation: Sendable {
  /// Rises by one with each animation of a stage.
  package let id: Int
  package let layer: StageObjectID
  package let key: LayerKey
  package let law: Law
  package let course: Course
  package let blend: Blend
  /// Where the way ends.
  package let last: LayerValue

  package init(
    id: Int, layer: StageObjectID, key: LayerKey, law: Law, course: Course, blend: Blend
  ) {
    self.id = id
    self.layer = layer
    self.key = key
    self.law = law
    self.course = course
    self.blend = blend
    last = course.value(at: 1)
  }

  /// How it meets the value beneath it: the model's, or that of animations added before.
  package enum Blend: Sendable {
    /// In place of it.
    case replace
    /// On top of it: what is left of the way from the old value to the new one, so that a value
    /// set meanwhile is met without a jump.
    case residual
  }
}

extension LayerAnimation {
  /// When it is over, stage time in seconds; infinite for one that repeats for ever.
  package var end: Double { law.end }

  /// The value at a stage time, seconds; nil where it does not show.
  package func value(at time: Double) -> LayerValue? {
    law.fraction(at: time).map { course.value(at: $0) }
  }

  /// The same animation on its way to another value.
  func leading(to value: LayerValue) -> LayerAnimation {
    LayerAnimation(
      id: id, layer: layer, key: key, law: law,
      course: Course(from: course.value(at: 0), to: value), blend: blend)
  }
}
