import Testing

@testable import UIKit

@MainActor
struct CADisplayLinkTests {
  @Test("a link is called in each frame with its time, and not at deadlines between frames")
  func frames() {
    let stage = Stage(framesPerSecond: 50)
    var times: [Double] = []
    let link = stage.with {
      CADisplayLink { link in
        times.append(link.timestamp)
        #expect(near(link.targetTimestamp, link.timestamp + 0.02))
        #expect(link.duration == 0.02)
      }
    }
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .common)
    stage.enqueue(after: 0.03) {}
    stage.advance(to: 0.06)
    #expect(times == [0.02, 0.04, 0.06])
    #expect(stage.with { CACurrentMediaTime() } == 0.06)
  }

  @Test("a paused link is not called, an invalidated one never again, at once")
  func pauseAndInvalidate() {
    let stage = Stage(framesPerSecond: 50)
    var calls = 0
    let first = stage.with { CADisplayLink { $0.invalidate() } }
    let second = stage.with { CADisplayLink { _ in calls += 1 } }
    for link in [first, second] { link.add(to: .main, forMode: .common) }
    _ = stage.advance(.frames(2))
    #expect(calls == 2)
    second.isPaused = true
    _ = stage.advance(.frames(2))
    #expect(calls == 2)
    second.isPaused = false
    stage.enqueue { second.invalidate() }
    _ = stage.advance(.frames(2))
    #expect(calls == 2)
    #expect(stage.isAtRest)
  }

  @Test("a preferred rate leaves out frames")
  func rate() {
    let stage = Stage(framesPerSecond: 60)
    var times: [Double] = []
    let link = stage.with { CADisplayLink { times.append($0.timestamp) } }
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    _ = stage.advance(.frames(7))
    let expected: [Double] = [1, 4, 7].map { $0 / 60 }
    #expect(times == expected)
  }
}
