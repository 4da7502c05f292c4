extension Curve {
  /// CAKeyframeAnimation, for keyframes and steps.
  func coreAnimationKeys(
    _ curve: TimingCurve, _ seconds: Digits?
  ) throws(ConversionObstacle) -> ConversionDraft {
    guard let track = curve.track else { throw .noSteps }
    let values = track.values.map { Digits($0) }
    let times = track.times.map { Digits($0) }
    let eased = try track.printedTiming()
    let paced = track.mode == .paced || track.mode == .cubicPaced
    var lines = ["let animation = CAKeyframeAnimation(keyPath: \"position.x\")"]
    lines.append("animation.values = \(list(values.map(\.text)))")
    if !paced { lines.append("animation.keyTimes = \(list(times.map(\.text)))") }
    lines.append("animation.calculationMode = .\(track.mode.rawValue)")
    if !eased.isEmpty {
      let functions = eased.map { "CAMediaTimingFunction(controlPoints: \($0.joined()))" }
      lines.append("animation.timingFunctions = \(list(functions))")
    }
    lines += shapeLines(track.shapes)
    if let seconds { lines.append("animation.duration = \(seconds.text)") }
    let rebuilt = try? KeyframeTrack(
      values: values.map(\.value), keyTimes: paced ? nil : times.map(\.value), mode: track.mode,
      timing: eased.map { .cubic($0.curve) }, shapes: track.shapes)
    return ConversionDraft(lines.joined(separator: "\n")) {
      (rebuilt ?? track).value(at: seconds.fraction($0))
    }
  }

  private func shapeLines(_ shapes: [SplineShape]) -> [String] {
    let parts: [(String, KeyPath<SplineShape, Double>)] = [
      ("tensionValues", \.tension), ("continuityValues", \.continuity), ("biasValues", \.bias),
    ]
    return parts.filter { part in shapes.contains { $0[keyPath: part.1] != 0 } }.map { part in
      "animation.\(part.0) = \(list(shapes.map { "\($0[keyPath: part.1])" }))"
    }
  }

  private func list(_ items: [String]) -> String { "[\(joined(items))]" }
  private func joined(_ items: [String]) -> String { items.joined(separator: ", ") }
}

extension KeyframeTrack {
  /// The timing of the pieces as Béziers, as they are printed; empty for none.
  func printedTiming() throws(ConversionObstacle) -> [PrintedBezier] {
    var printed: [PrintedBezier] = []
    for curve in timing {
      guard let bezier = curve.bezier else { throw .nestedTiming }
      printed.append(bezier.printed)
    }
    return printed
  }
}
