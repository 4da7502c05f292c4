import Glibc

/// The damped oscillator ÿ + 2β·ẏ + ω₀²·y = 0 by its two basic solutions
///
///     even(t) = e^(−βt)·C(t)    odd(t) = e^(−βt)·S(t)
///
/// with C = cos ωt, S = sin ωt / ω below critical damping (ω² = ω₀² − β²), C = 1, S = t at it, and
/// C = cosh qt, S = sinh qt / q above (q² = β² − ω₀²). They go over into each other without a
/// jump, and no exponent here is ever positive, so nothing overflows.
struct Oscillator: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case under, critical, over }

  let kind: Kind
  /// ω₀, radians per second.
  let natural: Double
  /// β, per second.
  let decay: Double
  /// ω below critical damping, q above, 0 at it; per second.
  let frequency: Double

  /// Dampings closer than this to critical count as critical: what is left of rounding in c =
  /// 2√(km).
  static let criticalWidth = 1e-12

  init(natural: Double, decay: Double) {
    self.natural = natural
    if abs(decay - natural) <= Self.criticalWidth * natural {
      kind = .critical
      self.decay = natural
      frequency = 0
    } else {
      kind = decay < natural ? .under : .over
      self.decay = decay
      // The product keeps the digits that ω₀² − β² would lose.
      frequency = abs((natural - decay) * (natural + decay)).squareRoot()
    }
  }

  /// The slower root above critical damping, β − q, without its cancellation.
  var slow: Double { natural * (natural / (decay + frequency)) }
  /// The faster root above critical damping, β + q.
  var fast: Double { decay + frequency }

  /// The two basic solutions at t seconds: (1, 0) at 0, both 0 once the motion is over. Times
  /// before 0 and NaN count as 0.
  @inline(__always)
  func basis(at time: Double) -> (even: Double, odd: Double) {
    guard time > 0 else { return (1, 0) }
    switch kind {
    case .under:
      let envelope = decay > 0 ? exp(-decay * time) : 1
      let phase = frequency * time
      guard envelope > 0, phase.isFinite else { return (0, 0) }
      return (envelope * cos(phase), envelope * (sin(phase) / frequency))
    case .critical:
      let envelope = exp(-decay * time)
      guard envelope > 0 else { return (0, 0) }
      return (envelope, envelope * time)
    case .over:
      let envelope = exp(-slow * time)
      guard envelope > 0 else { return (0, 0) }
      let lost = expm1(-2 * frequency * time)
      return (envelope * (1 + 0.5 * lost), envelope * (lost / (-2 * frequency)))
    }
  }

  /// y of the motion that starts at y0 with velocity u0.
  @inline(__always)
  func displacement(_ y0: Double, _ u0: Double, at time: Double) -> Double {
    let (even, odd) = basis(at: time)
    return y0 * even + (u0 + decay * y0) * odd
  }

  /// ẏ of the same motion.
  @inline(__always)
  func velocity(_ y0: Double, _ u0: Double, at time: Double) -> Double {
    let (even, odd) = basis(at: time)
    return u0 * even - (natural * natural * y0 + decay * u0) * odd
  }
}
