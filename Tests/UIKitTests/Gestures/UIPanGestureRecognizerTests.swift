import Testing

@testable import UIKit

@MainActor
struct UIPanGestureRecognizerTests {
  @Test("G-01 a pan begins, changes with every move, and ends")
  func states() {
    let test = TestStage()
    var states: [UIGestureRecognizer.State] = []
    let pan = test.stage.with { UIPanGestureRecognizer { states.append($0.state) } }
    test.box.addGestureRecognizer(pan)
    test.stage.touch(.began, at: CGPoint(x: 100, y: 100))
    test.stage.touch(.moved, at: CGPoint(x: 106, y: 100))
    #expect(states.isEmpty && pan.state == .possible)
    test.stage.touch(.moved, at: CGPoint(x: 112, y: 100))
    test.stage.touch(.moved, at: CGPoint(x: 150, y: 100))
    test.stage.touch(.ended, at: CGPoint(x: 150, y: 100))
    #expect(states == [.began, .changed, .ended])
    #expect(pan.state == .possible)
  }
}
