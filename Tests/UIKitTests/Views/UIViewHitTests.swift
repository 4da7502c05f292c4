import Testing

@testable import UIKit

@MainActor
struct UIViewHitTests {
  @Test("G0-8 the front view that holds the point is hit, edges right and below excluded")
  func front() {
    let test = TestStage()
    let above = test.run { UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40)) }
    test.window.addSubview(above)
    #expect(test.window.hitTest(CGPoint(x: 90, y: 90), with: nil) === test.box)
    #expect(test.window.hitTest(CGPoint(x: 110, y: 110), with: nil) === above)
    #expect(test.window.hitTest(CGPoint(x: 140, y: 110), with: nil) === test.window)
    #expect(test.window.hitTest(CGPoint(x: 80, y: 80), with: nil) === test.box)
    #expect(test.window.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
  }

  @Test("G0-8 hidden, transparent and inert views are passed over with all inside them")
  func passedOver() {
    let test = TestStage()
    let inner = test.run { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    test.box.addSubview(inner)
    let point = CGPoint(x: 90, y: 90)
    #expect(test.window.hitTest(point, with: nil) === inner)
    test.box.alpha = 0.009
    #expect(test.window.hitTest(point, with: nil) === test.window)
    test.box.alpha = 0.011
    #expect(test.window.hitTest(point, with: nil) === inner)
    test.box.isUserInteractionEnabled = false
    #expect(test.window.hitTest(point, with: nil) === test.window)
    test.box.isUserInteractionEnabled = true
    inner.isHidden = true
    #expect(test.window.hitTest(point, with: nil) === test.box)
  }

  @Test("G0-8 what stands outside its superview is not hit, clipped or not")
  func outside() {
    let test = TestStage()
    let inner = test.run { UIView(frame: CGRect(x: 30, y: 0, width: 40, height: 40)) }
    test.box.addSubview(inner)
    #expect(test.window.hitTest(CGPoint(x: 115, y: 90), with: nil) === inner)
    #expect(test.window.hitTest(CGPoint(x: 130, y: 90), with: nil) === test.window)
  }

  @Test("G0-8 the point goes through transforms")
  func transformed() {
    let test = TestStage()
    test.box.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(test.window.hitTest(CGPoint(x: 65, y: 65), with: nil) === test.box)
    test.box.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(test.window.hitTest(CGPoint(x: 82, y: 82), with: nil) === test.window)
    #expect(test.window.hitTest(CGPoint(x: 100, y: 75), with: nil) === test.box)
  }

  @Test("G0-8 hit testing during an animation goes by the model")
  func model() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        test.box.center.x = 300
      }
    }
    test.stage.advance(by: 0.1)
    #expect(test.window.hitTest(CGPoint(x: 300, y: 100), with: nil) === test.box)
  }
}
