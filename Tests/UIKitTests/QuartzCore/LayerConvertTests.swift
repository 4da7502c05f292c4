import Testing

@testable import UIKit

@MainActor
struct LayerConvertTests {
  @Test("what is around two layers plays no part in converting between them, flat as it may be")
  func flatAround() {
    let (root, flat, inner) = (CALayer(), CALayer(), CALayer())
    let (left, right) = (CALayer(), CALayer())
    root.addSublayer(flat)
    flat.addSublayer(inner)
    inner.addSublayer(left)
    inner.addSublayer(right)
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    left.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    right.frame = CGRect(x: 100, y: 200, width: 30, height: 40)
    let point = CGPoint(x: 1, y: 2)
    #expect(left.convert(point, to: right) == CGPoint(x: -89, y: -178))
    #expect(right.convert(point, from: left) == CGPoint(x: -89, y: -178))
    #expect(left.convert(point, to: left) == point)
    #expect(left.convert(point, to: inner) == CGPoint(x: 11, y: 22))
    #expect(inner.convert(point, to: left) == CGPoint(x: -9, y: -18))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(left.convert(rect, to: right) == CGRect(x: -89, y: -178, width: 3, height: 4))
  }

  @Test("layers of two trees convert as if their roots were one")
  func apart() {
    let (one, other, inner) = (CALayer(), CALayer(), CALayer())
    other.addSublayer(inner)
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(one.convert(CGPoint(x: 1, y: 2), to: inner) == CGPoint(x: -9, y: -18))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
  }
}
