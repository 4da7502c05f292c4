import Glibc

extension Curve {
  /// Flutter's curves and simulations, in Dart.
  func flutter() throws(ConversionObstacle) -> ConversionDraft {
    switch self {
    case .timing, .basic:
      guard let (curve, seconds) = timingParts else { throw .noDecay }
      guard let bezier = curve.bezier else { return try flutterKeys(curve, seconds) }
      let printed = bezier.printed
      return flutterTimed(
        "Cubic(\(printed.joined()))", seconds, notes: [.looseSolver]
      ) { printed.curve.value(at: $0) }
    case .spring(let curve):
      let printed = PrintedSpring(curve.spring)
      let text =
        "SpringSimulation(SpringDescription(mass: \(printed.mass.text), "
        + "stiffness: \(printed.stiffness.text), damping: \(printed.damping.text)), "
        + "0, 1, \(printed.velocity.text))"
      let rebuilt = printed.spring()
      return ConversionDraft(text, notes: printed.notes) { rebuilt.value(at: $0) }
    case .decay(let decay): return try friction(decay)
    }
  }

  private func flutterTimed(
    _ curve: String, _ seconds: Digits?, notes: [ConversionNote] = [],
    law: @escaping (Double) -> Double
  ) -> ConversionDraft {
    guard let seconds else { return ConversionDraft(curve, notes: notes, law: law) }
    let micro = Digits((seconds.value * 1_000_000).rounded(), 15)
    let text = "duration: Duration(microseconds: \(micro.text)),\ncurve: \(curve),"
    return ConversionDraft(text, notes: notes) {
      law(Digits?.some(micro).fraction($0 * 1_000_000))
    }
  }

  /// FrictionSimulation: x₀ + v·(d^t − 1)/ln d, with a drag d per second.
  private func friction(_ decay: Decay) throws(ConversionObstacle) -> ConversionDraft {
    guard decay.rate < 1 else { throw .noEnd }
    let drag = Digits(exp(-decay.perSecond), 9)
    guard drag.value > 0, decay.velocity != 0 else { throw .noWay }
    let (start, velocity) = (Digits(decay.start), Digits(decay.velocity))
    let text = "FrictionSimulation(\(drag.text), \(start.text), \(velocity.text))"
    let rate = log(drag.value)
    return ConversionDraft(text, notes: decay.continuousNotes) {
      start.value + velocity.value * expm1(rate * $0) / rate
    }
  }

  private func flutterKeys(
    _ curve: TimingCurve, _ seconds: Digits?
  ) throws(ConversionObstacle) -> ConversionDraft {
    guard let track = curve.track else { throw .noSteps }
    guard track.mode != .cubic, track.mode != .cubicPaced else { throw .noSpline }
    let keys = try PrintedKeys(track, scale: 100)
    guard let last = keys.pieces.last else { throw .noWay }
    guard !(last.jumps || last.span.value == 0) else { throw .jumpAtTheEnd }
    var start = keys.first
    var lines: [String] = []
    for piece in keys.pieces {
      if piece.span.value > 0 {
        let chain =
          piece.timing.map { ".chain(CurveTween(curve: Cubic(\($0.joined()))))" } ?? ""
        lines.append(
          "TweenSequenceItem(tween: Tween<double>(begin: \(start.text), end: \(piece.end.text))"
            + "\(chain), weight: \(piece.span.text)),")
      }
      start = piece.next
    }
    let body = lines.map { "  \($0)" }.joined(separator: "\n")
    let over = seconds.map { "  // over \($0.text) s" } ?? ""
    return ConversionDraft("TweenSequence([\n\(body)\n])\(over)") {
      keys.value(at: seconds.fraction($0) * 100, adds: true)
    }
  }
}
