import Motion
import Text
import UIKit

extension Curve {
  /// The built-in curves by name.
  private static let names: [(name: String, curve: Curve)] = [
    ("linear", .timing(.linear)), ("easeIn", .timing(.easeIn)), ("easeOut", .timing(.easeOut)),
    ("easeInOut", .timing(.easeInOut)), ("systemDefault", .timing(.systemDefault)),
    ("systemSpring", .spring(.system)), ("smooth", .spring(.smooth)),
    ("snappy", .spring(.snappy)), ("bouncy", .spring(.bouncy)),
    ("material.standard", .timing(.materialStandard)),
    ("material.decelerate", .timing(.materialDecelerate)),
    ("material.accelerate", .timing(.materialAccelerate)),
    ("material.sharp", .timing(.materialSharp)),
  ]

  static func named(_ name: String) -> Curve? { names.first { $0.name == name }?.curve }

  static var materialNames: [String] {
    names.map(\.name).filter { $0.hasPrefix("material.") }
  }

  /// As it would be typed.
  var typed: String {
    if let name = Curve.names.first(where: { $0.curve == self })?.name { return name }
    switch self {
    case .timing(let timing): return timing.typed
    case .basic(let timing, let duration): return "basic(\(plain(duration))s, \(timing.typed))"
    case .spring(let spring): return spring.typed
    case .decay(let decay):
      let velocity =
        decay.crossVelocity.map { "(\(plain(decay.velocity)), \(plain($0)))" }
        ?? plain(decay.velocity)
      return "decay(velocity: \(velocity), rate: \(plain(decay.rate, decimals: 6))"
        + (decay.law == .pop ? "" : ", law: .\(decay.law.rawValue)") + ")"
    }
  }

  /// The timing curve of a curve that has no time of its own.
  var timing: TimingCurve? {
    if case .timing(let timing) = self { return timing }
    return nil
  }

  /// UIKit's option for it, where there is one.
  var animationOption: UIView.AnimationOptions? {
    switch self {
    case .timing(.easeInOut): return .curveEaseInOut
    case .timing(.easeIn): return .curveEaseIn
    case .timing(.easeOut): return .curveEaseOut
    case .timing(.linear): return .curveLinear
    default: return nil
    }
  }
}

extension TimingCurve {
  fileprivate var typed: String {
    if let name = ["linear", "easeIn", "easeOut", "easeInOut", "systemDefault"].first(where: {
      Curve.named($0) == .timing(self)
    }) {
      return name
    }
    switch self {
    case .linear: return "linear"
    case .cubic(let bezier):
      let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { plain($0) }
      return "bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let count): return "steps(\(count))"
    case .keyframes(let track):
      let times = track.times.map { plain($0) }.joined(separator: ", ")
      let values = track.values.map { plain($0) }.joined(separator: ", ")
      return "keyframes(times: [\(times)], values: [\(values)], mode: .\(track.mode.rawValue))"
    }
  }
}

extension SpringCurve {
  fileprivate var typed: String {
    var arguments: [(String, String)]
    switch notation {
    case .uikit(let ratio, let duration):
      arguments = [("damping", plain(ratio))]
      if durationSource == .given || endsAtArrival {
        arguments.append(("duration", plain(duration) + "s"))
      }
    case .coreAnimation:
      arguments = [
        ("mass", plain(spring.mass)), ("stiffness", plain(spring.stiffness)),
        ("damping", plain(spring.damping)),
      ]
      if spring.allowsOverdamping { arguments.append(("allowsOverdamping", "true")) }
    case .handedOver(let note):
      arguments = [
        ("mass", plain(spring.mass)), ("stiffness", plain(spring.stiffness)),
        ("damping", plain(spring.damping)), ("duration", plain(note.duration) + "s"),
      ]
    case .envelope(let fraction, let duration, let ratio):
      arguments = [
        ("dampingRatio", plain(ratio)), ("duration", plain(duration) + "s"),
        ("envelope", plain(fraction, decimals: 9)),
      ]
    case .response(let response, let ratio):
      arguments = [("response", plain(response) + "s"), ("dampingRatio", plain(ratio))]
    case .perceptual(let duration, let bounce):
      arguments = [("duration", plain(duration) + "s"), ("bounce", plain(bounce))]
    case .bounciness(let bounciness, let speed):
      arguments = [("bounciness", plain(bounciness)), ("speed", plain(speed))]
    case .tension(let tension, let friction):
      arguments = [("tension", plain(tension)), ("friction", plain(friction))]
    case .system: return "systemSpring"
    }
    if let crossVelocity {
      arguments.append(("velocity", "(\(plain(spring.initialVelocity)), \(plain(crossVelocity)))"))
    } else if spring.initialVelocity != 0 {
      arguments.append(("velocity", plain(spring.initialVelocity)))
    }
    if endsAtArrival { arguments.append(("clamped", "true")) }
    return "spring(" + arguments.map { "\($0): \($1)" }.joined(separator: ", ") + ")"
  }
}
