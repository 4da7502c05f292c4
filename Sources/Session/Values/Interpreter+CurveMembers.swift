import Motion
import Script
import Text

extension Interpreter {
  func curveMember(_ name: String, of curve: Curve) -> Value? {
    switch name {
    case "duration": return optional(curve.duration.map { .time($0) })
    case "settling": return optional(curve.settling.map { .time($0) })
    case "overshoot": return optional(curve.overshoot.map { .plain($0) })
    case "regime": return optional(curve.regime.map { .text($0.rawValue) })
    case "target": return optional(curve.target.map { .plain($0) })
    case "peak": return optional(curve.peak.map { .plain($0.value) })
    case "peakTime": return optional(curve.peak.map { .time($0.time) })
    case "dampingRatio": return optional(curve.spring.map { .plain($0.spring.dampingRatio) })
    case "response": return optional(curve.spring.map { .time($0.spring.response) })
    case "mass": return optional(curve.spring.map { .plain($0.spring.mass) })
    case "stiffness": return optional(curve.spring.map { .plain($0.spring.stiffness) })
    case "damping": return optional(curve.spring.map { .plain($0.spring.damping) })
    case "fitted": return optional(curve.fitted.map { .curve($0) })
    default: return nil
    }
  }

  private func optional(_ value: Value?) -> Value { value ?? .none }

  /// `curve.velocity(t)`, `curve.reaches(value)`, `curve.settling(within)`; nil for other names.
  func callCurveMember(_ name: String, of curve: Curve, _ given: CallArguments) throws -> Value? {
    switch name {
    case "velocity":
      let time = try given.number(0, "t")
      return .plain(try finite(curve.velocity(at: time), given.place))
    case "reaches":
      return optional(curve.time(reaching: try given.number(0, "value")).map { time($0, curve) })
    case "settling":
      let share = try given.number(0, "within")
      guard share > 0 else { throw Diagnostic.shareOfTheWay(at: given.place) }
      return optional(curve.settling(within: share).map { .time($0) })
    default: return nil
    }
  }

  private func time(_ time: Double, _ curve: Curve) -> Value {
    curve.isTimed ? .time(time) : .plain(time)
  }
}

extension Curve {
  fileprivate var spring: SpringCurve? {
    if case .spring(let spring) = self { return spring }
    return nil
  }

  /// A spring that was handed over with a duration, made to be over in it.
  fileprivate var fitted: Curve? {
    guard let spring, case .handedOver(let note) = spring.notation else { return nil }
    return (try? note.fitted(velocity: spring.spring.initialVelocity)).map { .spring($0) }
  }
}
