import Foundation
import Motion
import Testing

@Suite("Spring")
struct SpringTests {
  @Test("value and velocity in all regimes, true physics and clamped", arguments: [true, false])
  func truth(allowsOverdamping: Bool) throws {
    let golden = try Golden(allowsOverdamping ? "spring" : "spring_clamped")
    var tally = Tally(allowsOverdamping ? "spring" : "spring, clamped")
    for series in golden.series {
      let spring = try Spring(
        mass: series["mass"], stiffness: series["stiffness"], damping: series["damping"],
        initialVelocity: series["initialVelocity"], allowsOverdamping: allowsOverdamping)
      tally.motion(series, value: spring.value(at:), velocity: spring.velocity(at:))
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("CASpringAnimation sampled at 0.05 s: damping 30 is damping 20")
  func measured() throws {
    let golden = try Golden("measured_ca_spring_value_t0p05")
    var tally = Tally("CASpringAnimation value")
    for row in golden.rows {
      let spring = try Spring(
        mass: row["mass"], stiffness: row["stiffness"], damping: row["damping"],
        initialVelocity: row["velocity"])
      tally.row(row.text("damping"), (spring.value(at: 0.05), row["value"], 1), tolerance: 1e-5)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test(
    "the closed forms against step-by-step integration",
    arguments: [
      (1, 100, 10, 0), (2, 50, 1, -10), (0.3, 400, 30, 2), (1, 100, 20, 5), (3, 1000, 500, 0.1),
      (1, 64, 0, 3), (1, 100, 19.9999999, 1), (1, 100, 20.0000001, 1), (1, 170, 26, 50),
    ] as [(Double, Double, Double, Double)])
  func integrated(mass: Double, stiffness: Double, damping: Double, velocity: Double) throws {
    let spring = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: true)
    let integrator = Integrator { x, v in (stiffness * (1 - x) - damping * v) / mass }
    for time in [0.001, 0.05, 0.2, 0.7, 1.5] {
      let (x, v) = integrator.run(x: 0, v: velocity, seconds: time)
      #expect(abs(spring.value(at: time) - x) < 1e-9 * max(1, abs(velocity)))
      #expect(abs(spring.velocity(at: time) - v) < 1e-8 * max(1, abs(velocity)))
      let state = spring.state(at: time)
      #expect(state.value == spring.value(at: time))
      #expect(state.velocity == spring.velocity(at: time))
    }
  }

  @Test("UIKIT.md's appendix: CASpringAnimation's defaults")
  func defaults() throws {
    let spring = try Spring()
    for (time, value) in [
      (0.1, 0.3403), (0.2, 0.84943), (0.3, 1.12435), (0.5, 1.07459), (1, 1.00217),
    ] {
      #expect(abs(spring.value(at: time) - value) < 6e-5)
    }
    #expect(spring.dampingRatio == 0.5 && spring.naturalFrequency == 10)
    #expect(!spring.allowsOverdamping && spring.initialVelocity == 0)
  }

  @Test(
    "across critical damping nothing jumps", arguments: [1e-3, 1e-6, 1e-9, 1e-11, 1e-12, 1e-13])
  func nearCritical(offset: Double) throws {
    for velocity in [0, 30, -7] as [Double] {
      let below = try Spring(response: 0.4, dampingRatio: 1 - offset, initialVelocity: velocity)
      let above = try Spring(response: 0.4, dampingRatio: 1 + offset, initialVelocity: velocity)
      let exact = try Spring(response: 0.4, dampingRatio: 1, initialVelocity: velocity)
      let omega = exact.naturalFrequency
      let bound = (40 * offset + 1e-13) * (1 + abs(velocity))
      let misses = stride(from: 0, through: 3, by: 0.01).filter { time in
        // Critical damping written out.
        let value = 1 - exp(-omega * time) * (1 + (omega - velocity) * time)
        let jump = abs(below.velocity(at: time) - above.velocity(at: time))
        return abs(exact.value(at: time) - value) > 1e-13 * (1 + abs(velocity))
          || abs(below.value(at: time) - value) > bound
          || abs(above.value(at: time) - value) > bound || jump > 2 * omega * bound
      }
      #expect(misses.isEmpty)
    }
  }

  @Test("at any time of any spring there are numbers, and at rest exactly the end")
  func stable() throws {
    let sizes = [1e-15, 1e-6, 1, 1e6, 1e15]
    let times = [
      0, .leastNonzeroMagnitude, 1e-9, 1, 1e9, 1e300, .greatestFiniteMagnitude, .infinity,
    ]
    for mass in sizes {
      for stiffness in sizes {
        for damping in [0] + sizes {
          for velocity in [0, 1e15, -1e15] as [Double] {
            for allows in [false, true] {
              let spring = try Spring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
                allowsOverdamping: allows)
              let numbers = times.flatMap { [spring.value(at: $0), spring.velocity(at: $0)] }
              let ends =
                spring.value(at: .infinity) == 1 && spring.velocity(at: .infinity) == 0
                && spring.value(at: .nan) == 0 && spring.velocity(at: .nan) == velocity
              #expect(ends && numbers.allSatisfy(\.isFinite), "\(spring)")
            }
          }
        }
      }
    }
  }

  /// Case G6.
  @Test("without damping it swings for ever")
  func undamped() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(abs(spring.response - 0.62832) < 5e-6 && spring.regime == .undamped)
    #expect(abs(spring.value(at: 100 * spring.response)) < 1e-9)
    #expect(abs(spring.value(at: 100.5 * spring.response) - 2) < 1e-9)
    #expect(spring.settlingDuration == nil && spring.settling(within: 0.01) == nil)
    #expect(spring.overshoot == 1)
  }

  /// Case G4: an overdamped spring is not a critical one.
  @Test("true overdamping")
  func overdamped() throws {
    let spring = try Spring(mass: 0.3, stiffness: 400, damping: 30, allowsOverdamping: true)
    #expect(abs(spring.dampingRatio - 1.369) < 5e-4 && spring.regime == .overdamped)
    for (time, value) in [(0.016, 10.43), (0.05, 44.56), (0.1, 74.74), (0.2, 94.82)] {
      #expect(abs(100 * spring.value(at: time) - value) < 6e-3)
    }
    #expect(abs(try #require(spring.settling(within: 0.01)) - 0.304) < 5e-4)
    let clamped = try Spring(mass: 0.3, stiffness: 400, damping: 30)
    #expect(abs(100 * clamped.value(at: 0.1) - 87.93) < 6e-3)
    #expect(clamped.isClamped && !spring.isClamped && clamped.regime == .critical)
    #expect(clamped.effectiveDampingRatio == 1)
  }

  @Test(
    "what is no spring is refused by the name of the field",
    arguments: [
      (0, 100, 10, 0, "mass must be above 0, not 0"),
      (-1, 100, 10, 0, "mass must be above 0, not -1"),
      (1, .nan, 10, 0, "stiffness must be a finite number"),
      (1, 100, -1, 0, "damping must not be below 0, it is -1"),
      (1, 100, 10, .infinity, "velocity must be a finite number"),
      (1, 1e16, 10, 0, "stiffness must lie in 1e-15...1e15, it is 1e16"),
    ] as [(Double, Double, Double, Double, String)])
  func refused(m: Double, k: Double, c: Double, v: Double, message: String) {
    let error = #expect(throws: MotionError.self) {
      try Spring(mass: m, stiffness: k, damping: c, initialVelocity: v)
    }
    #expect(error?.message == message)
  }
}
