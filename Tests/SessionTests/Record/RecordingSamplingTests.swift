import Session
import Testing

@testable import UIKit

@Suite struct RecordingSamplingTests {
  /// x(t) = 1 - e^(-ζωt) (cos ω_d t + ζω/ω_d sin ω_d t), with ω = 20, ζ = 0.5, from 0.
  private func spring(_ t: Double) -> Double {
    let damped = 20 * 0.75.squareRoot()
    return 1 - exp(-10 * t) * (cos(damped * t) + 10 / damped * sin(damped * t))
  }

  private func sprung() -> Recording {
    var recording = Recording()
    for frame in 0...120 {
      let time = Double(frame) / 120
      recording.commit(time, change(1, .opacity, .number(1), seen: .number(spring(time))))
    }
    return recording
  }

  @Test("the peak over all frames is the frame nearest to the closed form's peak at π/ω_d")
  func peak() throws {
    let recording = sprung()
    let extremes = try #require(recording.extremes { recording.opacity($0) })
    let peakTime = Double.pi / (20 * 0.75.squareRoot())
    #expect(abs(extremes.peak.time - peakTime) <= 0.5 / 120)
    // 1 + e^(-πζ/√(1-ζ²)) is the overshoot; the frame lies less than half a frame beside it.
    #expect(extremes.peak.value <= 1.1630335)
    #expect(extremes.peak.value > 1.162)
    #expect(extremes.trough == Recording.Sample(time: 0, value: 0))
  }

  @Test("a span bounds what is looked at")
  func span() throws {
    let recording = sprung()
    let extremes = try #require(
      recording.extremes(from: 0, to: 0.1) { recording.opacity($0) })
    #expect(extremes.peak.time == 0.1)
    #expect(recording.sample(from: 0.5, to: 0.55) { $0 }.map(\.time).count == 7)
    #expect(recording.extremes(from: 2) { recording.opacity($0) } == nil)
  }

  @Test("frames where the value is unknown or no number are left out; of equals the first counts")
  func gaps() {
    var recording = Recording()
    for time in 0..<6 { recording.commit(Double(time)) }
    let values: [Double?] = [nil, 2, .nan, 1, 1, 2]
    let extremes = recording.extremes { values[Int($0)] }
    #expect(extremes?.peak == Recording.Sample(time: 1, value: 2))
    #expect(extremes?.trough == Recording.Sample(time: 3, value: 1))
    #expect(recording.sample { values[Int($0)] }.map(\.time) == [1, 3, 4, 5])
  }

  @Test("an error of the value ends the sampling and is passed on")
  func errors() {
    struct Stop: Error {}
    var recording = Recording()
    for time in 0..<6 { recording.commit(Double(time)) }
    var asked = 0
    #expect(throws: Stop.self) {
      try recording.extremes { time in
        asked += 1
        if time > 1 { throw Stop() }
        return time
      }
    }
    #expect(asked == 3)
  }
}
