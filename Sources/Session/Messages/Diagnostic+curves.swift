import Motion
import Text

/// What curves refuse.
@MainActor
extension Diagnostic {
  static func springLabels(at place: Place) -> Diagnostic {
    Diagnostic(
      "these labels make no spring", at: place,
      hint: "damping and duration; mass, stiffness, damping; response and dampingRatio; duration "
        + "and bounce; bounciness and speed; tension and friction; dampingRatio, duration and "
        + "envelope; mass, stiffness, damping and duration, as handed over")
  }

  static func influence(_ label: String, _ value: Double, at place: Place) -> Diagnostic {
    Diagnostic(
      "`\(label)` is an influence of 0% to 100% of the time, here is \(plain(value * 100))%",
      at: place,
      hint: value > 1 && value <= 100 ? "`\(label): \(plain(value))%`" : nil)
  }

  static func shareOfTheWay(at place: Place) -> Diagnostic {
    Diagnostic("`settling` wants a share of the way above 0, such as 1%", at: place)
  }

  static func cannotSample(_ error: MotionError) -> Diagnostic {
    if case .neverSettles = error {
      return Diagnostic(error.message, hint: "`--until 2s` says how far")
    }
    return Diagnostic(error.message)
  }

  static func noExpression(in source: Source) -> Diagnostic {
    Diagnostic(
      "an expression is wanted here", at: Place(source, 0..<source.bytes.count),
      hint: "`spring(damping: 0.5, duration: 0.5s)`")
  }

  static func besideWantsSpring(at place: Place) -> Diagnostic {
    Diagnostic("`beside` changes the damping ratio of a spring, and none is described", at: place)
  }
}
