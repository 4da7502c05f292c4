import Motion
import Testing

@Suite("Spring turns")
struct SpringTurnsTests {
  /// Case L15: the table of the damping ratio.
  @Test(
    "overshoot by damping ratio",
    arguments: [
      (0.2, 0.5266), (0.3, 0.3723), (0.5, 0.1630), (0.6, 0.0948), (0.7, 0.0460), (0.8, 0.0152),
      (0.9, 0.0015),
    ])
  func table(ratio: Double, overshoot: Double) throws {
    #expect(abs(Spring.overshoot(dampingRatio: ratio) - overshoot) < 5e-5)
    let spring = try Spring(response: 0.7, dampingRatio: ratio)
    #expect(abs(spring.overshoot - Spring.overshoot(dampingRatio: ratio)) < 1e-12)
  }

  @Test("none from critical damping on", arguments: [1.0, 1.5, 30])
  func none(ratio: Double) throws {
    let spring = try Spring(response: 0.7, dampingRatio: ratio)
    #expect(spring.overshoot == 0 && spring.peak == nil && spring.firstArrival == nil)
    #expect(Spring.overshoot(dampingRatio: ratio) == 0)
  }

  @Test("Core Animation's defaults peak at 1.16303 after 0.36276 s")
  func peak() throws {
    let peak = try #require(try Spring().peak)
    #expect(abs(peak.time - 0.36276) < 5e-6 && abs(peak.value - 1.16303) < 5e-6)
  }

  /// Case G2: the sign of a relative velocity.
  @Test("a velocity the wrong way dips below the start first")
  func dip() throws {
    let away = try Spring(response: 0.5, dampingRatio: 0.85, initialVelocity: -2.5)
    let dip = try #require(away.dip)
    #expect(abs(dip.value + 0.0161) < 5e-5 && abs(dip.time - 0.0135) < 5e-5)
    let toward = try Spring(response: 0.5, dampingRatio: 0.85, initialVelocity: 2.5)
    #expect(toward.dip == nil)
    #expect((0...1_000).allSatisfy { toward.value(at: Double($0) / 500) >= 0 })
  }

  /// Case G13.
  @Test("a velocity makes a spring without bounce pass its end")
  func velocity() throws {
    let still = try Spring(perceptualDuration: 0.8, bounce: 0.2)
    #expect(abs(100 * (1 + still.overshoot) - 101.52) < 5e-3)
    let fast = try Spring(perceptualDuration: 0.8, bounce: 0.2, initialVelocity: 20)
    let peak = try #require(fast.peak)
    #expect(abs(100 * peak.value - 150.4) < 0.05 && abs(peak.time - 0.207) < 5e-4)
    let critical = try Spring(response: 0.5, dampingRatio: 1, initialVelocity: 60)
    #expect(critical.overshoot > 0)
    let over = try Spring(response: 0.5, dampingRatio: 2, initialVelocity: 200)
    #expect(over.overshoot > 0)
  }

  @Test("at a peak and a dip the motion stands still, and nothing lies beyond them")
  func turns() throws {
    for ratio in [0, 0.1, 0.7, 1, 1.4, 6] {
      for velocity in [0, 35, -35, 80] as [Double] {
        let spring = try Spring(response: 0.6, dampingRatio: ratio, initialVelocity: velocity)
        let ends = (spring.dip?.value ?? 0, spring.peak?.value ?? 1)
        let values = (0...3_000).map { spring.value(at: Double($0) / 1_000) }
        #expect(values.allSatisfy { $0 >= ends.0 - 1e-9 && $0 <= ends.1 + 1e-9 })
        for turn in [spring.dip, spring.peak].compactMap(\.self) {
          #expect(abs(spring.velocity(at: turn.time)) < 1e-9 * (1 + abs(velocity)))
          #expect(spring.value(at: turn.time) == turn.value)
        }
        if let time = spring.firstArrival { #expect(abs(spring.value(at: time) - 1) < 1e-12) }
      }
    }
  }

  /// Case G1: nothing to travel, yet a velocity.
  @Test("around one value, in points")
  func zeroDistance() throws {
    let under = try SpringMotion(
      try Spring(mass: 1, stiffness: 100, damping: 10), from: 0, to: 0, velocity: 1000)
    let turns = under.turns(2)
    #expect(turns.count == 2)
    #expect(abs(turns[0].value - 54.63) < 5e-3 && abs(turns[0].time - 0.1209) < 5e-5)
    #expect(abs(turns[1].value + 8.91) < 5e-3 && abs(turns[1].time - 0.4837) < 5e-5)
    #expect(abs(try #require(under.settling(within: 0.5)) - 1.005) < 5e-4)
    let over = try SpringMotion(
      try Spring(mass: 1, stiffness: 100, damping: 40, allowsOverdamping: true), from: 0, to: 0,
      velocity: 1000)
    #expect(over.turns(5).count == 1)
    #expect(abs(over.turns(1)[0].value - 21.86) < 5e-3)
    #expect(abs(over.turns(1)[0].time - 0.0760) < 5e-5)
  }

  /// Case G27: retargeted in flight, the velocity goes on.
  @Test("a retargeted spring goes on rising before it returns")
  func retargeted() throws {
    let there = try SpringMotion(
      try Spring(mass: 1, stiffness: 170, damping: 26), from: 0, to: 100)
    #expect(abs(there.value(at: 0.1) - 37.51) < 5e-3)
    #expect(abs(there.velocity(at: 0.1) - 462.5) < 0.05)
    let back = try there.retargeted(to: 0, at: 0.1)
    #expect(abs(back.value(at: 0.016) - 42.81) < 5e-3)
    let top = try #require(back.turns(1).first)
    #expect(abs(top.value - 44.90) < 5e-3 && abs(top.time - 0.037) < 5e-4)
    let dropped = try SpringMotion(back.spring, from: there.value(at: 0.1), to: 0, velocity: 0)
    #expect(abs(dropped.value(at: 0.016) - 36.80) < 5e-3)
  }

  /// Case G11: falling and rising are mirror images.
  @Test("the first arrival of both directions")
  func arrival() throws {
    let spring = try Spring(response: 0.5, dampingRatio: 0.5)
    let down = try SpringMotion(spring, from: 1000, to: 900)
    let up = try SpringMotion(spring, from: 900, to: 1000)
    #expect(down.firstArrival == up.firstArrival)
    for step in 0...100 {
      let time = Double(step) / 100
      #expect(abs(down.value(at: time) + up.value(at: time) - 1900) < 1e-9)
    }
  }

  /// Case G28: how little a velocity in points does.
  @Test("peaks of a spring over 160 pt with small velocities")
  func sensitivity() throws {
    let spring = try Spring(mass: 1, stiffness: 342.1, damping: 16.06)
    for (velocity, peak) in [(0, 195.21), (100, 195.23), (500, 195.76), (2000, 206.26)] {
      let motion = try SpringMotion(spring, from: 0, to: 160, velocity: Double(velocity))
      #expect(abs(try #require(motion.turns(1).first).value - peak) < 1e-2)
    }
  }
}
