import Testing

@testable import UIKit

struct CATransform3DTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.rows.joined(), b.rows.joined()).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test("a rotation turns the other two axes about its own, x to y, y to z, z to x")
  func rotations() {
    let (s, c) = (sin(0.3), cos(0.3))
    #expect(
      near(
        CATransform3DMakeRotation(0.3, 0, 0, 1),
        CATransform3D(rows: [[c, s, 0, 0], [-s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])))
    #expect(
      near(
        CATransform3DMakeRotation(0.3, 5, 0, 0),
        CATransform3D(rows: [[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]])))
    #expect(
      near(
        CATransform3DMakeRotation(0.3, 0, 2, 0),
        CATransform3D(rows: [[c, 0, -s, 0], [0, 1, 0, 0], [s, 0, c, 0], [0, 0, 0, 1]])))
    #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test("translate, scale and rotate act first; concat applies the left one first")
  func order() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 1, 1)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 3, 4])
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 1, 1), 2, 3, 4)
    #expect([scaled.m41, scaled.m42, scaled.m43] == [1, 1, 1])
    #expect(
      CATransform3DConcat(CATransform3DMakeTranslation(1, 1, 1), CATransform3DMakeScale(2, 3, 4))
        == moved)
  }

  @Test("what a seed draws, undone, is the identity; what is flat is its own inverse")
  func inverse() {
    var random = Seeded(state: 7)
    for _ in 0..<50 {
      let rows = (0..<4).map { _ in (0..<4).map { _ in random.next(-2, 2) } }
      let transform = CATransform3D(rows: rows)
      let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
      #expect(
        zip(product.rows.joined(), CATransform3DIdentity.rows.joined())
          .allSatisfy { abs($0 - $1) < 1e-6 })
    }
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test("a transform in the plane is affine, one with depth or perspective is not")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(plane)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    var lens = CATransform3DIdentity
    lens.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(lens) && !CATransform3DIsIdentity(lens))
    #expect(CATransform3D().m11 == 0)
  }
}
