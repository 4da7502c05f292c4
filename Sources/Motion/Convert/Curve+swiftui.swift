extension Curve {
  /// SwiftUI: a UnitCurve, an Animation, or a keyframe track.
  func swiftui() throws(ConversionObstacle) -> ConversionDraft {
    switch self {
    case .timing, .basic:
      guard let (curve, seconds) = timingParts else { throw .noDecay }
      guard let bezier = curve.bezier else { return try swiftuiKeys(curve, seconds) }
      let printed = bezier.printed
      let text =
        seconds.map { ".timingCurve(\(printed.joined()), duration: \($0.text))" }
        ?? unitCurve(printed.points, of: "UnitCurve")
      return ConversionDraft(text) { printed.curve.value(at: seconds.fraction($0)) }
    case .spring(let curve): return try swiftuiSpring(curve.spring)
    case .decay: throw .noDecay
    }
  }

  private func unitCurve(_ points: [String], of type: String) -> String {
    "\(type).bezier(startControlPoint: UnitPoint(x: \(points[0]), y: \(points[1])), "
      + "endControlPoint: UnitPoint(x: \(points[2]), y: \(points[3])))"
  }

  private func swiftuiSpring(_ spring: Spring) throws(ConversionObstacle) -> ConversionDraft {
    let printed = PrintedSpring(spring)
    if spring.regime == .overdamped {
      guard spring.initialVelocity == 0 else { throw .overdampedVelocity }
      let text =
        ".spring(Spring(mass: \(printed.mass.text), stiffness: \(printed.stiffness.text), "
        + "damping: \(printed.damping.text), allowOverDamping: true))"
      let rebuilt = printed.spring()
      return ConversionDraft(text) { rebuilt.value(at: $0) }
    }
    let (duration, bounce) = (Digits(spring.response), Digits(spring.bounce))
    let still = spring.initialVelocity == 0
    let text =
      still
      ? ".spring(duration: \(duration.text), bounce: \(bounce.text))"
      : ".interpolatingSpring(duration: \(duration.text), bounce: \(bounce.text), "
        + "initialVelocity: \(printed.velocity.text))"
    let rebuilt = try? Spring(
      perceptualDuration: duration.value, bounce: bounce.value,
      initialVelocity: printed.velocity.value)
    return ConversionDraft(text, notes: printed.notes) { (rebuilt ?? spring).value(at: $0) }
  }

  private func swiftuiKeys(
    _ curve: TimingCurve, _ seconds: Digits?
  ) throws(ConversionObstacle) -> ConversionDraft {
    guard let track = curve.track else { throw .noSteps }
    guard track.mode != .cubic, track.mode != .cubicPaced else { throw .noSpline }
    let keys = try PrintedKeys(track, scale: seconds?.value ?? 1)
    var lines = ["MoveKeyframe(\(keys.first.text))"]
    for key in keys.pieces {
      let timing =
        key.timing.map { ", timingCurve: \(unitCurve($0.points, of: ""))" } ?? ""
      if key.span.value > 0 {
        lines.append("LinearKeyframe(\(key.end.text), duration: \(key.span.text)\(timing))")
      }
      if key.jumps || key.span.value == 0 { lines.append("MoveKeyframe(\(key.next.text))") }
    }
    let body = lines.map { "  \($0)" }.joined(separator: "\n")
    return ConversionDraft("KeyframeTrack {\n\(body)\n}") { keys.value(at: $0, adds: true) }
  }
}
