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
