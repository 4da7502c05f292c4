import Motion
import Testing

@Suite("Spring notations")
struct SpringNotationsTests {
  @Test("duration and bounce, with Core Animation's settling")
  func perceptual() throws {
    let golden = try Golden("duration_bounce")
    var tally = Tally("duration and bounce")
    for row in golden.rows {
      let spring = try Spring(perceptualDuration: row["duration"], bounce: row["bounce"])
      tally.row(
        "\(row["duration"]) \(row["bounce"])", (spring.stiffness, row["stiffness"], 0),
        (spring.damping, row["damping"], 0), (spring.dampingRatio, row["dampingRatio"], 0),
        (spring.naturalFrequency, row["omega"], 0), (spring.bounce, row["bounce"], 1),
        (spring.settlingDuration ?? .infinity, row["ca_settling"], 0), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("measured on CASpringAnimation(perceptualDuration:bounce:)")
  func measured() throws {
    let golden = try Golden("measured_ca_perceptual_spring")
    var tally = Tally("perceptual spring")
    for row in golden.rows {
      let spring = try Spring(perceptualDuration: row["perceptualDuration"], bounce: row["bounce"])
      tally.row(
        row.text("bounce"), (spring.stiffness, row["stiffness"], 0),
        (spring.damping, row["damping"], 0),
        (spring.settlingDuration ?? .infinity, row["settlingDuration"], 0), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
    let negative = try Spring(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(negative.damping - 35.90391604102621) < 1e-12)
  }

  @Test("POP's bounciness and speed, there and back")
  func bounciness() throws {
    let golden = try Golden("pop_bounciness_speed")
    var tally = Tally("bounciness and speed")
    for row in golden.rows {
      // A negative speed makes a spring that gains energy: the formula has a number for it, we have
      // none.
      guard row["speed"] >= 0 else {
        #expect(row["friction"] < 0)
        #expect(throws: MotionError.outside(field: "speed", value: -1, lower: 0, upper: 1000)) {
          try Spring(bounciness: row["bounciness"], speed: row["speed"])
        }
        tally.row("\(row["speed"])", tolerance: 0)
        continue
      }
      let spring = try Spring(bounciness: row["bounciness"], speed: row["speed"])
      let back = try #require(spring.bouncinessAndSpeed)
      tally.row(
        "\(row["bounciness"]) \(row["speed"])", (spring.stiffness, row["tension"], 0),
        (spring.damping, row["friction"], 0), (spring.mass, row["mass"], 0),
        (spring.dampingRatio, row["dampingRatio"], 0), (back.bounciness, row["bounciness"], 1),
        (back.speed, row["speed"], 1), tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
    #expect(throws: MotionError.outside(field: "bounciness", value: 50, lower: 0, upper: 42.5)) {
      try Spring(bounciness: 50, speed: 12)
    }
  }

  @Test("defaults of the frameworks")
  func defaults() throws {
    let pop = try Spring(bounciness: 4, speed: 12)
    #expect(abs(pop.stiffness - 342.1005882353) < 1e-9 && abs(pop.damping - 30.4869796) < 1e-7)
    let rebound = try Spring(tension: 230.2, friction: 22)
    #expect(rebound.stiffness == 230.2 && rebound.damping == 22 && rebound.allowsOverdamping)
    let response = try Spring(response: 0.5, dampingRatio: 0.825)
    #expect(abs(response.response - 0.5) < 1e-15 && abs(response.dampingRatio - 0.825) < 1e-15)
  }

  @Test("SwiftUI's presets", arguments: [(Spring.smooth, 0), (.snappy, 0.15), (.bouncy, 0.3)])
  func presets(preset: Spring, bounce: Double) throws {
    let spring = try Spring(perceptualDuration: 0.5, bounce: bounce)
    #expect(abs(preset.stiffness - 157.91367041742973) < 1e-12)
    #expect(abs(preset.damping - spring.damping) < 1e-13)
    #expect(abs(preset.bounce - bounce) < 1e-12)
  }

  @Test("bouncy settles at 0.86296 s by Core Animation's rule")
  func bouncy() throws {
    #expect(abs(try #require(Spring.bouncy.settlingDuration) - 0.86296) < 5e-6)
  }

  @Test("the system's spring: 3, 1000, 500, clamped to ω = 18.2574")
  func system() {
    let spring = Spring.system
    #expect(spring.mass == 3 && spring.stiffness == 1000 && spring.damping == 500)
    #expect(abs(spring.dampingRatio - 4.5644) < 5e-5 && spring.isClamped)
    #expect(abs(spring.naturalFrequency - 18.2574) < 5e-5 && spring.regime == .critical)
    #expect(abs((spring.settling(within: 0.001) ?? 0) - 0.5057349) < 5e-8)
  }

  /// Case L3: the rule of the envelope, and what is really left.
  @Test("from duration, ratio and what the envelope may leave")
  func envelope() throws {
    let spring = try Spring(envelope: 1.0 / 1500, duration: 0.5, dampingRatio: 0.9)
    #expect(abs(spring.stiffness - 264.11) < 5e-3 && abs(spring.damping - 29.25) < 5e-3)
    #expect(abs(abs(1 - spring.value(at: 0.5)) - 0.00115) < 5e-6)
    let critical = try Spring(envelope: 1.0 / 1500, duration: 0.4, dampingRatio: 1)
    #expect(abs(critical.stiffness - 334.27) < 5e-3 && abs(critical.damping - 36.57) < 5e-3)
    #expect(abs(1 - critical.value(at: 0.4) - 0.0055) < 5e-5)
  }

  @Test("numbers outside a notation's bounds are refused by name")
  func refused() {
    #expect(throws: MotionError.self) { try Spring(response: 0, dampingRatio: 1) }
    #expect(throws: MotionError.self) { try Spring(response: .nan, dampingRatio: 1) }
    #expect(throws: MotionError.self) { try Spring(perceptualDuration: 1, bounce: -1) }
    #expect(throws: MotionError.self) { try Spring(perceptualDuration: 1, bounce: 1.1) }
    #expect(throws: MotionError.self) { try Spring(tension: 0, friction: 1) }
    #expect(throws: MotionError.self) { try Spring(bounciness: -1, speed: 1) }
    #expect(throws: MotionError.self) { try Spring(envelope: 0, duration: 1, dampingRatio: 1) }
  }
}
