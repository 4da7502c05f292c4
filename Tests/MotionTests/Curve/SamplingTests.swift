import CMalloc
import Motion
import Testing

/// Frames are drawn from these calls: none of them may ask for memory.
@Suite("Sampling")
struct SamplingTests {
  /// How often memory is asked for in a thousand calls, after the first ones have set up what there
  /// is to set up.
  private func allocations(_ body: (Double) -> Double) -> Int {
    var sum = 0.0
    for step in 0..<10 { sum += body(Double(step) / 10) }
    let before = cmalloc_count()
    for step in 0..<1_000 { sum += body(Double(step) / 1_000) }
    let after = cmalloc_count()
    #expect(!sum.isNaN)
    return after - before
  }

  @Test("the counter counts")
  func counter() {
    let count = allocations { time in Double([Double](repeating: time, count: 3).count) }
    #expect(count >= 1_000)
  }

  static let timings: [TimingCurve] = [.linear, .easeInOut, .materialSharp, .steps(7)]

  @Test("Béziers and steps", arguments: timings)
  func timing(curve: TimingCurve) throws {
    #expect(allocations { curve.value(at: $0) + curve.velocity(at: $0) } == 0)
    let timed = try Curve.timed(curve, duration: 0.4)
    #expect(allocations { timed.value(at: $0) + timed.velocity(at: $0) + timed.shown(at: $0) } == 0)
  }

  @Test("springs in every regime", arguments: [0, 0.4, 1, 1.8])
  func spring(ratio: Double) throws {
    let spring = try Spring(response: 0.5, dampingRatio: ratio, initialVelocity: 2)
    #expect(allocations { spring.state(at: $0).value + spring.value(at: $0) } == 0)
    let motion = try SpringMotion(spring, from: 3, to: 200)
    #expect(allocations { motion.value(at: $0) + motion.velocity(at: $0) } == 0)
    let curve = Curve.spring(try SpringCurve(response: 0.5, dampingRatio: ratio))
    #expect(allocations { curve.value(at: $0) + curve.velocity(at: $0) + curve.shown(at: $0) } == 0)
  }

  @Test("decays", arguments: Decay.Law.allCases)
  func decay(law: Decay.Law) throws {
    let decay = try Decay(from: 20, velocity: -900, law: law)
    let curve = Curve.decay(decay)
    #expect(allocations { decay.value(at: $0) + decay.velocity(at: $0) } == 0)
    #expect(allocations { curve.value(at: $0) + curve.velocity(at: $0) + curve.shown(at: $0) } == 0)
    let band = try RubberBand(dimension: 800)
    #expect(allocations { band.offset(of: $0 * 300) } == 0)
  }

  @Test("keyframes", arguments: CalculationMode.allCases)
  func keyframes(mode: CalculationMode) throws {
    let track = try KeyframeTrack(
      values: [0, 80, 20, 100], mode: mode, timing: [.easeIn, .linear, .easeOut])
    #expect(allocations { track.value(at: $0) + track.velocity(at: $0) } == 0)
    let curve = Curve.keyframes(track)
    #expect(allocations { curve.value(at: $0) + curve.velocity(at: $0) } == 0)
    let points = try KeyframeTrack(values: [SIMD2<Double>(0, 0), [3, 4], [9, 1]], mode: mode)
    #expect(allocations { points.value(at: $0).x + points.velocity(at: $0).y } == 0)
    let windows = [
      try RelativeKeyframes<Double>.Window(start: 0.1, duration: 0.3, value: 7),
      try RelativeKeyframes<Double>.Window(start: 0.5, duration: 0.5, value: 1),
    ]
    let keys = try RelativeKeyframes(initial: 0, windows: windows)
    #expect(allocations { keys.value(at: $0) } == 0)
  }

  @Test("transforms, clocks, percentages")
  func others() throws {
    let way = AffineInterpolation(from: .identity, to: .rotation(2).then(.scale(2, 3)))
    #expect(allocations { way.value(at: $0).a } == 0)
    let timing = try MediaTiming(
      clock: MediaClock(beginTime: 0.1), duration: 0.2, repeatCount: 3, autoreverses: true)
    #expect(allocations { timing.progress(at: $0) ?? 0 } == 0)
    let driven = try PercentDriven(duration: 0.4)
    #expect(allocations { driven.percent(afterFinishAt: 0.3, elapsed: $0) } == 0)
  }
}
