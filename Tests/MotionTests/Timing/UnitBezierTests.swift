import Motion
import Testing

@Suite("Unit Bézier")
struct UnitBezierTests {
  @Test("value and slope of 23 curves, flat and vertical ends among them")
  func truth() throws {
    let golden = try Golden("bezier")
    var tally = Tally("bezier")
    for series in golden.series {
      let curve = try UnitBezier(
        x1: series["x1"], y1: series["y1"], x2: series["x2"], y2: series["y2"])
      tally.motion(series, value: curve.value(at:), velocity: curve.slope(at:))
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("what Core Animation's own functions gave, to single precision")
  func measured() throws {
    let golden = try Golden("measured_ca_timing_functions")
    var tally = Tally("CAMediaTimingFunction")
    for row in golden.rows {
      let curve = try UnitBezier(x1: row["x1"], y1: row["y1"], x2: row["x2"], y2: row["y2"])
      tally.row(
        row.text("name"), (curve.value(at: row["x"]), row["measured_y"], 1), tolerance: 1e-5)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test(
    "no loose solver, no overshooting Newton step",
    arguments: [
      (0, 1, 0, 1, 0.001, 0.2710), (0.25, 0.1, 0.25, 1, 0.5, 0.80240),
      (0.42, 0, 0.58, 1, 0.25, 0.12916), (0.42, 0, 1, 1, 0.5, 0.31536),
      (0, 0, 0.58, 1, 0.89555, 0.98150), (0, 0, 0.58, 1, 0.8964, 0.98179),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func solver(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) throws {
    let curve = try UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    #expect(abs(curve.value(at: x) - y) < 6e-5)
  }

  @Test("a curve whose control points lie in 0...1 never falls")
  func monotone() throws {
    for corner in 0..<16 {
      let bit = { (index: Int) in Double((corner >> index) & 1) }
      let curve = try UnitBezier(x1: bit(0), y1: bit(1), x2: bit(2), y2: bit(3))
      let values = (0...4_000).map { curve.value(at: Double($0) / 4_000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $1 >= $0 - 1e-12 }, "corner \(corner)")
      #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 + 1e-12 }, "corner \(corner)")
    }
  }

  @Test("a back curve dips to -0.0927 and rises to 1.0927")
  func extremes() throws {
    let back = try UnitBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)
    #expect(abs(back.extremes.lowerBound + 0.0927) < 5e-5)
    #expect(abs(back.extremes.upperBound - 1.0927) < 5e-5)
    #expect(TimingCurve.easeInOut.overshoot == 0)
  }

  @Test("times outside 0...1 and NaN are clamped")
  func clamped() throws {
    let curve = try UnitBezier(x1: 0.3, y1: 0.7, x2: 0.6, y2: 1.4)
    #expect(curve.value(at: -1) == 0 && curve.value(at: .nan) == 0 && curve.value(at: 7) == 1)
    #expect(curve.value(at: -.infinity) == 0 && curve.value(at: .infinity) == 1)
    #expect(!curve.slope(at: .nan).isNaN)
  }

  @Test("a control point's x outside 0...1 is refused by name")
  func refused() {
    #expect(throws: MotionError.outside(field: "x1", value: 1.4, lower: 0, upper: 1)) {
      try UnitBezier(x1: 1.4, y1: 0, x2: -0.4, y2: 1)
    }
    #expect(throws: MotionError.outside(field: "x2", value: -0.4, lower: 0, upper: 1)) {
      try UnitBezier(x1: 1, y1: 0, x2: -0.4, y2: 1)
    }
    #expect(throws: MotionError.notFinite(field: "y2")) {
      try UnitBezier(x1: 1, y1: 0, x2: 0, y2: .nan)
    }
    #expect(throws: Never.self) { try UnitBezier(x1: 0.2, y1: 2, x2: 0.6, y2: -1) }
  }

  @Test("inverse leads back to the time, and says where a value is never reached")
  func inverse() throws {
    let easeOut = try UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    #expect(abs((easeOut.inverse(0.5) ?? 0) - 0.3425) < 1e-12)
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs((easeOut.inverse(easeOut.value(at: x)) ?? -1) - x) < 1e-9)
    }
    #expect(easeOut.inverse(1.2) == nil)
    let back = try UnitBezier(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)
    let first = try #require(back.inverse(1.05))
    #expect(abs(back.value(at: first) - 1.05) < 1e-12)
    #expect(back.value(at: first - 0.01) < 1.05)
    #expect(back.inverse(-0.2) == nil)
  }

  @Test("a mirrored curve runs backwards")
  func mirrored() throws {
    let curve = try UnitBezier(x1: 0.1, y1: 0.9, x2: 0.4, y2: 0.2)
    for step in 0...20 {
      let x = Double(step) / 20
      #expect(abs(curve.mirrored.value(at: x) - (1 - curve.value(at: 1 - x))) < 1e-14)
    }
  }

  @Test("the slope is the derivative", arguments: [0.05, 0.3, 0.5, 0.77, 0.99])
  func derivative(x: Double) throws {
    let curve = try UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    let h = 1e-6
    let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
    #expect(abs(curve.slope(at: x) - slope) < 1e-7)
  }
}
