import Testing

@testable import UIKit

@MainActor
struct LayerHitTests {
  private let stage = Stage()

  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    stage.with {
      let layer = CALayer()
      layer.frame = frame
      parent?.addSublayer(layer)
      return layer
    }
  }

  @Test("the layer in front is hit: by zPosition, then by place; hidden ones are not")
  func depth() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = layer(CGRect(x: 0, y: 0, width: 50, height: 50), in: root)
    let above = layer(CGRect(x: 20, y: 20, width: 50, height: 50), in: root)
    let point = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(point) === above)
    below.zPosition = 1
    #expect(root.hitTest(point) === below)
    below.isHidden = true
    #expect(root.hitTest(point) === above)
    #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0)) == nil)
  }

  @Test("beyond its bounds a layer finds those inside it unless it masks")
  func masking() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layer(CGRect(x: 80, y: 0, width: 50, height: 50), in: root)
    #expect(root.hitTest(CGPoint(x: 120, y: 10)) === inner)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 120, y: 10)) == nil)
    #expect(root.hitTest(CGPoint(x: 90, y: 10)) === inner)
  }

  @Test("a layer is found behind its mask only; a mask is in one place")
  func mask() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let mask = layer(CGRect(x: 0, y: 0, width: 50, height: 100), in: root)
    root.mask = mask
    #expect(mask.superlayer == nil && root.sublayers == nil)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 60, y: 10)) == nil)
  }

  @Test("a presentation is hit where it is seen, and leads to the layers of the model")
  func presentation() throws {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.center = CGPoint(x: 300, y: 100)
      }
    }
    test.stage.advance(to: 0.5)
    let seen = try #require(test.window.layer.presentation())
    #expect(seen.hitTest(CGPoint(x: 200, y: 100))?.model() === test.box.layer)
    #expect(seen.hitTest(CGPoint(x: 300, y: 100))?.model() === test.window.layer)
    #expect(test.window.layer.hitTest(CGPoint(x: 300, y: 100)) === test.box.layer)
    let box = try #require(test.box.layer.presentation())
    #expect(box.superlayer === seen)
    #expect(seen.sublayers == [box])
    #expect(box.convert(CGPoint.zero, to: seen) == CGPoint(x: 180, y: 80))
  }
}
