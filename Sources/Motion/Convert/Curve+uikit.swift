extension Curve {
  /// UIKit and Core Animation, in Swift.
  func uikit() throws(ConversionObstacle) -> ConversionDraft {
    switch self {
    case .timing, .basic:
      guard let (curve, seconds) = timingParts else { throw .noDecay }
      guard let bezier = curve.bezier else { return try coreAnimationKeys(curve, seconds) }
      return cubicParameters(curve, bezier, seconds)
    case .spring(let curve): return springParameters(curve)
    case .decay: throw .noDecay
    }
  }

  private func cubicParameters(
    _ curve: TimingCurve, _ bezier: UnitBezier, _ seconds: Digits?
  ) -> ConversionDraft {
    let printed = bezier.printed
    let names: [(TimingCurve, String)] = [
      (.linear, "animationCurve: .linear"), (.easeIn, "animationCurve: .easeIn"),
      (.easeOut, "animationCurve: .easeOut"), (.easeInOut, "animationCurve: .easeInOut"),
      (.systemDefault, ""),
    ]
    let arguments =
      names.first { $0.0 == curve }?.1
      ?? "controlPoint1: CGPoint(x: \(printed.points[0]), y: \(printed.points[1])), "
      + "controlPoint2: CGPoint(x: \(printed.points[2]), y: \(printed.points[3]))"
    let text = animator("UICubicTimingParameters(\(arguments))", seconds)
    return ConversionDraft(text) { printed.curve.value(at: seconds.fraction($0)) }
  }

  private func animator(_ parameters: String, _ seconds: Digits?) -> String {
    guard let seconds else { return parameters }
    return "UIViewPropertyAnimator(duration: \(seconds.text), timingParameters: \(parameters))"
  }

  private func springParameters(_ curve: SpringCurve) -> ConversionDraft {
    let printed = PrintedSpring(curve.spring)
    let cross = curve.crossVelocity.map { Digits($0) } ?? printed.velocity
    let vector = "CGVector(dx: \(printed.velocity.text), dy: \(cross.text))"
    switch curve.notation {
    case .system:
      return ConversionDraft("UISpringTimingParameters()") { Spring.system.value(at: $0) }
    case .uikit(let ratio, let duration):
      let (ratio, duration) = (Digits(ratio), Digits(duration))
      let text = animator(
        "UISpringTimingParameters(dampingRatio: \(ratio.text), initialVelocity: \(vector))",
        duration)
      let spring = try? Spring(
        duration: duration.value, dampingRatio: ratio.value,
        initialVelocity: printed.velocity.value)
      return ConversionDraft(text) { (spring ?? curve.spring).value(at: $0) }
    default:
      if curve.spring.regime == .overdamped { return coreAnimationSpring(printed) }
      let text =
        "UISpringTimingParameters(mass: \(printed.mass.text), "
        + "stiffness: \(printed.stiffness.text), damping: \(printed.damping.text), "
        + "initialVelocity: \(vector))"
      let spring = printed.spring(allowsOverdamping: false)
      return ConversionDraft(text, notes: printed.notes) { spring.value(at: $0) }
    }
  }

  /// Beyond critical damping only Core Animation's own spring goes, and only when it is told to.
  private func coreAnimationSpring(_ printed: PrintedSpring) -> ConversionDraft {
    let text = """
      let animation = CASpringAnimation(keyPath: "position.x")
      animation.mass = \(printed.mass.text)
      animation.stiffness = \(printed.stiffness.text)
      animation.damping = \(printed.damping.text)
      animation.initialVelocity = \(printed.velocity.text)
      animation.allowsOverdamping = true
      animation.duration = animation.settlingDuration
      """
    let spring = printed.spring()
    return ConversionDraft(text, notes: [.needsIOS17]) { spring.value(at: $0) }
  }
}
