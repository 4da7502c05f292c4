import Foundation
import Motion
import Testing

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
