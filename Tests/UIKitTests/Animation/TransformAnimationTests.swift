import Testing

@testable import UIKit

@MainActor
struct TransformAnimationTests {
  /// A transform half way and a quarter of the way, linear in time.
  private func seen(_ end: CGAffineTransform, from start: CGAffineTransform = .identity)
    -> [CGAffineTransform]
  {
    let test = TestStage()
    test.run { test.box.transform = start }
    test.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { test.box.transform = end }
    }
    return [0.25, 0.5].map {
      test.stage.advance(to: $0)
      return test.shown.affineTransform()
    }
  }

  private func near(_ a: CGAffineTransform, _ b: CGAffineTransform, _ tolerance: Double = 1e-9)
    -> Bool
  {
    let differences: [Double] = [
      a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty,
    ]
    return differences.allSatisfy { abs($0) < tolerance }
  }

  @Test(
    "V-24 transforms are taken apart on their way, as measured on Core Animation",
    arguments: [
      (
        CGAffineTransform(-1, 0, 0, 1, 0, 0),
        [CGAffineTransform(0.5, 0, 0, 1, 0, 0), CGAffineTransform(0, 0, 0, 1, 0, 0)]
      ),
      (
        CGAffineTransform(-1, 0, 0, -1, 0, 0),
        [
          CGAffineTransform(0.7071067812, -0.7071067812, 0.7071067812, 0.7071067812, 0, 0),
          CGAffineTransform(0, -1, 1, 0, 0, 0),
        ]
      ),
      (
        CGAffineTransform(1, 0, 0.5, 1, 0, 0),
        [
          CGAffineTransform(1, 0, 0.1151, 1.0023, 0, 0),
          CGAffineTransform(1, 0, 0.2368, 1.0031, 0, 0),
        ]
      ),
      (
        CGAffineTransform(0.1414744033, 1.994989973, -0.9974949866, 0.07073720167, 0, 0),
        [
          CGAffineTransform(1.1631, 0.4578, -0.3663, 0.9305, 0, 0),
          CGAffineTransform(1.0975, 1.0225, -0.6816, 0.7317, 0, 0),
        ]
      ),
    ])
  func measured(end: CGAffineTransform, expected: [CGAffineTransform]) {
    let seen = seen(end)
    #expect(near(seen[0], expected[0], 5.1e-5))
    #expect(near(seen[1], expected[1], 5.1e-5))
  }

  @Test("V-24 a whole turn is no motion, and a half turn goes backwards: -45 degrees at a quarter")
  func turns() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.transform = CGAffineTransform(rotationAngle: 2 * .pi)
      }
    }
    test.stage.advance(by: 0.5)
    #expect(near(test.shown.affineTransform(), .identity))
    #expect(
      near(
        seen(CGAffineTransform(rotationAngle: .pi))[0], CGAffineTransform(rotationAngle: -.pi / 4)))
  }

  @Test("V-24 more than a half turn takes the shorter way: 181 degrees are at -89.5 half way")
  func shorterWay() {
    let degree = Double.pi / 180
    #expect(
      near(
        seen(CGAffineTransform(rotationAngle: 181 * degree))[1],
        CGAffineTransform(rotationAngle: -89.5 * degree)))
    #expect(
      near(
        seen(CGAffineTransform(rotationAngle: 179 * degree))[1],
        CGAffineTransform(rotationAngle: 89.5 * degree)))
  }

  @Test("translations go straight while rotation and scale go their own ways")
  func mixed() {
    let end = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(scaleX: 3, y: 3))
      .concatenating(CGAffineTransform(translationX: 100, y: 40))
    let half = CGAffineTransform(rotationAngle: .pi / 4)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2))
      .concatenating(CGAffineTransform(translationX: 50, y: 20))
    #expect(near(seen(end)[1], half))
  }

  @Test(
    "contract 13: if either end is flat the components go straight: half of scale 1 to 0 is 0.5",
    arguments: [
      (CGAffineTransform.identity, CGAffineTransform(scaleX: 0, y: 0)),
      (CGAffineTransform(scaleX: 0, y: 0), .identity),
      (CGAffineTransform(rotationAngle: 1), CGAffineTransform(1, 1, 1, 1, 0, 0)),
      (.identity, CGAffineTransform(scaleX: 1e-7, y: 1e-6)),
    ])
  func singular(start: CGAffineTransform, end: CGAffineTransform) {
    let half = CGAffineTransform(
      (start.a + end.a) / 2, (start.b + end.b) / 2, (start.c + end.c) / 2, (start.d + end.d) / 2, 0,
      0)
    #expect(near(seen(end, from: start)[1], half))
  }

  @Test("contract 13: a flat end is warned of, and names the view; a small scale is none")
  func warning() {
    let test = TestStage()
    test.run {
      UIView.animate(withDuration: 1) {
        test.box.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
      }
    }
    #expect(test.codes(.warning).isEmpty)
    test.run {
      UIView.animate(withDuration: 1) { test.box.transform = CGAffineTransform(scaleX: 0, y: 0) }
    }
    #expect(test.codes(.warning) == ["singular-transform"])
    #expect(test.events.first { $0.kind == .warning }?.receiver == test.stage.id(of: test.box))
  }

  @Test("retargeting to and from a flat transform is without a jump, and ends at the model")
  func singularRetarget() {
    for (middle, end) in [(0.0, 2.0), (2.0, 0.0)] {
      let test = TestStage()
      func scale(to factor: Double) {
        test.run {
          UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            test.box.transform = CGAffineTransform(scaleX: factor, y: factor)
          }
        }
      }
      scale(to: middle)
      test.stage.advance(by: 0.5)
      let before = test.shown.affineTransform()
      scale(to: end)
      #expect(near(test.shown.affineTransform(), before))
      _ = test.stage.advance(.rest)
      #expect(test.shown.affineTransform() == CGAffineTransform(scaleX: end, y: end))
    }
  }
}
