import Foundation
import Testing

@testable import UIKit

/// Animations drawn from a seed, against the law written out here.
@MainActor
struct ClosedFormTests {
  @Test(
    "what the observer is told is the closed form to 1e-9", arguments: 1...12 as ClosedRange<UInt64>
  )
  func springs(seed: UInt64) {
    var seeded = Seeded(state: seed)
    let test = TestStage()
    let (duration, delay) = (seeded.next(0.1, 2), seeded.next(0, 0.5))
    let (damping, velocity) = (seeded.next(0.1, 1.2), seeded.next(-1, 1))
    let (from, to) = (seeded.next(-200, 200), seeded.next(-200, 200))
    test.run { test.box.center.x = from }
    test.run {
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity
      ) { test.box.center.x = to }
    }
    _ = test.stage.advance(.rest)
    let frequency = Self.frequency(duration, damping, velocity)
    #expect(near(test.stage.time, delay + duration))
    var compared = 0
    for (time, value) in test.seen(test.box, .position).dropFirst(2) {
      let elapsed = time - delay
      var way = Self.way(frequency, min(damping, 1), velocity, max(elapsed, 0))
      if elapsed > duration - 1e-9 { way = 1 }
      let expected = from + (to - from) * way
      #expect(abs(value.number - expected) < 1e-9 * max(1, abs(to - from)), "at \(time)")
      compared += 1
    }
    #expect(compared > 5)
  }

  @Test(
    "curves and scales too, one block on top of the other", arguments: 1...8 as ClosedRange<UInt64>)
  func curves(seed: UInt64) {
    var seeded = Seeded(state: seed &* 977)
    let test = TestStage()
    let (first, second) = (seeded.next(0.5, 1.5), seeded.next(0.5, 1.5))
    let switchAt = seeded.next(0.1, 0.5)
    let (a, b, c) = (seeded.next(0.1, 3), seeded.next(0.1, 3), seeded.next(0.1, 3))
    func scale(to factor: Double, in duration: Double) {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
        test.box.transform = CGAffineTransform(scaleX: factor, y: factor)
      }
    }
    test.run { test.box.transform = CGAffineTransform(scaleX: a, y: a) }
    test.run { scale(to: b, in: first) }
    test.stage.enqueue(after: switchAt) { scale(to: c, in: second) }
    _ = test.stage.advance(.rest)
    for (time, value) in test.seen(test.box, .transform).dropFirst(2) {
      // One before the other: what is left of the older way, times what the newer one shows.
      let old = time < first ? a + (b - a) * Self.easeOut(time / first) : b
      let new =
        time < switchAt
        ? b
        : time < switchAt + second ? b + (c - b) * Self.easeOut((time - switchAt) / second) : c
      #expect(near(value.number, old / b * new), "at \(time)")
    }
  }

  /// The largest root of UIKit's equation for a duration spring, by halving.
  private static func frequency(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Double {
    func left(_ w: Double) -> Double {
      if ratio >= 1 { return abs(1 + (w - velocity) * duration) * exp(-w * duration) - 0.001 }
      let amplitude = abs(ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
      return amplitude * exp(-ratio * w * duration) - 0.001
    }
    var (low, high) = (0.0, 1e6)
    var w = high
    // Down to where the envelope first is above the threshold.
    while left(w) < 0 { (high, w) = (w, w * 0.999) }
    low = w
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if left(middle) > 0 { low = middle } else { high = middle }
    }
    return low
  }

  private static func way(_ w: Double, _ ratio: Double, _ velocity: Double, _ time: Double)
    -> Double
  {
    if ratio == 1 {
      let shape = 1 + (w - velocity) * time
      return 1 - exp(-w * time) * shape
    }
    let decay = ratio * w
    let swing = w * (1 - ratio * ratio).squareRoot()
    let shape = cos(swing * time) + (decay - velocity) / swing * sin(swing * time)
    return 1 - exp(-decay * time) * shape
  }

  /// The cubic (0, 0) (0.58, 1) by halving its parameter.
  private static func easeOut(_ x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let s = (low + high) / 2
      let rest = 1 - s
      let atS = 3 * 0.58 * rest * s * s + s * s * s
      if atS < x { low = s } else { high = s }
    }
    let s = low
    return 3 * (1 - s) * s * s + s * s * s
  }
}
