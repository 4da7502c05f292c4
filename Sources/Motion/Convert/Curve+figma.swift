extension Curve {
  /// Figma's prototype panel: what to type into its fields.
  func figma() throws(ConversionObstacle) -> ConversionDraft {
    switch self {
    case .timing, .basic:
      guard let (curve, seconds) = timingParts else { throw .noDecay }
      guard let bezier = curve.bezier else {
        if case .steps = curve { throw .noSteps }
        throw .noKeyframes
      }
      let printed = bezier.printed
      let text = "Custom bezier: \(printed.joined())"
      guard let seconds else { return ConversionDraft(text) { printed.curve.value(at: $0) } }
      let milliseconds = Digits((seconds.value * 1_000).rounded())
      return ConversionDraft(text + "\nDuration: \(milliseconds.text) ms") {
        printed.curve.value(at: Digits?.some(milliseconds).fraction($0 * 1_000))
      }
    case .spring(let curve):
      guard curve.spring.initialVelocity == 0 else { throw .noVelocity }
      guard curve.spring.regime != .overdamped else { throw .noOverdamping }
      guard curve.spring.regime != .undamped else { throw .noEnd }
      let printed = PrintedSpring(curve.spring)
      let text = """
        Custom spring
        Stiffness: \(printed.stiffness.text)
        Damping: \(printed.damping.text)
        Mass: \(printed.mass.text)
        """
      let rebuilt = printed.spring(allowsOverdamping: false)
      return ConversionDraft(text, notes: printed.notes) { rebuilt.value(at: $0) }
    case .decay: throw .noDecay
    }
  }
}
