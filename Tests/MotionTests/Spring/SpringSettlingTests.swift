import Motion
import Testing

@Suite("Spring settling")
struct SpringSettlingTests {
  @Test("Core Animation's rule, and the exact last crossing, of 56 springs")
  func rules() throws {
    let golden = try Golden("spring_settling")
    var tally = Tally("settling")
    for row in golden.rows {
      let make = { (allows: Bool) in
        try Spring(
          mass: row["mass"], stiffness: row["stiffness"], damping: row["damping"],
          initialVelocity: row["velocity"], allowsOverdamping: allows)
      }
      let (clamped, free) = (try make(false), try make(true))
      let endless = Double.infinity
      tally.row(
        row.text("case"),
        (clamped.settlingDuration ?? endless, row["ca_rule"], 0),
        (clamped.settling(within: 0.001) ?? endless, row["exact_clamped"], 0),
        (free.settling(within: 0.001) ?? endless, row["exact_true"], 0), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("measured on CASpringAnimation, the added tenths to the last bit")
  func measured() throws {
    let golden = try Golden("measured_ca_settling_duration")
    var tally = Tally("CASpringAnimation.settlingDuration")
    for row in golden.rows {
      let spring = try Spring(
        mass: row["mass"], stiffness: row["stiffness"], damping: row["damping"],
        initialVelocity: row["velocity"])
      let settling = try #require(spring.settlingDuration)
      tally.row(row.text("damping"), (settling, row["settlingDuration"], 0), tolerance: 1e-12)
    }
    tally.finish(of: golden.rows.count)
    #expect(try Spring(stiffness: 25, damping: 10).settlingDuration == 1.9000000000000006)
    #expect(try Spring(stiffness: 100, damping: 30).settlingDuration == 0.9999999999999999)
  }

  /// Case G15: 0 → 300, completion depends on the threshold.
  @Test("in points")
  func points() throws {
    let motion = try SpringMotion(
      try Spring(mass: 1, stiffness: 170, damping: 26), from: 0, to: 300)
    for (distance, time) in [(3, 0.506), (0.5, 0.659), (0.01, 0.980), (0.001, 1.163)] {
      #expect(abs(try #require(motion.settling(within: distance)) - time) < 6e-4)
    }
  }

  /// Case L4.
  @Test("a physical spring takes its own time")
  func physical() throws {
    let spring = try Spring(mass: 1, stiffness: 16, damping: 0.8)
    #expect(abs(spring.dampingRatio - 0.1) < 1e-12)
    #expect(abs(spring.overshoot - 0.729) < 5e-4)
    #expect(abs(try #require(spring.peak).time - 0.79) < 5e-3)
    #expect(abs(try #require(spring.settling(within: 0.01)) - 11.2) < 0.05)
    #expect(abs(try #require(spring.settling(within: 0.001)) - 16.8) < 0.05)
    #expect(abs(spring.value(at: 1) * 220 - 329.6) < 0.05)
    #expect(abs(try #require(spring.settlingDuration) - 17.509) < 5e-4)
  }

  @Test("nothing is further off after the last crossing, and something is just before it")
  func lastCrossing() throws {
    for ratio in [0.02, 0.3, 0.8, 0.999, 1, 1.001, 1.7, 8] {
      for velocity in [0, 40, -15, 3] as [Double] {
        for threshold in [0.2, 0.01, 1e-6] {
          let spring = try Spring(response: 0.5, dampingRatio: ratio, initialVelocity: velocity)
          let time = try #require(spring.settling(within: threshold))
          #expect(abs(abs(spring.value(at: time) - 1) - threshold) < 1e-9 * (1 + abs(velocity)))
          let before = abs(spring.value(at: time - 1e-7) - 1)
          #expect(before >= threshold)
          let later = (1...2_000).map { abs(spring.value(at: time + Double($0) * 0.01) - 1) }
          #expect(later.allSatisfy { $0 <= threshold })
        }
      }
    }
  }

  @Test("a threshold that is never reached takes no time, one of 0 takes for ever")
  func edges() throws {
    let spring = try Spring()
    #expect(spring.settling(within: 2) == 0)
    #expect(spring.settling(within: 0) == nil && spring.settling(within: .nan) == nil)
    #expect(try Spring(damping: 0).settling(within: 1.5) == 0)
  }

  /// Case L1: 400 ms on the label, 1.36 s in the physics.
  @Test("a spring scaled to a time keeps its character")
  func scaled() throws {
    let note = try HandedOverSpring(duration: 0.4, mass: 1, stiffness: 80, damping: 30)
    #expect(abs(note.asPhysics.dampingRatio - 1.677) < 5e-4)
    #expect(abs(note.reached - 0.656) < 5e-4)
    #expect(abs(try #require(note.settling) - 1.3616) < 1e-4)
    #expect(abs(try #require(note.asDuration.settling(within: 0.02)) - 0.4) < 1e-12)
    #expect(abs(note.asDuration.dampingRatio - note.asPhysics.dampingRatio) < 1e-12)
    let card = SpringCard(note.asPhysics)
    #expect(abs(card.slowRate - 2.958) < 5e-4 && abs(card.fastRate - 27.04) < 5e-3)
    #expect(throws: MotionError.neverSettles(what: "an undamped spring")) {
      try HandedOverSpring(duration: 0.4, mass: 1, stiffness: 80, damping: 0)
    }
  }
}
