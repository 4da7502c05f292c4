import Testing

@testable import UIKit

@MainActor
struct UIViewAppearanceTests {
  @Test(
    "content modes put 40 x 20 points into 100 x 100",
    arguments: [
      (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
      (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
    ] as [(UIView.ContentMode, CGRect)])
  func contentModes(mode: UIView.ContentMode, expected: CGRect) {
    Stage().with {
      let view = UIImageView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
      #expect(view.imageFrame == nil)
      view.image = UIImage(size: CGSize(width: 40, height: 20))
      view.contentMode = mode
      #expect(view.imageFrame == expected)
    }
  }

  @Test("an empty image fills, so that nothing is divided by its size")
  func emptyImage() {
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(UIView.ContentMode.scaleAspectFit.rect(of: .zero, in: bounds) == bounds)
  }

  private final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test("a tint is inherited until it is set, and dimmed to grey")
  func tint() {
    Stage().with {
      let (outer, inner, own) = (Tinted(), Tinted(), Tinted())
      outer.addSubview(inner)
      outer.addSubview(own)
      #expect(inner.tintColor == .systemBlue)
      own.tintColor = .green
      outer.tintColor = .red
      #expect(inner.tintColor == .red && own.tintColor == .green)
      #expect(outer.changes == 1 && inner.changes == 1 && own.changes == 1)
      outer.tintAdjustmentMode = .dimmed
      #expect(inner.tintColor == UIColor(white: 0.299, alpha: 1))
      outer.tintAdjustmentMode = .normal
      outer.tintColor = nil
      #expect(inner.tintColor == .systemBlue)
    }
  }

  @Test("V-23 an effect comes gradually inside a block")
  func effect() {
    let test = TestStage()
    let view = test.run { UIVisualEffectView(effect: nil) }
    test.run {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      test.window.addSubview(view)
    }
    #expect(view.contentView.frame == view.bounds && view.shownEffect == 0)
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .light)
      }
    }
    test.stage.advance(to: 0.25)
    #expect(view.shownEffect == 0.25)
    #expect((view.effect as? UIBlurEffect)?.style == .light)
  }

  @Test("a mask is a view of its own whose layer masks")
  func mask() {
    Stage().with {
      let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UIView())
      view.mask = mask
      #expect(view.layer.mask === mask.layer && view.subviews.isEmpty)
      view.mask = nil
      #expect(view.layer.mask == nil)
    }
  }
}
