import Session
import Testing

@testable import UIKit

/// A recorder looking at a real stage.
@MainActor
@Suite struct RecorderStageTests {
  private let stage: Stage
  private let recorder = Recorder()
  private let window: UIWindow
  private let box: UIView

  init() {
    let stage = Stage()
    self.stage = stage
    window = stage.with { UIWindow(frame: CGRect(origin: .zero, size: stage.screenSize)) }
    box = stage.with { UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40)) }
    stage.observer = recorder
    window.isHidden = false
    window.addSubview(box)
    stage.settle()
  }

  private func run(_ statement: () -> Void) {
    stage.with(statement)
    stage.settle()
  }

  private func x(_ time: Double) -> Double? {
    let center = recorder.recording.seen(stage.id(of: box.layer), .position, at: time)
    guard case .point(let point)? = center else { return nil }
    return point.x
  }

  @Test("between frames a block's motion is 1e-9 of its curve, for durations drawn from a seed")
  func blocks() throws {
    var seed: UInt64 = 11
    func draw() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) / Double(1 << 53)
    }
    for _ in 0..<20 {
      let (start, from, way) = (stage.time, box.center.x, 300 * draw() - 150)
      let duration = 0.2 + draw()
      run { UIView.animate(withDuration: duration) { box.center.x = from + way } }
      stage.advance(by: duration + 0.1)
      for _ in 0..<10 {
        let fraction = draw()
        let seen = try #require(x(start + fraction * duration))
        #expect(abs(seen - (from + way * easedInOut(fraction))) < 1e-9 * 300)
      }
    }
  }

  @Test("what rests is recorded as resting, up to now and up to the frame before it is set again")
  func rest() {
    stage.advance(by: 2.05)
    #expect(x(1) == 100)
    #expect(x(2.05) == 100)
    run { stage.enqueue(after: 1) { box.center.x = 200 } }
    stage.advance(by: 2)
    #expect(x(3.03) == 100)
    #expect(x(3.05) == 200)
    #expect(x(4.05) == 200)
    #expect(x(4.06) == nil)
  }

}
