import Motion
import Testing

/// Case L6.
@Suite("Speed graph")
struct SpeedGraphTests {
  @Test("speeds of 0: influences are the control points")
  func rest() throws {
    let graph = try SpeedGraph(influenceOut: 0.75, influenceIn: 0.75)
    #expect(graph.curve == (try UnitBezier(x1: 0.75, y1: 0, x2: 0.25, y2: 1)))
    #expect(abs(graph.curve.value(at: 0.25) - 0.0542) < 5e-5)
    let third = try SpeedGraph(influenceOut: 0.33, influenceIn: 0.33).curve
    #expect(third.x1 == 0.33 && third.y1 == 0 && abs(third.x2 - 0.67) < 1e-15 && third.y2 == 1)
    let sharp = try SpeedGraph(influenceOut: 0, influenceIn: 1).curve
    #expect(sharp == (try UnitBezier(x1: 0, y1: 0, x2: 0, y2: 1)))
  }

  @Test("a speed is the slope there: speed times duration over travel")
  func speeds() throws {
    let graph = try SpeedGraph(
      speedOut: 300, influenceOut: 0.4, speedIn: -50, influenceIn: 0.2, duration: 0.5, travel: 200)
    #expect(abs(graph.curve.slope(at: 0) - 300 * 0.5 / 200) < 1e-12)
    #expect(abs(graph.curve.slope(at: 1) + 50 * 0.5 / 200) < 1e-12)
  }

  @Test("a speed needs a way")
  func noWay() {
    #expect(throws: MotionError.noDistance) {
      try SpeedGraph(speedOut: 1, influenceOut: 0.3, influenceIn: 0.3, travel: 0)
    }
    #expect(throws: MotionError.noDistance) {
      try SpeedGraph(
        speedOut: 1, influenceOut: 0.3, influenceIn: 0.3, travel: .leastNonzeroMagnitude)
    }
    #expect(throws: MotionError.outside(field: "influenceIn", value: 1.5, lower: 0, upper: 1)) {
      try SpeedGraph(influenceOut: 0.3, influenceIn: 1.5)
    }
  }
}
