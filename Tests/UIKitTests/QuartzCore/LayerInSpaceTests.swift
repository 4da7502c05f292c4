import Testing

@testable import UIKit

@MainActor
struct LayerInSpaceTests {
  private let stage = Stage()

  private func layer(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    stage.with {
      let layer = CALayer()
      layer.frame = frame
      parent?.addSublayer(layer)
      return layer
    }
  }

  private func lens(_ distance: CGFloat) -> CATransform3D {
    var lens = CATransform3DIdentity
    lens.m34 = -1 / distance
    return lens
  }

  @Test(
    "G0-5 transform and transform3D replace each other; the affine part of a turn in space shows")
  func twoSides() {
    let view = stage.with { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    view.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(near(view.transform.a, 0.5) && view.transform.b == 0 && view.transform.d == 1)
    #expect(near(view.frame.width, 50) && near(view.frame.minX, 25) && view.frame.height == 100)
    view.transform = CGAffineTransform(rotationAngle: 0.2)
    #expect(
      view.transform3D == CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.2)))
    view.transform3D = CATransform3DIdentity
    #expect(view.transform.isIdentity)
  }

  @Test("a perspective enlarges what is nearer: 1 / (1 - z / d), around the middle")
  func perspective() {
    let outer = layer(CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = layer(CGRect(x: 80, y: 40, width: 40, height: 20), in: outer)
    outer.sublayerTransform = lens(500)
    inner.zPosition = 100
    let seen = inner.convert(inner.bounds, to: outer)
    #expect(near(seen.width, 50) && near(seen.height, 25))
    #expect(near(seen.midX, 100) && near(seen.midY, 50))
    #expect(inner.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    let back = inner.convert(CGPoint(x: 75, y: 37.5), from: outer)
    #expect(near(back.x, 0) && near(back.y, 0))
  }

  @Test("a card turned in perspective is a trapezium: its near edge is longer")
  func trapezium() {
    let outer = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = layer(CGRect(x: 50, y: 50, width: 100, height: 100), in: outer)
    card.transform = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 6, 0, 1, 0), lens(400))
    let right = card.convert(CGPoint(x: 100, y: 0), to: outer)
    // x goes to 50 cos 30°, z to -50 sin 30° = -25, so the divisor is 1 + 25/400.
    let divisor = 1 + 25.0 / 400
    #expect(near(right.x, 100 + 50 * cos(Double.pi / 6) / divisor))
    #expect(near(right.y, 100 - 50 / divisor))
    let left = card.convert(CGPoint(x: 0, y: 0), to: outer)
    #expect(near(left.y, 100 - 50 / (1 - 25.0 / 400)))
  }

  @Test("points go there and back through any tree of transforms in space")
  func thereAndBack() {
    var random = Seeded(state: 42)
    for _ in 0..<30 {
      let root = layer(CGRect(x: 0, y: 0, width: 300, height: 300))
      let left = layer(
        CGRect(x: random.next(0, 50), y: random.next(0, 50), width: 100, height: 80), in: root)
      let right = layer(
        CGRect(x: random.next(0, 50), y: random.next(0, 50), width: 90, height: 70), in: root)
      let leaf = layer(CGRect(x: 10, y: 10, width: 30, height: 30), in: right)
      root.sublayerTransform = lens(random.next(300, 900))
      for layer in [left, right, leaf] {
        layer.transform = CATransform3DMakeRotation(
          random.next(-1, 1), random.next(-1, 1), random.next(-1, 1), random.next(-1, 1))
      }
      let point = CGPoint(x: random.next(0, 30), y: random.next(0, 30))
      let back = left.convert(leaf.convert(point, to: left), to: leaf)
      #expect(near(back.x, point.x, 1e-6) && near(back.y, point.y, 1e-6))
      let from = left.convert(point, from: leaf)
      let to = leaf.convert(point, to: left)
      #expect(near(from.x, to.x, 1e-6) && near(from.y, to.y, 1e-6))
    }
  }

  @Test("V-21 a turn in space replaces what runs; half way through a quarter it is at 45 degrees")
  func animated() {
    let test = TestStage()
    var heard: [Bool] = []
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.transform = CGAffineTransform(rotationAngle: 0.5)
      } completion: {
        heard.append($0)
      }
    }
    test.run {
      test.box.transform = .identity
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      }
    }
    test.stage.advance(to: 0.5)
    #expect(heard == [false])
    #expect(near(test.shown.transform.m11, cos(Double.pi / 4), 1e-9))
    #expect(near(test.shown.transform.m13, -sin(Double.pi / 4), 1e-9))
    #expect(test.box.layer.transform == CATransform3DMakeRotation(.pi / 2, 0, 1, 0))
    test.stage.advance(to: 1)
    #expect(test.box.layer.animationKeys() == nil)
  }

  @Test("V-25 a frame animates as its position and its bounds")
  func frame() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      }
    }
    #expect(Set(test.box.layer.animationKeys() ?? []) == ["position", "bounds"])
    test.stage.advance(to: 0.5)
    #expect(test.shown.bounds.size == CGSize(width: 70, height: 50))
    #expect(test.shown.position == CGPoint(x: 75, y: 65))
    #expect(test.shown.frame == CGRect(x: 40, y: 40, width: 70, height: 50))
  }

  @Test("shadows animate in blocks, and are told of once they are set")
  func shadows() {
    let test = TestStage()
    #expect(test.seen(test.box, .shadowOpacity).isEmpty)
    #expect(test.box.layer.shadowRadius == 3)
    #expect(test.box.layer.shadowOffset == CGSize(width: 0, height: -3))
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        test.box.layer.shadowOpacity = 0.5
        test.box.layer.shadowOffset = CGSize(width: 4, height: 5)
      }
    }
    test.stage.advance(to: 0.5)
    #expect(test.shown.shadowOpacity == 0.25)
    #expect(test.shown.shadowOffset == CGSize(width: 2, height: 1))
    #expect(test.seen(test.box, .shadowOpacity).last?.value == .number(0.25))
    #expect(test.box.layer.shadowColor == UIColor.black.cgColor)
  }
}
