import Testing

@testable import UIKit

@MainActor
struct LayerGeometryTests {
  private func view(_ frame: CGRect) -> UIView { Stage().with { UIView(frame: frame) } }

  private func near(_ a: CGRect, _ b: CGRect) -> Bool {
    let differences: [Double] = [
      a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height,
    ]
    return differences.allSatisfy { abs($0) < 0.005 }
  }

  @Test("G0-1 the frame is the box around the transformed bounds")
  func boundingBox() {
    let view = view(CGRect(x: 0, y: 0, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -25, y: -25, width: 100, height: 100))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 50))
    let turned = self.view(CGRect(x: 50, y: 75, width: 100, height: 50))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(near(turned.frame, CGRect(x: 46.97, y: 46.97, width: 106.07, height: 106.07)))
    #expect(turned.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("G0-2 setting the frame under a scale divides the size, under a quarter turn swaps it")
  func settingFrame() {
    let view = view(CGRect(x: 0, y: 0, width: 50, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(view.bounds.size == CGSize(width: 50, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 120))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
    #expect(near(view.bounds, CGRect(x: 0, y: 0, width: 80, height: 30)))
    #expect(near(view.frame, CGRect(x: 0, y: 0, width: 30, height: 80)))
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test("G0-2 a rectangle with a negative size is set as the upright one")
  func negativeSize() {
    let view = view(CGRect(x: 100, y: 100, width: -40, height: -20))
    #expect(view.frame == CGRect(x: 60, y: 80, width: 40, height: 20))
  }

  @Test("G0-3 another anchor point moves the view, its position stays")
  func anchorPoint() {
    let view = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(view.frame == CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 50, y: 50))
    view.layer.anchorPoint = .zero
    #expect(view.frame.origin == CGPoint(x: 50, y: 50))
  }

  @Test("G0-3 the transform works around the anchor point")
  func aroundAnchor() {
    let view = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.anchorPoint = .zero
    view.center = .zero
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("G0-6 convert goes through positions, transforms and bounds, to nil by the root")
  func convert() {
    let stage = Stage()
    let (root, outer, inner) = stage.with {
      (
        UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400)),
        UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200)),
        UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
      )
    }
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 106, y: 67))
    #expect(inner.convert(CGPoint(x: 106, y: 67), from: nil) == CGPoint(x: 1, y: 2))
    #expect(outer.convert(CGPoint.zero, to: inner) == CGPoint(x: -10, y: -20))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The outer's centre is (200, 150), its bounds begin at (5, 5).
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: -20))
    #expect(
      inner.convert(inner.bounds, to: root) == CGRect(x: 10, y: -20, width: 80, height: 80))
    #expect(inner.convert(CGRect(x: 10, y: -20, width: 80, height: 80), from: root) == inner.bounds)
  }

  @Test("G0-6 without a window points convert to the root of the tree")
  func convertWithoutWindow() {
    let stage = Stage()
    let (outer, inner) = stage.with {
      (
        UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200)),
        UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
      )
    }
    #expect(outer.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 3, y: 4))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: nil) == CGPoint(x: 13, y: 24))
  }

  @Test("G0-7 alpha is kept in single precision")
  func alpha() {
    let view = view(.zero)
    view.alpha = 0.35
    #expect(view.alpha == 0.3499999940395355)
  }
}
