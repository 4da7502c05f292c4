import Glibc

extension Curve {
  /// Android's interpolators and dynamic animations, in Kotlin.
  func android() throws(ConversionObstacle) -> ConversionDraft {
    switch self {
    case .timing, .basic:
      guard let (curve, seconds) = timingParts else { throw .noDecay }
      guard let bezier = curve.bezier else { return try androidKeys(curve, seconds) }
      let printed = bezier.printed
      return androidTimed("PathInterpolator(\(printed.joined("f")))", seconds) {
        printed.curve.value(at: $0)
      }
    case .spring(let curve): return androidSpring(curve.spring)
    case .decay(let decay): return try fling(decay)
    }
  }

  private func androidTimed(
    _ interpolator: String, _ seconds: Digits?, law: @escaping (Double) -> Double
  ) -> ConversionDraft {
    guard let seconds else { return ConversionDraft(interpolator, law: law) }
    let milliseconds = Digits((seconds.value * 1_000).rounded())
    let text = "duration = \(milliseconds.text)L\ninterpolator = \(interpolator)"
    return ConversionDraft(text) {
      law(Digits?.some(milliseconds).fraction($0 * 1_000))
    }
  }

  /// SpringForce: mass 1, x by the closed form of each regime.
  private func androidSpring(_ spring: Spring) -> ConversionDraft {
    let stiffness = Digits(spring.stiffness / spring.mass, 9)
    let ratio = Digits(spring.effectiveDampingRatio, 9)
    let velocity = Digits(spring.initialVelocity)
    var lines = [
      "spring = SpringForce(to).setStiffness(\(stiffness.text)f)"
        + ".setDampingRatio(\(ratio.text)f)"
    ]
    var notes: [ConversionNote] = spring.isClamped ? [.clampedDamping] : []
    if velocity.value != 0 {
      lines.append("setStartVelocity(\(velocity.text)f * (to - from))")
      notes.append(.absoluteVelocity)
    }
    let rebuilt = Spring(
      unchecked: 1, stiffness.value, 2 * ratio.value * stiffness.value.squareRoot(),
      velocity.value, true)
    return ConversionDraft(lines.joined(separator: "\n"), notes: notes) { rebuilt.value(at: $0) }
  }

  /// FlingAnimation: v·e^(−4.2·friction·t), integrated exactly.
  private func fling(_ decay: Decay) throws(ConversionObstacle) -> ConversionDraft {
    guard decay.rate < 1 else { throw .noEnd }
    guard decay.rate > 0, decay.velocity != 0 else { throw .noWay }
    let friction = Digits(decay.perSecond / 4.2)
    let velocity = Digits(decay.velocity)
    let text =
      "FlingAnimation(view, DynamicAnimation.TRANSLATION_X)"
      + ".setStartVelocity(\(velocity.text)f).setFriction(\(friction.text)f)"
    let slowing = 4.2 * friction.value
    return ConversionDraft(text, notes: decay.continuousNotes) {
      decay.start + velocity.value / slowing * -expm1(-slowing * $0)
    }
  }

  private func androidKeys(
    _ curve: TimingCurve, _ seconds: Digits?
  ) throws(ConversionObstacle) -> ConversionDraft {
    guard let track = curve.track else { throw .noSteps }
    guard track.mode != .cubic, track.mode != .cubicPaced else { throw .noSpline }
    let keys = try PrintedKeys(track, scale: 1)
    var lines = ["Keyframe.ofFloat(0f, \(keys.first.text)f)"]
    for piece in keys.pieces {
      let fraction = piece.until.text
      let timing =
        piece.timing.map {
          ".apply { interpolator = PathInterpolator(\($0.joined("f"))) }"
        } ?? ""
      lines.append("Keyframe.ofFloat(\(fraction)f, \(piece.end.text)f)\(timing)")
      if piece.jumps { lines.append("Keyframe.ofFloat(\(fraction)f, \(piece.next.text)f)") }
    }
    let body = lines.map { "    \($0)" }.joined(separator: ",\n")
    let holder = "PropertyValuesHolder.ofKeyframe(View.TRANSLATION_X,\n\(body))"
    // An animator eases in and out by itself unless it is told not to.
    let milliseconds = seconds.map { Digits(($0.value * 1_000).rounded()) }
    let text =
      milliseconds.map {
        "ObjectAnimator.ofPropertyValuesHolder(view, \(holder)).apply {\n"
          + "  duration = \($0.text)L\n  interpolator = LinearInterpolator()\n}"
      } ?? holder
    return ConversionDraft(text) {
      let fraction = milliseconds == nil ? $0 : milliseconds.fraction($0 * 1_000)
      return keys.value(at: fraction, adds: false)
    }
  }
}

extension Decay {
  /// −1000·ln r: what is lost per second.
  var perSecond: Double { -1000 * log(rate) }

  var continuousNotes: [ConversionNote] { law == .continuous ? [] : [.continuousDecay] }
}
