import Testing

@testable import UIKit

@MainActor
struct LayerTimeTests {
  private func start(_ test: TestStage, _ completion: ((Bool) -> Void)? = nil) {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      test.box.center.x = 200
    } completion: {
      completion?($0)
    }
  }

  @Test(
    "a layer that stands still holds what moves in it and below; going on, it ends that much later")
  func pauseAndResume() {
    let test = TestStage()
    var ended: Double?
    test.run { start(test) { _ in ended = test.stage.time } }
    test.stage.advance(by: 0.5)
    let layer = test.window.layer
    test.run {
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      #expect(time == 0.5)
      layer.speed = 0
      layer.timeOffset = time
    }
    #expect(near(test.x, 125))
    #expect(test.stage.isAtRest)
    test.stage.advance(by: 1)
    #expect(near(test.x, 125))
    test.run {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    #expect(near(test.x, 125))
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 150))
    _ = test.stage.advance(.rest)
    #expect(near(ended ?? .nan, 3))
  }

  @Test("scrubbed by its time offset a layer shows that moment")
  func scrub() {
    let test = TestStage()
    test.run { start(test) }
    for (offset, x) in [(0.5, 125.0), (1.5, 175), (0.2, 110)] {
      test.run {
        test.box.layer.speed = 0
        test.box.layer.timeOffset = offset
      }
      #expect(near(test.x, x))
    }
  }

  @Test("speeds multiply from layer to layer")
  func nested() {
    let test = TestStage()
    test.run {
      test.window.layer.speed = 0.5
      test.box.layer.speed = 4
    }
    test.run { start(test) }
    test.stage.advance(by: 0.25)
    #expect(near(test.x, 125))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 1))
  }

  @Test("times convert from layer to layer, and back")
  func convert() {
    let test = TestStage()
    test.run {
      test.window.layer.speed = 2
      test.box.layer.beginTime = 3
      test.box.layer.speed = 0.5
      test.box.layer.timeOffset = 1
    }
    let (outer, inner) = (test.window.layer, test.box.layer)
    // (2 * 10 - 3) * 0.5 + 1
    #expect(inner.convertTime(10, from: nil) == 9.5)
    #expect(inner.convertTime(20, from: outer) == 9.5)
    #expect(inner.convertTime(9.5, to: outer) == 20)
    #expect(outer.convertTime(20, to: nil) == 10)
  }

  @Test("an animation that begins in a layer with its own time begins at its beginning")
  func beginsNow() {
    let test = TestStage()
    test.stage.advance(by: 1)
    test.run {
      test.box.layer.speed = 2
      start(test)
    }
    #expect(test.x == 100)
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 150))
  }
}
