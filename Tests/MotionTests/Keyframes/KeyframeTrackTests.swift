import Motion
import Testing

@Suite("Keyframe track")
struct KeyframeTrackTests {
  /// The end pieces of splines, and their pace, follow a reimplementation that nobody has measured:
  /// they are compared all the same, so that a change is seen.
  @Test("all five modes", arguments: CalculationMode.allCases)
  func truth(mode: CalculationMode) throws {
    let golden = try Golden("keyframes")
    var tally = Tally("keyframes, \(mode)")
    let series = golden.series.filter { $0.name.hasPrefix("\(mode)/") }
    for series in series {
      let track = try Self.track(series, mode)
      let scale = series.rows.largest("value")
      for row in series.rows {
        tally.row(
          "\(series.name) \(row["t"])", (track.value(at: row["t"]), row["value"], scale),
          tolerance: 1e-9)
      }
    }
    tally.finish(of: series.reduce(0) { $0 + $1.rows.count })
  }

  private static func track(
    _ series: Golden.Series, _ mode: CalculationMode
  ) throws -> KeyframeTrack<Double> {
    let values = try #require(series.list("values"))
    let parts = ["tension", "continuity", "bias"].map { series.list($0) }
    var shapes: [SplineShape] = []
    if parts.contains(where: { $0 != nil }) {
      shapes = values.indices.map { index in
        SplineShape(
          tension: parts[0]?[index] ?? 0, continuity: parts[1]?[index] ?? 0,
          bias: parts[2]?[index] ?? 0)
      }
    }
    return try KeyframeTrack(
      values: values, keyTimes: series.list("keyTimes"), mode: mode, shapes: shapes)
  }

  @Test("a spline's tangents by Kochanek and Bartels, written out")
  func spline() throws {
    let (t, c, b) = (0.3, -0.4, 0.25)
    let p = [0.0, 50, 20, 80]
    let shapes = p.map { _ in SplineShape(tension: t, continuity: c, bias: b) }
    let track = try KeyframeTrack(values: p, mode: .cubic, shapes: shapes)
    let half = (1 - t) / 2
    let out =
      half * ((1 + c) * (1 + b) * (p[1] - p[0]) + (1 - c) * (1 - b) * (p[2] - p[1]))
    let into =
      half * ((1 - c) * (1 + b) * (p[2] - p[1]) + (1 + c) * (1 - b) * (p[3] - p[2]))
    for step in 0...10 {
      let s = Double(step) / 10
      let h00 = 2 * s * s * s - 3 * s * s + 1
      let h10 = s * s * s - 2 * s * s + s
      let value = h00 * p[1] + h10 * out + (1 - h00) * p[2] + (s * s * s - s * s) * into
      #expect(abs(track.value(at: (1 + s) / 3) - value) < 1e-12)
    }
  }

  @Test("timing functions ease each piece; paced ignores them")
  func timing() throws {
    let track = try KeyframeTrack(
      values: [0, 10, 30.0], keyTimes: [0, 0.5, 1], timing: [.easeIn, .easeOut])
    #expect(abs(track.value(at: 0.25) - 3.15357) < 1e-5)
    #expect(abs(track.value(at: 0.75) - (10 + 20 * 0.684643)) < 2e-5)
    let paced = try KeyframeTrack(
      values: [0, 10, 30.0], keyTimes: [0, 0.5, 1], mode: .paced, timing: [.easeIn, .easeOut])
    #expect(abs(paced.value(at: 0.25) - 7.5) < 1e-12 && paced.ignoresTimes)
  }

