import Motion
import Testing

@testable import Session
@testable import UIKit

/// Between two commits a value follows the animations in force.
@Suite struct RecordingLawTests {
  private func animation(
    _ id: Int, of key: LayerKey = .opacity, from: Double, to: Double, begin: Double = 0,
    delay: Double = 0, duration: Double, _ pace: LayerAnimation.Pace = .curve(.linear),
    _ blend: LayerAnimation.Blend = .replace
  ) throws -> LayerAnimation {
    let timing = try MediaTiming(
      clock: MediaClock(beginTime: begin + delay), duration: duration, fill: .backwards)
    return LayerAnimation(
      id: id, layer: .one, key: key,
      law: LayerAnimation.Law(begin: begin, delay: delay, timing: timing, pace: pace),
      course: .init(from: .number(from), to: .number(to)), blend: blend)
  }

  /// Commits of layer 1's opacity at 0, 0.25 and 0.5 s, with an animation from 0 to 1 that fills
  /// the first two intervals; what was seen at the commits is told apart from the law on purpose.
  private func recording(of animation: LayerAnimation) -> Recording {
    var recording = Recording()
    recording.commit(0, change(1, .opacity, .number(1), seen: .number(0)), added: [animation])
    recording.commit(0.25, change(1, .opacity, .number(1), seen: .number(0.3)))
    recording.commit(0.5, change(1, .opacity, .number(1)), removed: [animation.id])
    recording.commit(0.75, change(1, .opacity, .number(2)))
    return recording
  }

  private func near(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) <= 1e-9 } ?? false
  }

  @Test("a timing curve: 1e-9 of the closed form, not the chord between two commits")
  func curves() throws {
    let linear = recording(of: try animation(1, from: 0, to: 1, duration: 0.5))
    let eased = recording(
      of: try animation(1, from: 0, to: 1, duration: 0.5, .curve(.easeInOut)))
    for time in [0.01, 0.1, 0.2, 0.26, 0.4, 0.49] {
      #expect(near(linear.opacity(time), time / 0.5))
      #expect(near(eased.opacity(time), easedInOut(time / 0.5)))
    }
    #expect(!near(eased.opacity(0.1), 0.3 * 0.1 / 0.25))
  }

  @Test("a spring: 1 - e^(-10t) (cos wt + 10/w sin wt), w = 20 √0.75")
  func springs() throws {
    let spring = try Spring(mass: 1, stiffness: 400, damping: 20)
    let sprung = recording(of: try animation(1, from: 0, to: 1, duration: 0.5, .spring(spring)))
    let damped = 20 * 0.75.squareRoot()
    for time in [0.01, 0.1, 0.18, 0.3, 0.49] {
      let expected = 1 - exp(-10 * time) * (cos(damped * time) + 10 / damped * sin(damped * time))
      #expect(near(sprung.opacity(time), expected))
    }
  }

  @Test("at a commit the recorded value counts; when the animation is over, the straight line")
  func outside() throws {
    let eased = recording(
      of: try animation(1, from: 0, to: 1, duration: 0.5, .curve(.easeInOut)))
    #expect(eased.opacity(0) == 0)
    #expect(eased.opacity(0.25) == 0.3)
    #expect(eased.opacity(0.25 + 0.9e-9) == 0.3)
    #expect(near(eased.opacity(0.25 + 2e-9), easedInOut((0.25 + 2e-9) / 0.5)))
    #expect(eased.opacity(0.5) == 1)
    #expect(near(eased.opacity(0.6), 1.4))
  }

  @Test("during its delay the old value shows, from the first commit on")
  func delays() throws {
    let late = recording(of: try animation(1, from: 0, to: 1, delay: 0.2, duration: 0.3))
    #expect(near(late.opacity(0.1), 0))
    #expect(near(late.opacity(0.35), 0.5))
  }

  @Test("V-22 two linear additive animations against each other stand still, then fall")
  func additive() throws {
    var recording = Recording()
    let there = try animation(1, from: 0, to: 120, duration: 3, .curve(.linear), .residual)
    let back = try animation(
      2, from: 120, to: 0, begin: 1, duration: 3, .curve(.linear), .residual)
    recording.commit(0, change(1, .opacity, .number(120), seen: .number(0)), added: [there])
    recording.commit(1, change(1, .opacity, .number(0), seen: .number(40)), added: [back])
    recording.commit(3, removed: [1])
    recording.commit(4, change(1, .opacity, .number(0)), removed: [2])
    #expect(near(recording.opacity(0.5), 20))
    #expect(near(recording.opacity(1.7), 40))
    #expect(near(recording.opacity(2.9), 40))
    #expect(near(recording.opacity(3.5), 20))
    #expect(recording.model(.one, .opacity, at: 0.5) == .number(120))
    #expect(recording.model(.one, .opacity, at: 1.5) == .number(0))
  }

  @Test(
    "an animation of another property or layer, or one told of without its layer, changes nothing")
  func others() throws {
    var recording = Recording()
    let other = try animation(1, of: .cornerRadius, from: 5, to: 6, duration: 2)
    recording.commit(0, change(1, .opacity, .number(0)), added: [other])
    recording.commit(1, change(1, .opacity, .number(1)))
    #expect(recording.opacity(0.25) == 0.25)
    #expect(recording.seen(.one, .cornerRadius, at: 0.5) == nil)
  }

  @Test("of two animations that take each other's place the one added later shows")
  func order() throws {
    var recording = Recording()
    recording.commit(
      0, change(1, .opacity, .number(0)),
      added: [
        try animation(1, from: 0, to: 1, duration: 4),
        try animation(2, from: 10, to: 14, duration: 4),
      ])
    recording.commit(4, removed: [1, 2])
    #expect(near(recording.opacity(1), 11))
  }

  @Test("an animation changed on the way ends and begins at one commit under its own number")
  func changed() throws {
    var recording = Recording()
    recording.commit(
      0, change(1, .opacity, .number(0)), added: [try animation(1, from: 0, to: 1, duration: 2)])
    recording.commit(1, added: [try animation(1, from: 10, to: 12, duration: 2)], removed: [1])
    recording.commit(2, removed: [1])
    recording.commit(3)
    #expect(near(recording.opacity(0.5), 0.25))
    #expect(near(recording.opacity(1.5), 11.5))
    #expect(recording.opacity(2.5) == 0)
  }

  @Test(
    "an animation that begins and ends at one commit was never in force; unknown ends are ignored")
  func momentary() throws {
    var recording = Recording()
    recording.commit(
      0, change(1, .opacity, .number(0)), added: [try animation(1, from: 5, to: 6, duration: 2)],
      removed: [1, 99])
    recording.commit(1, change(1, .opacity, .number(1)))
    #expect(recording.opacity(0.25) == 0.25)
  }

  @Test("a copy goes on alone: ends told to the original are not told to it")
  func copies() throws {
    var recording = Recording()
    recording.commit(
      0, change(1, .opacity, .number(0)), added: [try animation(1, from: 0, to: 1, duration: 4)])
    recording.commit(1)
    let kept = recording
    recording.commit(2, removed: [1])
    recording.commit(3)
    #expect(near(recording.opacity(1.5), 0.375))
    #expect(recording.opacity(2.5) == 0)
    #expect(near(kept.opacity(0.5), 0.125))
    #expect(kept.opacity(1.5) == nil)
  }
}
