import Motion
import Testing

@Suite("UIKit's duration springs")
struct SpringDurationTests {
  @Test("the largest root of 147 cases, and no spring where there is none")
  func exactRoot() throws {
    let golden = try Golden("duration_spring")
    var tally = Tally("UIKit duration spring")
    let scales = (golden.rows.largest("stiffness"), golden.rows.largest("damping"))
    for row in golden.rows {
      let make = {
        try Spring(
          duration: row["duration"], dampingRatio: row["dampingRatio"],
          initialVelocity: row["velocity"])
      }
      guard row.text("branch") != "none" else {
        #expect(
          throws: MotionError.noSpring(
            dampingRatio: row["dampingRatio"], duration: row["duration"])
        ) { try make() }
        tally.row(row.text("case"), tolerance: 0)
        continue
      }
      let spring = try make()
      tally.row(
        row.text("case"), (spring.stiffness, row["stiffness"], 1e-3 * scales.0),
        (spring.damping, row["damping"], 1e-3 * scales.1), tolerance: 1e-9)
      #expect(abs(spring.stiffness / row["stiffness"] - 1) < 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("stiffnesses read from UIView's own animations")
  func measured() throws {
    let golden = try Golden("measured_uikit_duration_spring_stiffness")
    var tally = Tally("UIKit stiffness")
    for row in golden.rows {
      let spring = try Spring(
        duration: row["duration"], dampingRatio: row["dampingRatio"],
        initialVelocity: row["velocity"])
      tally.row(
        row.text("dampingRatio"), (spring.stiffness, row["stiffness"], 0), tolerance: 1e-6)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("values of 131 of them")
  func values() throws {
    let golden = try Golden("uikit_spring")
    var tally = Tally("UIKit spring")
    for series in golden.series {
      let spring = try Spring(
        duration: series["duration"], dampingRatio: series["dampingRatio"],
        initialVelocity: series["velocity"])
      tally.motion(series, value: spring.value(at:), velocity: spring.velocity(at:))
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("positions read from frames of a device")
  func positions() throws {
    let golden = try Golden("measured_uikit_duration_spring_positions")
    var tally = Tally("UIKit spring positions, pt")
    for row in golden.rows {
      let curve = Curve.spring(
        try SpringCurve(dampingRatio: row["dampingRatio"], duration: row["duration"]))
      let position = row["from"] + (row["to"] - row["from"]) * curve.shown(at: row["t"])
      tally.row(row.text("case"), (position - row["position"], 0, 1), tolerance: 0.5)
    }
    tally.finish(of: golden.rows.count)
  }

  @Test("scenario numbers: damping 100 is 1, and the system's critical product")
  func scenarios() throws {
    let spring = try Spring(duration: 0.5, dampingRatio: 100)
    #expect(abs(spring.stiffness - 341.0237) < 5e-5 && abs(spring.damping - 36.9337) < 5e-5)
    #expect(abs(spring.naturalFrequency * 0.5 - 9.233413476451586) < 1e-12)
    for (ratio, omega) in [
      (0.5, 25.434), (0.6, 22.067), (0.7, 19.679), (0.8, 17.989), (0.9, 16.962),
    ] {
      let fitted = try Spring(duration: 0.5, dampingRatio: ratio)
      #expect(abs(fitted.naturalFrequency - omega) < 6e-4)
    }
  }

  @Test("durations are kept within 0.01...10 s")
  func clampedDuration() throws {
    let short = try Spring(duration: 0, dampingRatio: 0.7)
    #expect(short == (try Spring(duration: 0.01, dampingRatio: 0.7)))
    let long = try Spring(duration: 60, dampingRatio: 0.7)
    #expect(long == (try Spring(duration: 10, dampingRatio: 0.7)))
  }

  @Test("the zone without a root ends at 0.001/√(1 + 0.001²)")
  func noRoot() throws {
    #expect(throws: MotionError.self) { try Spring(duration: 1, dampingRatio: 0.000_999) }
    #expect(throws: Never.self) { try Spring(duration: 1, dampingRatio: 0.001) }
    let error = #expect(throws: MotionError.self) { try Spring(duration: 1, dampingRatio: 0) }
    #expect(error?.message.contains("no solution below a damping ratio of about 0.001") == true)
  }

  @Test("any ratio, duration and velocity gives numbers or a reason")
  func total() {
    for ratio in [-1, 0, 1e-7, 0.001, 0.5, 0.999_999_999, 1, 1e15, .nan] {
      for duration in [-1, 0, 1e-300, 0.3, 1e15, .infinity] {
        for velocity in [-1e15, -1e3, 0, 1e-300, 6.9, 7, 1e6, 1e15, .nan] {
          do {
            let spring = try Spring(
              duration: duration, dampingRatio: ratio, initialVelocity: velocity)
            #expect(spring.value(at: 0.1).isFinite && spring.stiffness.isFinite)
          } catch {
            #expect(!error.message.isEmpty)
          }
        }
      }
    }
  }
}
