import Motion
import Testing

@Suite("Timing curve")
struct TimingCurveTests {
  /// UIKIT.md's appendix: values at 0.1, 0.25, 0.5, 0.75, 0.9.
  static let named: [(TimingCurve, [Double])] = [
    (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    (.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (.easeInOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (.systemDefault, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
  ]

  @Test("the five of Core Animation", arguments: named)
  func coreAnimation(curve: TimingCurve, values: [Double]) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      #expect(abs(curve.value(at: time) - value) < 6e-7)
    }
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
  }

  @Test("Material's four, and their durations of 2017")
  func material() {
    #expect(abs(TimingCurve.materialStandard.value(at: 0.5) - 0.7756) < 5e-5)
    #expect(abs(TimingCurve.materialStandard.value(at: 0.25) - 0.2366) < 5e-5)
    #expect(abs(TimingCurve.materialDecelerate.value(at: 0.5) - 0.8392) < 5e-5)
    #expect(abs(TimingCurve.materialAccelerate.value(at: 0.5) - 0.3248) < 5e-5)
    #expect(abs(TimingCurve.materialSharp.value(at: 0.25) - 0.1353) < 5e-5)
    #expect(MaterialDuration.leaving == 0.195 && MaterialDuration.entering == 0.225)
    #expect(MaterialDuration.complex == 0.375 && MaterialDuration.standard == 0.3)
  }

  /// Control points as Apple and Material publish them.
  static let published: [(TimingCurve, [Double])] = [
    (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
    (.systemDefault, [0.25, 0.1, 0.25, 1]), (.materialStandard, [0.4, 0, 0.2, 1]),
    (.materialDecelerate, [0, 0, 0.2, 1]), (.materialAccelerate, [0.4, 0, 1, 1]),
    (.materialSharp, [0.4, 0, 0.6, 1]),
  ]

  @Test("named curves go by their control points, to 1e-12", arguments: published)
  func controlPoints(curve: TimingCurve, points: [Double]) {
    for step in 0...40 {
      let time = Double(step) / 40
      #expect(abs(curve.value(at: time) - Laws.bezier(points, time)) < 1e-12)
    }
  }

  @Test("steps jump at the end of each part")
  func steps() {
    let curve = TimingCurve.steps(4)
    #expect(curve.value(at: 0) == 0 && curve.value(at: 0.2499) == 0)
    #expect(curve.value(at: 0.25) == 0.25 && curve.value(at: 0.9999) == 0.75)
    #expect(curve.value(at: 1) == 1 && curve.velocity(at: 0.3) == 0)
    #expect(TimingCurve.steps(-3).value(at: 0.5) == 0)
    #expect(TimingCurve.steps(.max).value(at: 0.5) == 0.5)
  }

  @Test("keyframes as a timing curve")
  func keyframes() throws {
    let track = try KeyframeTrack(values: [0, 1.2, 1], keyTimes: [0, 0.5, 1])
    let curve = TimingCurve.keyframes(track)
    #expect(curve.value(at: 0.25) == 0.6 && curve.velocity(at: 0.25) == 2.4)
    #expect(abs((curve.inverse(0.6) ?? 0) - 0.25) < 1e-12)
    #expect(abs((curve.inverse(1.1) ?? 0) - 1.1 / 2.4) < 1e-12)
    #expect(curve.inverse(1.3) == nil && curve.overshoot == nil)
  }

  @Test("the time at which a value is reached")
  func inverse() {
    #expect(TimingCurve.linear.inverse(0.3) == 0.3 && TimingCurve.linear.inverse(1.3) == nil)
    #expect(TimingCurve.steps(4).inverse(0.3) == 0.5 && TimingCurve.steps(4).inverse(0) == 0)
    #expect(abs((TimingCurve.easeInOut.inverse(0.9) ?? 0) - 0.779) < 1e-3)
  }

  /// Case H1: the last tenth of a keyframe block of 2 s, under the default outer curve, starts at
  /// 1.559 s.
  @Test("an outer curve moves keyframes in real time")
  func outerCurve() throws {
    let outer = TimingCurve.easeInOut
    #expect(abs(try #require(outer.inverse(0.9)) * 2 - 1.559) < 1e-3)
    #expect(abs(try #require(outer.inverse(0.95)) * 2 - 1.685) < 1e-3)
    let window = try RelativeKeyframes<Double>.Window(start: 0.9, duration: 0.1, value: 150)
    let keys = try RelativeKeyframes(initial: 0, windows: [window])
    #expect(abs(keys.value(at: TimingCurve.linear.value(at: 0.95)) - 75) < 1e-9)
    #expect(keys.value(at: TimingCurve.linear.value(at: 0.9)) == 0)
  }
}
