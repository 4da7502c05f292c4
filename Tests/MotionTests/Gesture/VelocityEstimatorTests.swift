import Motion
import Testing

@Suite("Velocity estimators")
struct VelocityEstimatorTests {
  private static let columns: [(VelocityEstimator, String)] = [
    (.lastPair, "last_pair"), (.window, "window_endpoints"), (.leastSquares, "lsq1"),
    (.quadraticLeastSquares, "lsq2"), (.flutterIOS, "flutter_ios"),
    (.flutterMacOS, "flutter_macos"), (.swiftUI, "swiftui_sampler"),
  ]

  @Test("seven touch sequences by seven estimators")
  func truth() throws {
    let samples = try Golden("velocity_samples").rows
    let golden = try Golden("velocity")
    var tally = Tally("velocity")
    for row in golden.rows {
      let touch = samples.filter { $0.text("case") == row.text("case") }.map {
        TouchSample(time: $0["t"], position: $0["x"])
      }
      #expect(touch.count == Int(row["samples"]))
      let pairs = Self.columns.map { estimator, column in
        (actual: estimator.velocity(of: touch), expected: row[column], scale: 1000.0)
      }
      tally.row(row.text("case"), all: pairs, tolerance: 1e-9)
    }
    tally.finish(of: golden.rows.count)
  }

  /// Case E1 and rule G-23.
  @Test("a finger that has rested for 0.1 s has no velocity")
  func rest() {
    let moving = (0...6).map {
      TouchSample(time: Double($0) / 60, position: Double($0) * 1000 / 60)
    }
    let rule = VelocityEstimator.lastPair
    #expect(abs(rule.velocity(of: moving) - 1000) < 1e-9)
    #expect(abs(rule.velocity(of: moving, at: 0.1 + 0.05) - 1000) < 1e-9)
    #expect(rule.velocity(of: moving, at: 0.1 + 0.1) == 0)
    #expect(rule.velocity(of: moving, at: 0.3) == 0)
    #expect(VelocityEstimator.flutterIOS.velocity(of: moving, at: 0.15) == 0)
  }

  @Test("the look back ends after 0.1 s, and at a pause of more than 0.04 s")
  func lookBack() {
    func velocity(_ ages: [Double]) -> Double {
      // A finger that stood still but for the oldest sample.
      let samples = ages.enumerated().map { index, age in
        TouchSample(time: -age, position: index == 0 ? 0 : 9)
      }
      return VelocityEstimator.window.velocity(of: samples, at: 0)
    }
    #expect(velocity([0.1, 0.07, 0.035, 0]) == 90)
    #expect(velocity([0.100_005, 0.07, 0.035, 0]) == 0)
    #expect(velocity([0.075, 0.035, 0]) == 120)
    #expect(velocity([0.075_002, 0.035, 0]) == 0)
  }

  @Test("few, equal and broken samples give 0, never NaN", arguments: VelocityEstimator.allCases)
  func edges(estimator: VelocityEstimator) {
    #expect(estimator.velocity(of: []) == 0)
    let one = TouchSample(time: 1, position: 5)
    #expect(estimator.velocity(of: [one]) == 0)
    #expect(estimator.velocity(of: [one, one, one]) == 0)
    let broken = TouchSample(time: .nan, position: .infinity)
    #expect(estimator.velocity(of: [one, broken, one]) == 0)
    let huge = TouchSample(time: 1 + 1e-15, position: 1e308)
    #expect(estimator.velocity(of: [one, huge, huge, huge]).isFinite)
  }
}
