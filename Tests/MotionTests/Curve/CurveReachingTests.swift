import Foundation
import Motion
import Testing

@Suite("When a curve reaches a value, and springs that end there")
struct CurveReachingTests {
  @Test("the value at the time found is the value asked for, and no earlier time has it")
  func first() throws {
    let curves: [Curve] = [
      .timing(.easeInOut), .basic(.easeIn, duration: 0.4),
      .spring(try SpringCurve(stiffness: 100, damping: 10)),
      .spring(try SpringCurve(stiffness: 100, damping: 10, velocity: -4)),
      .spring(try SpringCurve(stiffness: 100, damping: 60, allowsOverdamping: true)),
      .spring(try SpringCurve(stiffness: 100, damping: 20, velocity: 80)),
      .decay(try Decay(velocity: 3)),
    ]
    for curve in curves {
      for value in [0.1, 0.5, 0.9] {
        let time = try #require(curve.time(reaching: value))
        #expect(abs(curve.value(at: time) - value) < 1e-12)
        for part in 1..<200 { #expect(curve.value(at: time * Double(part) / 200) < value) }
      }
    }
  }

  @Test("beyond the end: up to the peak, and no further; back behind the start")
  func beyond() throws {
    let spring = Curve.spring(try SpringCurve(stiffness: 100, damping: 10))
    #expect(spring.time(reaching: 1.1) != nil && spring.time(reaching: 1.17) == nil)
    #expect(spring.time(reaching: -0.01) == nil && spring.time(reaching: 0) == 0)
    let pushed = Curve.spring(try SpringCurve(stiffness: 100, damping: 10, velocity: -4))
    #expect(pushed.time(reaching: -0.05) != nil)
    let critical = Curve.spring(try SpringCurve(stiffness: 100, damping: 20))
    #expect(critical.time(reaching: 1) == nil && critical.time(reaching: 1.5) == nil)
    let high = Curve.spring(try SpringCurve(stiffness: 100, damping: 20, velocity: 80))
    #expect(high.time(reaching: 1.2) != nil && high.time(reaching: .nan) == nil)
  }

  @Test("a clamped spring is over at its first arrival, at rest there")
  func arrival() throws {
    let spring = try SpringCurve(stiffness: 100, damping: 10)
    let curve = spring.endingAtArrival()
    // cos θ + sin θ/√3 = 0 at θ = 2π/3.
    let time = 2 * Double.pi / 3 / (10 * 0.75.squareRoot())
    #expect(abs(try #require(curve.duration) - time) < 1e-12 && curve.durationSource == .derived)
    #expect(curve.value(at: time + 0.01) == 1 && curve.velocity(at: time + 0.01) == 0)
    #expect(curve.value(at: 0.1) == spring.spring.value(at: 0.1))
    let whole = Curve.spring(curve)
    #expect(whole.overshoot == 0 && whole.peak == nil && whole.target == 1)
    #expect(whole.settling == curve.duration)
    #expect(try #require(whole.settling(within: 0.01)) < time)
    // One that never passes its end stays as it is; an undamped one has an end now.
    let critical = try SpringCurve(stiffness: 100, damping: 20)
    #expect(critical.endingAtArrival() == critical)
    let undamped = try SpringCurve(stiffness: 100, damping: 0).endingAtArrival()
    #expect(undamped.duration.map { abs($0 - .pi / 20) < 1e-12 } == true)
    #expect(Curve.spring(undamped).target == 1)
    for target in ConversionTarget.allCases {
      let conversion = whole.converted(to: target)
      #expect((conversion.text != nil) == (target == .css))
    }
  }

  @Test("other velocities and ratios of the same words")
  func variants() throws {
    let uikit = try SpringCurve(dampingRatio: 0.6, duration: 0.4)
    #expect(
      try uikit.with(velocity: 2) == SpringCurve(dampingRatio: 0.6, duration: 0.4, velocity: 2))
    #expect(try uikit.with(dampingRatio: 0.3) == SpringCurve(dampingRatio: 0.3, duration: 0.4))
    let physical = try SpringCurve(mass: 2, stiffness: 50, damping: 4)
    let pushed = try physical.with(velocity: 3)
    #expect(pushed == (try SpringCurve(mass: 2, stiffness: 50, damping: 4, velocity: 3)))
    #expect(try physical.with(dampingRatio: 0.5).spring.dampingRatio == 0.5)
    #expect(throws: MotionError.self) { try physical.with(dampingRatio: .nan) }
    #expect(throws: MotionError.self) { try physical.with(velocity: .infinity) }
    let stopped = uikit.endingAtArrival()
    let faster = try stopped.with(velocity: 2)
    #expect(faster == (try uikit.with(velocity: 2)).endingAtArrival())
    #expect(try stopped.with(dampingRatio: 0.3) == uikit.with(dampingRatio: 0.3).endingAtArrival())
    let envelope = try SpringCurve(envelope: 0.001, duration: 0.5, dampingRatio: 0.8)
    #expect(abs(log(0.001) + 0.5 * envelope.spring.damping / 2) < 1e-12)
    #expect(envelope.duration == 0.5 && envelope.durationSource == .given)
  }
}
