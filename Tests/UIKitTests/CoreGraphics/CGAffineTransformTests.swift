import Foundation
import Testing

@testable import UIKit

struct CGAffineTransformTests {
  private func near(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
      .allSatisfy { abs($0) < 1e-12 }
  }

  @Test("a point is a row vector: x' = a x + c y + tx, y' = b x + d y + ty")
  func rowVectors() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CGPoint(x: 10, y: 100).applying(transform) == CGPoint(x: 315, y: 426))
    #expect(CGSize(width: 10, height: 100).applying(transform) == CGSize(width: 310, height: 420))
  }

  @Test("G0-4 translatedBy, scaledBy and rotated put the new operation first")
  func operationsComeFirst() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(
      scale.translatedBy(x: 10, y: 10) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(move.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
    #expect(
      near(
        move.rotated(by: .pi / 2), CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 20)))
  }

  @Test("G0-4 a.concatenating(b) applies a, then b")
  func concatenating() {
    let (first, second) = (
      CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(translationX: 10, y: 0)
    )
    #expect(CGPoint(x: 1, y: 1).applying(first.concatenating(second)) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(second.concatenating(first)) == CGPoint(x: 22, y: 2))
  }

  @Test("G0-4 a transform without a way back is its own inverse")
  func inverted() {
    let flat = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 3, ty: 4)
    #expect(flat.inverted() == flat)
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 6)
    #expect(near(transform.concatenating(transform.inverted()), .identity))
    #expect(near(transform.inverted().concatenating(transform), .identity))
  }

  @Test("the identity, and the value without arguments, which is all zeros")
  func identity() {
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
  }

  @Test("a positive angle turns the x axis to the y axis")
  func rotation() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 6))
    #expect(abs(point.x - 0.8660254037844387) < 1e-15)
    #expect(abs(point.y - 0.5) < 1e-15)
  }

  @Test("a rectangle becomes the upright box around its corners")
  func rectangle() {
    let square = CGRect(x: -50, y: -50, width: 100, height: 100)
    let box = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 70.71067811865476
    #expect(abs(box.minX + half) < 1e-9 && abs(box.maxY - half) < 1e-9)
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(scaleX: -1, y: 2))
        == CGRect(x: -4, y: 4, width: 3, height: 8))
    #expect(CGRect.null.applying(.identity).isNull)
  }
}
