import Foundation
import Motion
import Testing

@Suite("Curve")
struct CurveTests {
  @Test("a timing curve goes by fractions, a basic one by seconds")
  func timing() throws {
    let bare = Curve.timing(.easeOut)
    #expect(!bare.isTimed && bare.duration == nil && bare.target == 1 && bare.settling == nil)
    #expect(throws: MotionError.noDuration) { try bare.end() }
    let basic = Curve.basic(.easeOut, duration: 0.4)
    #expect(basic.isTimed && basic.duration == 0.4 && basic.durationSource == .given)
    #expect(basic.value(at: 0.2) == bare.value(at: 0.5))
    #expect(abs(basic.velocity(at: 0.2) - bare.velocity(at: 0.5) / 0.4) < 1e-12)
    #expect(try basic.sampledUntil() == 0.4 && bare.sampledUntil() == 1)
    #expect(Curve.basic(.linear, duration: 0).value(at: 0) == 1)
    #expect(Curve.basic(.linear, duration: 0).velocity(at: 0) == 0)
  }

  @Test("a spring of a given duration shows its end from then on; its law goes on")
  func shown() throws {
    let curve = Curve.spring(try SpringCurve(dampingRatio: 0.5, duration: 0.5))
    #expect(curve.shown(at: 0.5) == 1 && curve.value(at: 0.5) != 1)
    #expect(abs(curve.value(at: 0.5) - 1) < 1e-3 && curve.shown(at: 0.3) == curve.value(at: 0.3))
  }

  @Test("what never ends says so, with a sentence")
  func endless() throws {
    let spring = Curve.spring(try SpringCurve(stiffness: 100, damping: 0))
    #expect(spring.duration == nil && spring.target == nil && spring.settling == nil)
    let error = #expect(throws: MotionError.self) { try spring.end() }
    #expect(
      error?.message
        == "an undamped spring never settles: nothing takes its energy away, so it has no end")
    let decay = Curve.decay(try Decay(velocity: 50, rate: 1))
    #expect(throws: MotionError.neverSettles(what: "a decay of rate 1")) { try decay.end() }
    #expect(spring.shown(at: 1e6).isFinite)
  }

  @Test("keyframes are a timing curve with values of their own")
  func keyframes() throws {
    let curve = Curve.keyframes(try KeyframeTrack(values: [0, 40, 10]))
    #expect(curve.value(at: 0.5) == 40 && curve.target == 10 && curve.overshoot == nil)
    #expect(curve.velocity(at: 0.25) == 80)
  }

  @Test("the character of curves")
  func character() throws {
    let spring = Curve.spring(try SpringCurve(response: 0.5, dampingRatio: 0.5))
    #expect(spring.regime == .underdamped && abs((spring.overshoot ?? 0) - 0.1630) < 5e-5)
    #expect(spring.peak != nil && spring.settling == spring.duration)
    let back = Curve.timing(.cubic(try UnitBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)))
    #expect(back.regime == nil && abs((back.overshoot ?? 0) - 0.0927) < 5e-5 && back.peak == nil)
    let decay = Curve.decay(try Decay(from: 10, velocity: 1000))
    #expect(decay.overshoot == 0 && abs((decay.target ?? 0) - (10 + 995 * 0.499)) < 1e-9)
    #expect(decay.shown(at: 100) == decay.target)
    #expect(decay.settling(within: 0.01) != nil && back.settling(within: 0.01) == nil)
  }

  @Test("samples at k times a step, the end included")
  func samples() throws {
    let times = try Curve.times(every: 0.1, until: 0.3)
    #expect(Array(times) == [0, 0.1, 0.2, 0.30000000000000004] && times.count == 4)
    #expect(try Curve.times(every: 0.001, until: 1).count == 1001)
    #expect(try Curve.times(every: 1, until: 0).count == 1)
    #expect(throws: MotionError.notPositive(field: "every", value: 0)) {
      try Curve.times(every: 0, until: 1)
    }
    #expect(throws: MotionError.self) { try Curve.times(every: 1e-9, until: 1e9) }
    let sample = try Curve.timing(.easeInOut).sample(at: 0.5)
    #expect(sample.value == 0.5 && abs(sample.velocity - 1.7241379310344829) < 1e-9)
    #expect(throws: MotionError.notFinite(field: "time")) {
      try Curve.timing(.linear).sample(at: .nan)
    }
  }
}

