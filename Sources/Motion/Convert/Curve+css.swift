extension Curve {
  /// CSS: a timing function, with `linear()` for what is no Bézier.
  func css() throws(ConversionObstacle) -> ConversionDraft {
    if let (curve, seconds) = timingParts {
      return try cssTiming(curve, seconds)
    }
    guard let duration else { throw .noEnd }
    if case .decay(let decay) = self {
      guard let rest = decay.restingValue, rest != decay.start else { throw .noWay }
      let way = rest - decay.start
      return points(seconds: duration, from: decay.start, way: way, notes: [.wayOfTheDecay])
    }
    return points(seconds: duration, from: 0, way: 1, notes: [])
  }

  private func cssTiming(
    _ curve: TimingCurve, _ seconds: Digits?
  ) throws(ConversionObstacle) -> ConversionDraft {
    switch curve {
    case .linear:
      return timed("linear", seconds) { TimingCurve.linear.value(at: $0) }
    case .cubic(let bezier):
      let printed = bezier.printed
      return timed("cubic-bezier(\(printed.joined()))", seconds) {
        printed.curve.value(at: $0)
      }
    case .steps(let count):
      let steps = TimingCurve.steps(max(count, 1))
      return timed("steps(\(max(count, 1)))", seconds) { steps.value(at: $0) }
    case .keyframes(let track):
      let line = PiecewiseLine(track)
      return timed("linear(\(line.css))", seconds) { line.value(at: $0) }
    }
  }

  private func timed(
    _ function: String, _ seconds: Digits?, law: @escaping (Double) -> Double
  ) -> ConversionDraft {
    let text = "transition-timing-function: \(function);"
    guard let seconds else { return ConversionDraft(text, law: law) }
    let milliseconds = Digits(seconds.value * 1_000)
    return ConversionDraft("transition-duration: \(milliseconds.text)ms;\n" + text) {
      law(Digits?.some(milliseconds).fraction($0 * 1_000))
    }
  }

  /// The motion as the corners of a line, as few as are needed.
  private func points(
    seconds: Double, from start: Double, way: Double, notes: [ConversionNote]
  ) -> ConversionDraft {
    let milliseconds = Digits(seconds * 1_000, places: 0)
    let whole = max(milliseconds.value, 1)
    let line = PiecewiseLine { fraction in
      fraction < 1 ? (self.value(at: fraction * whole / 1_000) - start) / way : 1
    }
    let text = """
      transition-duration: \(Digits(whole, places: 0).text)ms;
      transition-timing-function: linear(\(line.css));
      """
    return ConversionDraft(text, notes: notes) {
      start + way * line.value(at: min($0 * 1_000 / whole, 1))
    }
  }
}
