import Foundation
import Motion
import Testing

@Suite("Decay")
struct DecayTests {
  @Test("both laws", arguments: [Decay.Law.scrollView, .pop, .continuous])
  func truth(law: Decay.Law) throws {
    let golden = try Golden(law == .continuous ? "decay_continuous" : "decay_sum")
    var tally = Tally("decay, \(law)")
    for series in golden.series {
      let decay = try Decay(
        from: series["x0"], velocity: series["v0"], rate: series["decelerationRate"], law: law)
      tally.motion(series, value: decay.value(at:), velocity: decay.velocity(at:))
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("a flick on iOS, 3000 pt/s, to half a point after a shift of at most 20 ms")
  func measured() throws {
    let golden = try Golden("measured_scroll_decel_v3000")
    let decay = try Decay(from: 5326, velocity: 3000, law: .scrollView)
    let errors = (0...200).map { step in
      golden.rows.map { row in
        let time = row["t"] - Double(step) * 1e-4
        let stopped = time >= (decay.duration ?? 0)
        return abs((stopped ? decay.restingValue ?? 0 : decay.value(at: time)) - row["offset"])
      }.max() ?? .infinity
    }
    let best = try #require(errors.min())
    print("scroll trace: \(golden.rows.count) rows, largest error \(best) pt")
    #expect(golden.rows.count == 38 && best <= 0.5)
    // The exact integral is not what iOS does.
    let other = try Decay(from: 5326, velocity: 3000, law: .continuous)
    #expect(abs(try #require(other.target) - 6819.667) > 1)
    #expect(abs(try #require(decay.restingValue) - 6818) < 0.5)
  }

  /// Case G16: units of rate and velocity.
  @Test("a thousand points per second at the two rates")
  func rates() throws {
    let normal = try Decay(velocity: 1000, law: .continuous)
    let fast = try Decay(velocity: 1000, rate: Decay.fastRate, law: .continuous)
    #expect(abs(try #require(normal.range) - 499.50) < 5e-3)
    #expect(abs(try #require(fast.range) - 99.50) < 5e-3)
    let sum = try Decay(velocity: 1000)
    #expect(abs(try #require(sum.range) - 499) < 1e-9)
    #expect(abs(normal.value(at: 0.1) - 90.63) < 5e-3)
    #expect(abs(normal.value(at: 0.5) - 315.93) < 5e-3)
    #expect(abs(normal.velocity(at: 0.5) - 367.5) < 0.05)
  }

  /// Scenario 3: 900 pt/s at rate 0.9 by POP's law.
  @Test("POP stops at 5 points per second: 8.06 pt in 0.0493 s")
  func pop() throws {
    let decay = try Decay(velocity: 900, rate: 0.9)
    #expect(abs(try #require(decay.duration) - 0.0493) < 5e-5)
    #expect(abs(try #require(decay.restingValue) - 8.06) < 6e-3)
    let stop = try #require(decay.duration)
    #expect(abs(decay.velocity(at: stop) - 5) < 1e-9)
    #expect(abs(decay.value(at: stop) - (try #require(decay.restingValue))) < 1e-9)
  }

  /// Case G9: the rates 1 and 0, and the end velocity 0.
  @Test("a decay that never slows down has no end, one that stops at once no way")
  func edges() throws {
    let steady = try Decay(velocity: -300, rate: 1)
    #expect(steady.duration == nil && steady.target == nil && steady.restingValue == nil)
    #expect(steady.value(at: 2) == -600 && steady.velocity(at: 2) == -300)
    #expect(steady.value(at: .infinity).isFinite && steady.time(reaching: -600) == 2)
    let stopped = try Decay(from: 7, velocity: 300, rate: 0)
    #expect(stopped.duration == 0 && stopped.target == 7 && stopped.value(at: 1) == 7)
    #expect(stopped.velocity(at: 1) == 0 && stopped.restingValue == 7)
    #expect(try Decay(velocity: 300).duration(toSpeed: 0) == nil)
    #expect(throws: MotionError.notPositive(field: "stopSpeed", value: 0)) {
      try Decay(velocity: 300, stopSpeed: 0)
    }
    let still = try Decay(from: 3, velocity: 0, rate: 1)
    #expect(still.duration == 0 && still.target == 3 && still.settling(within: 1) == 0)
  }

  @Test("slower than the stop to begin with: no way")
  func slow() throws {
    let decay = try Decay(from: 20, velocity: 4)
    #expect(decay.duration == 0 && decay.restingValue == 20)
  }

  @Test("the time to a place, and the velocity and the rate for one")
  func back() throws {
    for law in Decay.Law.allCases {
      let decay = try Decay(from: 100, velocity: -800, rate: 0.997, law: law)
      let time = try #require(decay.time(reaching: -30))
      #expect(abs(decay.value(at: time) + 30) < 1e-9)
      #expect(decay.time(reaching: 101) == nil && decay.time(reaching: -1000) == nil)
      let target = try #require(decay.target)
      let velocity = try Decay.velocity(from: 100, to: target, rate: 0.997, law: law)
      #expect(abs(velocity + 800) < 1e-9)
      let rate = try Decay.rate(velocity: -800, range: target - 100, law: law)
      #expect(abs(rate - 0.997) < 1e-12)
      let near = try #require(decay.settling(within: 0.5))
      #expect(abs(abs(decay.value(at: near) - target) - 0.5) < 1e-9)
    }
    #expect(throws: MotionError.opposite(field: "range")) {
      try Decay.rate(velocity: 100, range: -3)
    }
  }

  @Test("velocity is the derivative in the continuous law")
  func derivative() throws {
    let decay = try Decay(velocity: 1200, rate: 0.996, law: .continuous)
    for time in [0.01, 0.2, 0.9] {
      let slope = (decay.value(at: time + 1e-6) - decay.value(at: time - 1e-6)) / 2e-6
      #expect(abs(slope - decay.velocity(at: time)) < 1e-4)
    }
    let integrator = Integrator { _, v in 1000 * log(0.996) * v }
    #expect(abs(integrator.run(x: 0, v: 1200, seconds: 0.7).x - decay.value(at: 0.7)) < 1e-8)
  }

  @Test("rates and velocities out of range are refused")
  func refused() {
    #expect(throws: MotionError.outside(field: "rate", value: 1.1, lower: 0, upper: 1)) {
      try Decay(velocity: 1, rate: 1.1)
    }
    #expect(throws: MotionError.notFinite(field: "velocity")) { try Decay(velocity: .nan) }
  }
}
