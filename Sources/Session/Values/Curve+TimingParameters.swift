import Motion
import UIKit

extension Curve {
  /// As a property animator takes it; nil for a decay, which has no end to go to.
  @MainActor
  var timingParameters: (any UITimingCurveProvider)? {
    switch self {
    case .timing(let timing), .basic(let timing, _): UICubicTimingParameters(timing: timing)
    case .spring(let spring): spring.timingParameters
    case .decay: nil
    }
  }
}

extension SpringCurve {
  /// UIKit's damping ratio is fitted to the animator's duration; every other notation brings its
  /// own time.
  @MainActor
  fileprivate var timingParameters: UISpringTimingParameters {
    let velocity = CGVector(
      dx: spring.initialVelocity, dy: crossVelocity ?? spring.initialVelocity)
    if case .uikit(let ratio, _) = notation {
      return UISpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
    }
    return UISpringTimingParameters(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: velocity)
  }
}
