extension Curve {
  /// Facebook's POP, in Swift.
  func pop() throws(ConversionObstacle) -> ConversionDraft {
    switch self {
    case .timing, .basic:
      guard let (curve, seconds) = timingParts else { throw .noDecay }
      guard let bezier = curve.bezier else {
        if case .steps = curve { throw .noSteps }
        throw .noKeyframes
      }
      let printed = bezier.printed
      var lines = ["let animation = POPBasicAnimation(propertyNamed: kPOPLayerPositionX)"]
      lines.append(
        "animation.timingFunction = "
          + "CAMediaTimingFunction(controlPoints: \(printed.joined()))")
      if let seconds { lines.append("animation.duration = \(seconds.text)") }
      return ConversionDraft(lines.joined(separator: "\n"), notes: [.looseSolver]) {
        printed.curve.value(at: seconds.fraction($0))
      }
    case .spring(let curve): return popSpring(curve)
    case .decay(let decay): return popDecay(decay)
    }
  }

  private func popSpring(_ curve: SpringCurve) -> ConversionDraft {
    let printed = PrintedSpring(curve.spring)
    var lines = ["let animation = POPSpringAnimation(propertyNamed: kPOPLayerPositionX)"]
    var rebuilt = printed.spring()
    if case .bounciness(let bounciness, let speed) = curve.notation {
      let (bounciness, speed) = (Digits(bounciness), Digits(speed))
      lines.append("animation.springBounciness = \(bounciness.text)")
      lines.append("animation.springSpeed = \(speed.text)")
      let spring = try? Spring(
        bounciness: bounciness.value, speed: speed.value, initialVelocity: printed.velocity.value)
      rebuilt = spring ?? rebuilt
    } else {
      lines.append("animation.dynamicsTension = \(printed.stiffness.text)")
      lines.append("animation.dynamicsFriction = \(printed.damping.text)")
      lines.append("animation.dynamicsMass = \(printed.mass.text)")
    }
    var notes = printed.notes + [.slowClock]
    if printed.velocity.value != 0 {
      lines.append("animation.velocity = \(printed.velocity.text) * (to - from)")
      notes.append(.absoluteVelocity)
    }
    return ConversionDraft(lines.joined(separator: "\n"), notes: notes) { rebuilt.value(at: $0) }
  }

  private func popDecay(_ decay: Decay) -> ConversionDraft {
    let (velocity, rate) = (Digits(decay.velocity), Digits(decay.rate, 9))
    let text = """
      let animation = POPDecayAnimation(propertyNamed: kPOPLayerPositionX)
      animation.velocity = \(velocity.text)
      animation.deceleration = \(rate.text)
      """
    let rebuilt = try? Decay(
      from: decay.start, velocity: velocity.value, rate: rate.value, law: .pop)
    return ConversionDraft(text) { (rebuilt ?? decay).value(at: $0) }
  }
}
