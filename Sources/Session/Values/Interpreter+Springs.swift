import Motion
import Script
import Text

extension Interpreter {
  /// A spring by whichever labels are given: each notation has its own.
  func spring(_ given: CallArguments) throws -> SpringCurve {
    guard given.positional.isEmpty, !given.labelled.isEmpty else {
      throw Diagnostic.springLabels(at: given.place)
    }
    let spring = try SpringLabels(given).spring()
    return try given.flag("clamped") ? spring.endingAtArrival() : spring
  }
}

/// The labels of `spring`, read.
@MainActor
private struct SpringLabels {
  let given: CallArguments
  /// Relative, of the first axis and, where a pair was given, of the second.
  let velocity: Double
  let cross: Double?

  init(_ given: CallArguments) throws {
    self.given = given
    if case .pair(let x, let y)? = given.labelled["velocity"]?.value {
      (velocity, cross) = (x, y)
    } else {
      (velocity, cross) = (try given.number(-1, "velocity", default: 0), nil)
    }
  }

  private func number(_ label: String) throws -> Double { try given.number(-1, label) }
  private func optional(_ label: String) throws -> Double? {
    given.labelled[label] == nil ? nil : try number(label)
  }

  func spring() throws -> SpringCurve {
    let labels = Set(given.labelled.keys).subtracting(["velocity", "clamped"])
    switch labels {
    case ["damping"], ["damping", "duration"]:
      return try SpringCurve(
        dampingRatio: number("damping"), duration: optional("duration"), velocity: velocity,
        crossVelocity: cross)
    case ["response", "dampingRatio"]:
      return try SpringCurve(
        response: number("response"), dampingRatio: number("dampingRatio"), velocity: velocity,
        crossVelocity: cross)
    case ["bounce"], ["duration", "bounce"]:
      return try SpringCurve(
        duration: optional("duration") ?? 0.5, bounce: number("bounce"), velocity: velocity,
        crossVelocity: cross)
    case ["bounciness", "speed"]:
      return try SpringCurve(
        bounciness: number("bounciness"), speed: number("speed"), velocity: velocity,
        crossVelocity: cross)
    case ["tension", "friction"]:
      return try SpringCurve(
        tension: number("tension"), friction: number("friction"), velocity: velocity,
        crossVelocity: cross)
    case ["dampingRatio", "duration", "envelope"]:
      return try SpringCurve(
        envelope: number("envelope"), duration: number("duration"),
        dampingRatio: number("dampingRatio"), velocity: velocity, crossVelocity: cross)
    default: return try physical(labels)
    }
  }

  /// Mass, stiffness and damping; a duration beside them is a designer's note.
  private func physical(_ labels: Set<String>) throws -> SpringCurve {
    let needed: Set = ["stiffness", "damping"]
    let known = needed.union(["mass", "duration", "allowsOverdamping"])
    guard labels.isSuperset(of: needed), labels.isSubset(of: known) else {
      throw Diagnostic.springLabels(at: given.place)
    }
    let mass = try optional("mass") ?? 1
    guard let duration = try optional("duration") else {
      return try SpringCurve(
        mass: mass, stiffness: number("stiffness"), damping: number("damping"),
        velocity: velocity, crossVelocity: cross,
        allowsOverdamping: given.flag("allowsOverdamping"))
    }
    let note = try HandedOverSpring(
      duration: duration, mass: mass, stiffness: number("stiffness"), damping: number("damping"))
    return try SpringCurve(note, velocity: velocity, crossVelocity: cross)
  }
}

extension CallArguments {
  /// `true` where it is given as true.
  fileprivate func flag(_ label: String) throws -> Bool {
    guard let (value, place) = labelled[label] else { return false }
    guard case .bool(let truth) = value else {
      throw Diagnostic.wants("true or false", got: value, at: place)
    }
    return truth
  }
}
