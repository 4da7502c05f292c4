import Testing
import UIKit

@testable import Session

/// Where fingers were.
struct FingerLogTests {
  @Test("from sample to sample straight, from down to up, both ends counted")
  func straight() {
    var log = FingerLog()
    log.add(1, at: CGPoint(x: 0, y: 0), isDown: true, time: 1)
    log.add(1, at: CGPoint(x: 10, y: 20), isDown: true, time: 2)
    log.add(1, at: CGPoint(x: 10, y: 20), isDown: false, time: 3)
    log.add(1, at: CGPoint(x: 10, y: 20), isDown: false, time: 4)
    #expect(log.point(of: 1, at: 0.9) == nil)
    #expect(log.point(of: 1, at: 1) == CGPoint(x: 0, y: 0))
    #expect(log.point(of: 1, at: 1.5) == CGPoint(x: 5, y: 10))
    #expect(log.point(of: 1, at: 3) == CGPoint(x: 10, y: 20))
    #expect(log.point(of: 1, at: 3.1) == nil)
    #expect(log.point(of: 2, at: 1.5) == nil)
  }

  @Test("touches of one finger are apart; `down` is the first finger that is")
  func several() {
    var log = FingerLog()
    log.add(1, at: CGPoint(x: 1, y: 1), isDown: true, time: 0)
    log.add(1, at: CGPoint(x: 1, y: 1), isDown: false, time: 1)
    log.add(2, at: CGPoint(x: 2, y: 2), isDown: true, time: 0.5)
    log.add(1, at: CGPoint(x: 3, y: 3), isDown: true, time: 2)
    #expect(log.down(at: 0.75) == CGPoint(x: 1, y: 1))
    #expect(log.down(at: 1.5) == CGPoint(x: 2, y: 2))
    #expect(log.down(at: 2.5) == CGPoint(x: 3, y: 3))
  }

  @Test("a finger that was never seen down is nowhere")
  func neverDown() {
    var log = FingerLog()
    log.add(1, at: .zero, isDown: false, time: 0)
    #expect(log.down(at: 0) == nil)
  }
}
