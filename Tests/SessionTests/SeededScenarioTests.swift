import Foundation
import Seeds
import Session
import Testing
import Text

/// UIKit's spring of a damping ratio and a duration, solved here by bisection for the largest root.
private struct ClosedSpring {
  let omega: Double
  let zeta: Double
  let velocity: Double

  init(duration: Double, damping: Double, velocity: Double) {
    zeta = min(damping, 1)
    self.velocity = velocity
    let ratio = zeta
    func residue(_ omega: Double) -> Double {
      if ratio >= 1 {
        return abs((1 + (omega - velocity) * duration) * exp(-omega * duration)) - 0.001
      }
      let damped = omega * sqrt(1 - ratio * ratio)
      return abs((ratio * omega - velocity) / damped) * exp(-ratio * omega * duration) - 0.001
    }
    // Far out the residue is below 0.001; the largest root is the last change of sign.
    var high = 1000 / duration
    while residue(high) < 0 { high *= 0.999 }
    var low = high
    high /= 0.999
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if residue(middle) >= 0 { low = middle } else { high = middle }
    }
    omega = (low + high) / 2
  }

  func value(at t: Double) -> Double {
    if zeta >= 1 { return 1 - exp(-omega * t) * (1 + (omega - velocity) * t) }
    let damped = omega * sqrt(1 - zeta * zeta)
    return 1 - exp(-zeta * omega * t)
      * (cos(damped * t) + (zeta * omega - velocity) / damped * sin(damped * t))
  }
}

@MainActor
@Suite("Recorded values against the closed form")
struct SeededScenarioTests {
  @Test("a presentation of any duration, damping, velocity and offset", arguments: Seeds.of(20))
  func matchesClosedForm(_ seed: Int) throws {
    var random = SplitMix(state: UInt64(seed) &* 7919 &+ 1)
    let duration = Double.random(in: 0.2...1.5, using: &random)
    let damping = Double.random(in: 0.35...1.4, using: &random)
    let velocity = Double.random(in: -0.5...0.5, using: &random)
    let start = Double.random(in: 0.1...0.9, using: &random)
    let wait = Double.random(in: 0...0.4, using: &random)
    let offset = Double.random(in: -300...300, using: &random)
    let bench = Bench()
    bench.run(
      """
      controller first
      controller second style fullScreen
      animator grow duration \(duration)s {
        add to.view
        to.view.transform = scale(\(start))
        to.view.center.x += \(offset)
        animate duration damping \(damping) velocity \(velocity) {
          to.view.transform = identity
          to.view.center.x -= \(offset)
        } then { complete }
      }
      delegate custom presented grow
      attach custom to second
      window first
      run \(wait)s
      present second
      run
      """)
    let spring = ClosedSpring(duration: duration, damping: damping, velocity: velocity)
    for _ in 0..<40 {
      let t = Double.random(in: 0..<duration, using: &random)
      let scale = try bench.number("second.view.transform.scale", at: wait + t)
      let x = try bench.number("second.view.center.x", at: wait + t)
      let way = spring.value(at: t)
      #expect(abs(scale - (start + (1 - start) * way)) < 1e-9, "scale at \(t), seed \(seed)")
      #expect(abs(x - (196.5 + offset * (1 - way))) < 1e-9 * 300, "x at \(t), seed \(seed)")
    }
    #expect(abs(bench.session.now - (wait + duration)) < 1e-9)
    let end = try bench.number("second.view.transform.scale", at: wait + duration)
    #expect(abs(end - 1) < 1e-12)
  }
}

extension Bench {
  /// An expression as it was at a time, unrounded.
  func number(_ expression: String, at time: Double) throws -> Double {
    try session.number(expression, at: time)
  }
}
