import Testing

@testable import UIKit

struct ScrollPathTests {
  private func path(_ offset: Double, _ velocity: Double, bounces: Bool = true) -> ScrollPath {
    ScrollPath(from: offset, velocity: velocity, in: 0...1000, rate: 0.998, bounces: bounces)
  }

  @Test("inside its range it slows down by the sum over milliseconds, to 10 points a second")
  func decay() {
    let path = path(100, 1000)
    // x0 + v/1000 r/(1 - r) (1 - r^(1000 t)), with r/(1 - r) = 499.
    for t in [0.0, 0.1, 0.5, 1, 2] {
      #expect(near(path.value(at: t), 100 + 499 * (1 - pow(0.998, 1000 * t)), 1e-9))
    }
    #expect(near(path.rest, 100 + 990 * 0.499))
    #expect(near(path.duration, log(0.01) / (1000 * log(0.998)), 1e-9))
    #expect(path.value(at: 99) == path.rest)
  }

  @Test("at an edge it swings back: A e^(-10 t) + (x0 - A) e^(-12 t), A = (12 x0 + v) / 2")
  func edge() {
    let path = path(900, 1000)
    // The edge is 100 points away: r^(1000 t) = 1 - 100/499, and so much is left of the velocity.
    let share = 1 - 100.0 / 499
    let time = log(share) / (1000 * log(0.998))
    let a = 1000 * share / 2
    for t in [0.01, 0.05, 0.1, 0.3] {
      let expected = 1000 + a * exp(-10 * t) - a * exp(-12 * t)
      #expect(near(path.value(at: time + t), expected, 1e-9))
    }
    #expect(path.rest == 1000 && path.value(at: path.duration + 0.1) == 1000)
    let hard = self.path(900, 1000, bounces: false)
    #expect(near(hard.duration, time) && hard.rest == 1000)
    #expect(hard.value(at: time + 0.05) == 1000)
  }

  @Test("let go beyond an edge it comes back, pushed by 22/3 of the way a second")
  func beyond() {
    let path = path(-60, 0)
    let a = (12.0 * -60 + 22.0 / 3 * 60) / 2
    for t in [0.0, 0.05, 0.2] {
      #expect(near(path.value(at: t), a * exp(-10 * t) + (-60 - a) * exp(-12 * t), 1e-9))
    }
    #expect(path.rest == 0)
    #expect(abs(path.value(at: path.duration - 1e-6)) < 1.0 / 6)
  }

  @Test("what does not move has no duration")
  func still() {
    #expect(path(500, 0).duration == 0)
    #expect(path(500, 9).duration == 0)
    #expect(ScrollPath(from: 3, velocity: 0, to: 3).duration == 0)
    #expect(ScrollPath(from: 3, easingTo: 3, duration: 1).duration == 0)
  }
}