@Suite("Spring curve")
struct SpringCurveTests {
  @Test("each notation knows itself, and where its duration is from")
  func sources() throws {
    let uikit = try SpringCurve(dampingRatio: 0.8, duration: 0.4)
    #expect(uikit.durationSource == .given && uikit.duration == 0.4 && !uikit.ignoresDuration)
    let open = try SpringCurve(dampingRatio: 0.8, duration: nil)
    #expect(open.durationSource == .default && open.duration == 0.5)
    let physical = try SpringCurve(mass: 1, stiffness: 16, damping: 0.8)
    #expect(physical.durationSource == .derived && physical.ignoresDuration)
    #expect(abs(try #require(physical.duration) - 17.509) < 5e-4)
    #expect(SpringCurve.system.duration == 0.5 && SpringCurve.system.durationSource == .default)
    #expect(SpringCurve.bouncy.durationSource == .derived)
    #expect(abs(try #require(SpringCurve.bouncy.duration) - 0.86296) < 5e-6)
    #expect(SpringCurve.smooth.spring == .smooth && SpringCurve.snappy.spring == .snappy)
  }

  /// Case L14: the completion time follows the physics.
  @Test("another stiffness or damping is another duration")
  func derived() throws {
    let usual = try SpringCurve(stiffness: 100, damping: 10).duration
    #expect(abs(try #require(usual) - 1.4727003346780927) < 1e-12)
    #expect(try SpringCurve(stiffness: 150, damping: 10).duration != usual)
    #expect(try SpringCurve(stiffness: 100, damping: 12).duration != usual)
    #expect(try SpringCurve(dampingRatio: 0.5, duration: 0.628).duration == 0.628)
  }

  @Test("a duration from outside fits UIKit's notation and no other")
  func fitted() throws {
    let open = try SpringCurve(dampingRatio: 0.8, duration: nil, velocity: 2, crossVelocity: 3)
    let fitted = try open.fitted(to: 2)
    #expect(fitted.duration == 2 && fitted.crossVelocity == 3)
    #expect(fitted.spring == (try Spring(duration: 2, dampingRatio: 0.8, initialVelocity: 2)))
    let physical = try SpringCurve(stiffness: 100, damping: 10)
    #expect(try physical.fitted(to: 9) == physical)
  }

  @Test("a pair of velocities is two springs")
  func cross() throws {
    let uikit = try SpringCurve(dampingRatio: 0.7, duration: 1, velocity: 1, crossVelocity: -2)
    #expect(
      try uikit.crossSpring() == Spring(duration: 1, dampingRatio: 0.7, initialVelocity: -2))
    let physical = try SpringCurve(stiffness: 100, damping: 10, velocity: 1, crossVelocity: 4)
    #expect(try physical.crossSpring().initialVelocity == 4)
    #expect(try SpringCurve(stiffness: 100, damping: 10).crossSpring().initialVelocity == 0)
    #expect(throws: MotionError.notFinite(field: "velocity.y")) {
      try SpringCurve(stiffness: 100, damping: 10, crossVelocity: .nan)
    }
  }
}

@Suite("Curve card")
struct CurveCardTests {
  @Test("a spring over 300 points")
  func spring() throws {
    let card = try CurveCard(
      .spring(SpringCurve(mass: 1, stiffness: 170, damping: 26)), distance: 300)
    #expect(card.settlings.count == 3 && card.target == 1)
    for (settling, time) in zip(card.settlings, [0.506, 0.659, 0.980]) {
      #expect(abs(try #require(settling.time) - time) < 6e-4)
    }
    let spring = try #require(card.spring)
    #expect(spring.regime == .underdamped && !spring.isClamped && spring.dip == nil)
    #expect(abs(spring.dampingRatio - 0.997) < 1e-3 && spring.settlingDuration == card.duration)
  }

  @Test("a spring clamped, and one pushed")
  func clamped() throws {
    let card = try CurveCard(.spring(SpringCurve(stiffness: 100, damping: 30, velocity: 40)))
    let spring = try #require(card.spring)
    #expect(spring.isClamped && spring.dampingRatio == 1.5 && spring.effectiveDampingRatio == 1)
    #expect(spring.overshootAtRest == 0)
    #expect(try #require(card.overshoot) > 0)
    #expect(spring.slowRate == 10 && spring.fastRate == 10)
  }

  @Test("a decay brings its own way; a timing curve has no settling")
  func others() throws {
    let card = try CurveCard(.decay(Decay(velocity: 1000)))
    #expect(abs(card.distance - 499) < 1e-9 && card.spring == nil && card.settlings.count == 3)
    #expect(abs(try #require(card.settlings[1].time) - log(0.5 / 499) / (1000 * log(0.998))) < 1e-9)
    let timing = try CurveCard(.timing(.easeIn))
    #expect(timing.settlings.isEmpty && timing.duration == nil && timing.overshoot == 0)
    #expect(throws: MotionError.noDistance) { try CurveCard(.spring(.system), distance: 0) }
    #expect(try CurveCard(.decay(Decay(velocity: 0, rate: 1))).settlings[1].time == 0)
  }

  @Test("an undamped spring has no times")
  func undamped() throws {
    let card = try CurveCard(.spring(SpringCurve(stiffness: 100, damping: 0)))
    #expect(card.duration == nil && card.settlings.allSatisfy { $0.time == nil })
    #expect(card.overshoot == 1 && card.target == nil)
  }
}
