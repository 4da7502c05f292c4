import Motion
import Testing

@Suite("Errors")
struct MotionErrorTests {
  @Test(
    "each has a sentence",
    arguments: [
      (.notFinite(field: "mass"), "mass must be a finite number"),
      (.notPositive(field: "mass", value: -0.5), "mass must be above 0, not -0.5"),
      (.negative(field: "damping", value: -3), "damping must not be below 0, it is -3"),
      (
        .outside(field: "x1", value: 1.4, lower: 0, upper: 1),
        "x1 must lie in 0...1, it is 1.4"
      ),
      (.count(field: "timing", expected: 2, found: 3), "timing needs 2 entries, it has 3"),
      (
        .noSpring(dampingRatio: 0, duration: 0.5),
        "no spring of damping ratio 0 is within 0.001 of its end after 0.5 s: UIKit's rule has no "
          + "solution below a damping ratio of about 0.001"
      ),
      (.noDuration, "a timing curve has no duration of its own"),
      (.opposite(field: "range"), "range and velocity point in opposite directions"),
      (.noDistance, "there is no way to be a fraction of: start and end are the same"),
    ] as [(MotionError, String)])
  func messages(error: MotionError, message: String) {
    #expect(error.message == message && "\(error)" == message)
  }

  /// Numbers as wild as they come, in every field of every notation.
  static let wild: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e-15, 1e-6, 0.5, 1, 41, 1e6, 1e15,
    .greatestFiniteMagnitude,
  ]

  @Test("whatever goes in, no NaN comes out")
  func total() {
    var made = 0
    for a in Self.wild {
      for b in Self.wild {
        for v in [0, -1e15, 3, 1e15, .nan] {
          for curve in Self.curves(a, b, v) {
            made += 1
            check(curve)
          }
        }
      }
    }
    #expect(made > 2_000)
  }

  private static func curves(_ a: Double, _ b: Double, _ v: Double) -> [Curve] {
    let springs = [
      try? SpringCurve(dampingRatio: a, duration: b, velocity: v),
      try? SpringCurve(stiffness: a, damping: b, velocity: v),
      try? SpringCurve(stiffness: a, damping: b, velocity: v, allowsOverdamping: true),
      try? SpringCurve(mass: a, stiffness: b, damping: 1, velocity: v),
      try? SpringCurve(response: a, dampingRatio: b, velocity: v),
      try? SpringCurve(duration: a, bounce: b, velocity: v),
      try? SpringCurve(bounciness: a, speed: b, velocity: v),
      try? SpringCurve(tension: a, friction: b, velocity: v),
    ]
    let decays = Decay.Law.allCases.map { try? Decay(from: a, velocity: v, rate: b, law: $0) }
    let bezier = try? UnitBezier(x1: a, y1: v, x2: b, y2: -v)
    return springs.compactMap(\.self).map(Curve.spring)
      + decays.compactMap(\.self).map(Curve.decay)
      + [bezier].compactMap(\.self).map { Curve.timing(.cubic($0)) }
  }

  private func check(_ curve: Curve) {
    let times = [0, .leastNonzeroMagnitude, 0.1, 1, 1e9, .greatestFiniteMagnitude, .infinity]
    let sound = times.allSatisfy {
      curve.value(at: $0).isFinite && !curve.velocity(at: $0).isNaN && !curve.shown(at: $0).isNaN
    }
    #expect(sound, "\(curve)")
    let numbers = [
      curve.duration, curve.settling, curve.target, curve.overshoot, curve.peak?.time,
      curve.peak?.value, curve.settling(within: 0.01),
    ]
    #expect(numbers.compactMap(\.self).allSatisfy { !$0.isNaN }, "\(curve)")
  }
}
