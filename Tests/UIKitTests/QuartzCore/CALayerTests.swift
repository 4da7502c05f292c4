import Testing

@testable import UIKit

@MainActor
struct CALayerTests {
  @Test("the defaults of a layer")
  func defaults() {
    let layer = Stage().with { CALayer() }
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.opacity == 1)
    #expect(layer.affineTransform().isIdentity)
    #expect(layer.backgroundColor == nil)
    #expect(layer.borderColor == CGColor(gray: 0, alpha: 1))
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0 && layer.zPosition == 0)
    #expect(!layer.isHidden && !layer.masksToBounds)
    #expect(layer.sublayers == nil && layer.superlayer == nil)
  }

  @Test("V-17 there is no presentation before the layer was committed in a window")
  func presentation() {
    let test = TestStage()
    let view = test.run { UIView() }
    #expect(view.layer.presentation() == nil)
    test.stage.with { test.window.addSubview(view) }
    #expect(view.layer.presentation() == nil)
    test.stage.settle()
    let copy = view.layer.presentation()
    #expect(copy != nil)
    #expect(copy?.model() === view.layer)
    #expect(view.layer.model() === view.layer)
    #expect(view.layer.presentation() === copy)
    test.run { view.alpha = 0.5 }
    #expect(view.layer.presentation() !== copy)
    test.run { view.removeFromSuperview() }
    #expect(view.layer.presentation() == nil)
  }

  @Test("V-17 the model has the target all along, the presentation what is seen")
  func modelAndPresentation() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.alpha = 0.5 }
    }
    test.stage.advance(by: 0.5)
    #expect(test.box.layer.opacity == 0.5)
    #expect(test.shown.opacity == 0.75)
  }

  @Test("what is set but not committed is not seen")
  func uncommitted() {
    let test = TestStage()
    test.stage.with {
      test.box.center.x = 300
      #expect(test.x == 100)
    }
    test.stage.settle()
    #expect(test.x == 300)
  }

  @Test("a presentation is a copy: what is set on it stays there")
  func copy() {
    let test = TestStage()
    test.shown.opacity = 0
    test.stage.settle()
    #expect(test.box.alpha == 1)
  }

  @Test(
    "contract 12: a position that is no number is misuse and is refused",
    arguments: [Double.nan, .infinity])
  func invalid(value: Double) {
    let test = TestStage()
    test.run {
      test.box.center.x = value
      test.box.bounds.size.width = value
      test.box.alpha = value
      test.box.transform = CGAffineTransform(scaleX: value, y: 1)
    }
    #expect(test.codes(.misuse) == Array(repeating: "invalid-geometry", count: 4))
    #expect(test.box.frame == CGRect(x: 80, y: 80, width: 40, height: 40))
  }

  @Test("sublayers stand back to front where they are put, and leave their old place")
  func tree() {
    let (root, a, b, c) = Stage().with { (CALayer(), CALayer(), CALayer(), CALayer()) }
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(root.sublayers == [c, a, b])
    root.insertSublayer(b, below: a)
    #expect(root.sublayers == [c, b, a])
    root.insertSublayer(c, above: a)
    #expect(root.sublayers == [b, a, c])
    b.addSublayer(a)
    #expect(root.sublayers == [b, c] && a.superlayer === b)
    a.addSublayer(root)
    #expect(root.superlayer == nil)
    a.removeFromSuperlayer()
    #expect(b.sublayers == nil && a.superlayer == nil)
  }

  @Test("layers nest 1,000 deep")
  func depth() {
    let test = TestStage()
    let all = test.run { (0..<1_001).map { _ in CALayer() } }
    for (outer, inner) in zip(all, all.dropFirst()) { outer.addSublayer(inner) }
    #expect(all[999].superlayer === all[998] && all[1_000].superlayer == nil)
    #expect(test.codes(.misuse) == ["hierarchy-too-deep"])
  }

  @Test("animations are named by their key paths, and removed by these names")
  func animationKeys() {
    let test = TestStage()
    test.run {
      for x in [200.0, 300, 400] { UIView.animate(withDuration: 1) { test.box.center.x = x } }
      UIView.animate(withDuration: 1) { test.box.alpha = 0 }
    }
    #expect(test.box.layer.animationKeys() == ["position", "position-2", "position-3", "opacity"])
    test.run { test.box.layer.removeAnimation(forKey: "position-2") }
    test.run { test.box.layer.removeAnimation(forKey: "nothing") }
    #expect(test.box.layer.animationKeys() == ["position", "position-2", "opacity"])
    // 100 -> 200 and 300 -> 400 are left.
    #expect(test.x == 200)
  }
}
