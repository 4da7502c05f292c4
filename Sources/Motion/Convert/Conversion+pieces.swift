extension TimingCurve {
  /// The curve as a cubic Bézier, if it is one.
  var bezier: UnitBezier? {
    switch self {
    case .linear: UnitBezier(0, 0, 1, 1)
    case .cubic(let bezier): bezier
    case .steps, .keyframes: nil
    }
  }

  /// The curve as keys, if that is what it is made of.
  var track: KeyframeTrack<Double>? {
    switch self {
    case .linear, .cubic: return nil
    case .keyframes(let track): return track
    case .steps(let count):
      let steps = max(count, 1)
      guard steps <= 1_000 else { return nil }
      let values = (0...steps).map { Double($0) / Double(steps) }
      return try? KeyframeTrack(values: values, keyTimes: values + [1], mode: .discrete)
    }
  }
}

/// A Bézier's four numbers as they are printed, and the curve they make.
struct PrintedBezier {
  let points: [String]
  let curve: UnitBezier

  init(_ bezier: UnitBezier) {
    let digits = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { Digits($0) }
    points = digits.map(\.text)
    curve = UnitBezier(digits[0].value, digits[1].value, digits[2].value, digits[3].value)
  }

  /// The numbers with commas, each with an ending.
  func joined(_ ending: String = "") -> String {
    points.map { $0 + ending }.joined(separator: ", ")
  }
}

extension UnitBezier {
  var printed: PrintedBezier { PrintedBezier(self) }
}

extension Curve {
  /// A timing curve and its duration, 1 and nil text for one without.
  var timingParts: (curve: TimingCurve, seconds: Digits?)? {
    switch self {
    case .timing(let curve): (curve, nil)
    case .basic(let curve, _): (curve, Digits(duration ?? 0))
    case .spring, .decay: nil
    }
  }
}

extension Digits? {
  /// The fraction of the printed duration, for a time counted as the original curve counts it.
  func fraction(_ time: Double) -> Double {
    guard let self else { return time }
    return self.value > 0 ? time / self.value : 1
  }
}

/// A spring's numbers as they are printed.
struct PrintedSpring {
  let mass: Digits
  let stiffness: Digits
  /// With the damping in force: at most critical where the spring clamps it.
  let damping: Digits
  let velocity: Digits
  let notes: [ConversionNote]

  init(_ spring: Spring) {
    mass = Digits(spring.mass)
    stiffness = Digits(spring.stiffness, 9)
    damping = Digits(2 * spring.mass * spring.oscillator.decay, 9)
    velocity = Digits(spring.initialVelocity)
    notes = spring.isClamped ? [.clampedDamping] : []
  }

  /// The spring these numbers make.
  func spring(allowsOverdamping: Bool = true) -> Spring {
    Spring(
      unchecked: mass.value, stiffness.value, damping.value, velocity.value, allowsOverdamping)
  }
}