  @Test("key times that Core Animation would not take are spaced evenly, and it is said")
  func unusableTimes() throws {
    for times in [[0, 0.5], [0, 0.8, 0.5], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, .nan, 1]] {
      let track = try KeyframeTrack(values: [0, 1, 2.0], keyTimes: times)
      #expect(track.ignoresTimes && track.times == [0, 0.5, 1])
    }
    let discrete = try KeyframeTrack(
      values: [0, 1, 2.0], keyTimes: [0, 0.2, 0.4, 1], mode: .discrete)
    #expect(!discrete.ignoresTimes && discrete.value(at: 0.3) == 1)
  }

  @Test("at a repeated time the last key wins; before the start and after the end the outer ones")
  func repeated() throws {
    let track = try KeyframeTrack(values: [1, 2, 5, 7.0], keyTimes: [0, 0, 1, 1])
    #expect(track.value(at: 0) == 2 && track.value(at: 1) == 7 && track.value(at: 0.5) == 3.5)
    #expect(track.value(at: -1) == 2 && track.value(at: .nan) == 2 && track.value(at: 9) == 7)
    let single = try KeyframeTrack(values: [4.0])
    #expect(single.value(at: 0) == 4 && single.value(at: 0.5) == 4 && single.value(at: 1) == 4)
  }

  @Test(
    "the velocity is the slope", arguments: [CalculationMode.linear, .cubic, .cubicPaced, .paced])
  func velocity(mode: CalculationMode) throws {
    let track = try KeyframeTrack(values: [0, 100, -50, 200, 0], mode: mode)
    for time in [0.03, 0.2, 0.41, 0.66, 0.97] {
      let slope = (track.value(at: time + 1e-7) - track.value(at: time - 1e-7)) / 2e-7
      #expect(abs(track.velocity(at: time) - slope) < 1e-3)
    }
    #expect(try KeyframeTrack(values: [0, 1.0], mode: .discrete).velocity(at: 0.3) == 0)
  }

  @Test(
    "a vertical tangent is infinite along the way alone: where nothing moves there is no velocity")
  func vertical() throws {
    let steep = TimingCurve.cubic(try UnitBezier(x1: 0, y1: 1, x2: 0.5, y2: 1))
    #expect(try KeyframeTrack(values: [0, 2.0], timing: [steep]).velocity(at: 0) == .infinity)
    #expect(try KeyframeTrack(values: [2, 2.0], timing: [steep]).velocity(at: 0) == 0)
    let across = try KeyframeTrack(values: [SIMD2<Double>(0, 5), [-0.1, 5]], timing: [steep])
    #expect(across.velocity(at: 0) == SIMD2(-.infinity, 0))
  }

  @Test("vectors, paced by their Euclidean way")
  func vectors() throws {
    let corner: [SIMD2<Double>] = [[0, 0], [30, 40], [30, 90]]
    let track = try KeyframeTrack(values: corner, mode: .paced)
    #expect(track.value(at: 0.5) == [30, 40] && track.value(at: 0.75) == [30, 65])
    let still = try KeyframeTrack(values: [SIMD4<Double>(1, 2, 3, 4), [1, 2, 3, 4]], mode: .paced)
    #expect(still.value(at: 0.3) == [1, 2, 3, 4])
  }

  @Test("transforms between keys go by their parts, in splines too")
  func transforms() throws {
    let values = [Affine.identity, .rotation(.pi / 2), .rotation(.pi / 2).then(.scale(2, 2))]
    for mode in [CalculationMode.linear, .cubic] {
      let track = try KeyframeTrack(values: values, mode: mode)
      let half = track.value(at: 0.25)
      #expect(abs(half.a - 0.5.squareRoot()) < 1e-12 && abs(half.b - 0.5.squareRoot()) < 1e-12)
    }
  }

  @Test("empty and unfinished lists are refused")
  func refused() {
    #expect(throws: MotionError.count(field: "values", expected: 1, found: 0)) {
      try KeyframeTrack<Double>(values: [])
    }
    #expect(throws: MotionError.notFinite(field: "values")) {
      try KeyframeTrack(values: [0, .nan])
    }
    #expect(throws: MotionError.self) { try KeyframeTrack(values: [-1e308, 1e308]) }
    #expect(throws: MotionError.count(field: "timing", expected: 1, found: 2)) {
      try KeyframeTrack(values: [0, 1.0], timing: [.linear, .linear])
    }
    #expect(throws: MotionError.count(field: "shapes", expected: 2, found: 1)) {
      try KeyframeTrack(values: [0, 1.0], mode: .cubic, shapes: [SplineShape()])
    }
  }
}
