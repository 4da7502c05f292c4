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
  /// What of the property it moves; nil for all of it. The values of the course are then parts.
  package let part: LayerPart?
  /// Whether each cycle goes on from the end of the one before.
  package let isCumulative: Bool
  /// Where the way ends.
  package let last: LayerValue

  package init(
    id: Int, layer: StageObjectID, key: LayerKey, law: Law, course: Course, blend: Blend,
    part: LayerPart? = nil, isCumulative: Bool = false
  ) {
    self.id = id
    self.layer = layer
    self.key = key
    self.law = law
    self.course = course
    self.blend = blend
    self.part = part
    self.isCumulative = isCumulative
    last = course.value(at: 1)
  }

  /// How it meets the value beneath it: the model's, or that of animations added before.
  package enum Blend: Sendable {
    /// In place of it.
    case replace
    /// On top of it: what is left of the way from the old value to the new one, so that a value
    /// set meanwhile is met without a jump.
    case residual
    /// On top of it as it is: Core Animation's `isAdditive`.
    case additive
  }
}

extension LayerAnimation {
  /// When it is over, stage time in seconds; infinite for one that repeats for ever.
  package var end: Double { law.end }

  /// The value at a stage time, seconds; nil where it does not show.
  package func value(at time: Double) -> LayerValue? {
    law.fraction(at: time).map { value(at: $0, time) }
  }

  func value(_ fractions: inout Fractions) -> LayerValue? {
    fractions.fraction(of: law).map { value(at: $0, fractions.time) }
  }

  private func value(at fraction: Double, _ time: Double) -> LayerValue {
    let value = course.value(at: fraction)
    guard isCumulative else { return value }
    return value.adding(last, times: law.cycles(at: time))
  }

  /// The same animation on its way to another value.
  func leading(to value: LayerValue) -> LayerAnimation {
    LayerAnimation(
      id: id, layer: layer, key: key, law: law,
      course: Course(from: course.value(at: 0), to: value), blend: blend, part: part)
  }

  /// The same animation by another law.
  func following(_ law: Law) -> LayerAnimation {
    LayerAnimation(
      id: id, layer: layer, key: key, law: law, course: course, blend: blend, part: part,
      isCumulative: isCumulative)
  }
}
