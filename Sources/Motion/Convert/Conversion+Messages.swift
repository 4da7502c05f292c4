/// Why a notation cannot hold a motion.
public enum ConversionObstacle: Error, Hashable, Sendable, CaseIterable {
  case noDecay, noSteps, noKeyframes, noSpline, noVelocity, noOverdamping, overdampedVelocity
  case noEnd, noWay, nestedTiming, jumpAtTheEnd, noClamp
}

/// What one should know before pasting.
public enum ConversionNote: Hashable, Sendable, CaseIterable {
  case slowClock, looseSolver, absoluteVelocity, needsIOS17, continuousDecay, wayOfTheDecay
  case clampedDamping
}

extension ConversionObstacle: CustomStringConvertible {
  public var description: String { message }

  /// The sentence behind "cannot be had: ".
  public var message: String {
    switch self {
    case .noDecay: "it has no decay; project the velocity and spring to where it would stop"
    case .noSteps: "it has no steps"
    case .noKeyframes: "it has no keyframes"
    case .noSpline: "its keyframes have no Kochanek-Bartels spline"
    case .noVelocity: "its springs start at rest"
    case .noOverdamping: "what it makes of a damping above critical is not published"
    case .overdampedVelocity: "with a velocity its springs are critical at most"
    case .noEnd: "the motion never ends, and here a duration is needed"
    case .noWay: "the motion does not move"
    case .nestedTiming: "its keyframes take Bézier timing only"
    case .noClamp: "its springs cannot be told to end where they first arrive"
    case .jumpAtTheEnd: "its last key cannot jump"
    }
  }
}

extension ConversionNote: CustomStringConvertible {
  public var description: String { message }

  public var message: String {
    switch self {
    case .slowClock: "POP's own clock runs at 96 % of real time at 60 frames per second"
    case .looseSolver: "its solver stops at a time error of 0.001"
    case .absoluteVelocity:
      "the velocity here is in units per second: that of the way times the way"
    case .needsIOS17: "needs iOS 17"
    case .continuousDecay: "its decay is the exact integral, not a sum over milliseconds"
    case .wayOfTheDecay: "the fractions are of the way until the decay stops"
    case .clampedDamping: "the damping was above critical and counts as critical"
    }
  }
}
