import Motion
import Script
import Text

extension Interpreter {
  /// Functions that make curves.
  func callCurve(_ given: CallArguments) throws -> Value? {
    do {
      return try curve(given).map { .curve($0) }
    } catch let error as MotionError {
      throw Diagnostic(error.message, at: given.place)
    }
  }

  private func curve(_ given: CallArguments) throws -> Curve? {
    switch given.function {
    case "bezier":
      let labels = ["x1", "y1", "x2", "y2"]
      let n = try labels.enumerated().map { try given.number($0, $1) }
      return .timing(.cubic(try UnitBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3])))
    case "steps":
      guard let count = Int(exactly: settled(try given.number(0, "n"))),
        (1...10_000).contains(count)
      else { throw Diagnostic("`steps` wants a whole number, 1 to 10000", at: given.place) }
      return .timing(.steps(count))
    case "basic":
      let duration = try given.number(0, "duration")
      guard duration > 0 else {
        throw Diagnostic("`basic` wants a duration above 0", at: given.place)
      }
      return try .timed(try timing(given, 1, "curve") ?? .systemDefault, duration: duration)
    case "keyframes": return .keyframes(try keyframes(given))
    case "spring": return .spring(try spring(given))
    case "decay":
      return .decay(
        try Decay(
          velocity: try given.number(0, "velocity"),
          rate: try given.number(1, "rate", default: Decay.normalRate)))
    default: return nil
    }
  }

  private func timing(_ given: CallArguments, _ index: Int, _ label: String) throws -> TimingCurve?
  {
    guard let (value, place) = given.value(index, label) else { return nil }
    guard case .curve(.timing(let timing)) = value else {
      throw Diagnostic.wants("a timing curve such as `easeOut`", got: value, at: place)
    }
    return timing
  }

  /// A spring by whichever labels are given: each notation has its own.
  private func spring(_ given: CallArguments) throws -> SpringCurve {
    guard given.positional.isEmpty, !given.labelled.isEmpty else {
      throw Diagnostic.springLabels(at: given.place)
    }
    var velocity = 0.0
    var cross: Double?
    if case .pair(let x, let y)? = given.labelled["velocity"]?.value {
      (velocity, cross) = (x, y)
    } else {
      velocity = try given.number(-1, "velocity", default: 0)
    }
    func number(_ label: String) throws -> Double? {
      given.labelled[label] == nil ? nil : try given.number(-1, label)
    }
    let labels = Set(given.labelled.keys).subtracting(["velocity"])
    switch labels {
    case ["damping"], ["damping", "duration"]:
      return try SpringCurve(
        dampingRatio: try given.number(-1, "damping"), duration: try number("duration"),
        velocity: velocity, crossVelocity: cross)
    case ["stiffness", "damping"], ["mass", "stiffness", "damping"]:
      return try SpringCurve(
        mass: try number("mass") ?? 1, stiffness: try given.number(-1, "stiffness"),
        damping: try given.number(-1, "damping"), velocity: velocity, crossVelocity: cross)
    case ["response", "dampingRatio"]:
      return try SpringCurve(
        response: try given.number(-1, "response"),
        dampingRatio: try given.number(-1, "dampingRatio"), velocity: velocity,
        crossVelocity: cross)
    case ["bounce"], ["duration", "bounce"]:
      return try SpringCurve(
        duration: try number("duration") ?? 0.5, bounce: try given.number(-1, "bounce"),
        velocity: velocity, crossVelocity: cross)
    case ["bounciness", "speed"]:
      return try SpringCurve(
        bounciness: try given.number(-1, "bounciness"), speed: try given.number(-1, "speed"),
        velocity: velocity, crossVelocity: cross)
    case ["tension", "friction"]:
      return try SpringCurve(
        tension: try given.number(-1, "tension"), friction: try given.number(-1, "friction"),
        velocity: velocity, crossVelocity: cross)
    default: throw Diagnostic.springLabels(at: given.place)
    }
  }

  private func keyframes(_ given: CallArguments) throws -> KeyframeTrack<Double> {
    var mode = CalculationMode.linear
    if let (value, place) = given.value(2, "mode") {
      guard case .word(let word) = value, let named = CalculationMode(rawValue: word) else {
        throw Diagnostic.wants("a mode such as `.cubic`", got: value, at: place)
      }
      mode = named
    }
    return try KeyframeTrack(
      values: try numbers(given, 1, "values"), keyTimes: try numbers(given, 0, "times"),
      mode: mode)
  }

  private func numbers(_ given: CallArguments, _ index: Int, _ label: String) throws -> [Double] {
    guard let (value, place) = given.value(index, label) else { throw given.missing(label) }
    guard case .list(let values) = value else {
      throw Diagnostic.wants("a list of numbers", got: value, at: place)
    }
    return try values.map {
      guard let number = $0.numeric else { throw Diagnostic.wants("a number", got: $0, at: place) }
      return number
    }
  }

  func materialCurve(_ name: String) -> Curve? { Curve.named("material." + name) }

  func curveMember(_ name: String, of curve: Curve) -> Value? {
    switch name {
    case "duration": return curve.duration.map { .time($0) } ?? Value.none
    case "settling": return curve.settling.map { .time($0) } ?? Value.none
    case "overshoot": return curve.overshoot.map { .plain($0) } ?? Value.none
    case "regime": return curve.regime.map { .text($0.rawValue) } ?? Value.none
    default: return nil
    }
  }
}
