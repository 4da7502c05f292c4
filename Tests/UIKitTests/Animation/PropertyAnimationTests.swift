import Foundation
import Motion
import Testing

@testable import UIKit

@MainActor
struct PropertyAnimationTests {
  private func property(_ test: TestStage, _ path: String = "position.x") throws -> AnimatedProperty
  {
    try #require(AnimatedProperty(path, of: test.box.layer))
  }

  private func spring(_ velocity: Double = 0) throws -> Curve {
    .spring(try SpringCurve(mass: 1, stiffness: 170, damping: 26, velocity: velocity))
  }

  /// Mass 1, stiffness 170, damping 26: critical but for a hair, b = 13, w = 1.
  private func displacement(_ x: Double, _ v: Double, _ t: Double) -> Double {
    exp(-13 * t) * (x * cos(t) + (v + 13 * x) * sin(t))
  }

  @Test("a spring moves one part of a property, and the model follows what is seen")
  func springOnX() throws {
    let test = TestStage()
    let animation = PropertyAnimation(try property(test), law: try spring(), to: .number(200))
    test.run { animation.begin() }
    #expect(test.box.center.x == 100)
    test.stage.advance(by: 0.1)
    let expected = 200 + displacement(-100, 0, 0.1)
    #expect(near(test.x, expected))
    #expect(near(test.box.center.x, expected))
    #expect(test.box.center.y == 100)
    _ = test.stage.advance(.rest)
    #expect(test.box.center.x == 200)
  }

  @Test("it starts where the property was set to, if that was in the same turn")
  func startsAtTheModel() throws {
    let test = TestStage()
    let animation = PropertyAnimation(try property(test), law: try spring(), to: .number(200))
    test.run {
      test.box.center.x = 150
      animation.begin()
    }
    #expect(test.x == 150)
    test.stage.advance(by: 0.1)
    #expect(near(test.x, 200 + displacement(-50, 0, 0.1)))
  }

  @Test("one that takes over goes on with value and velocity; the first hears false")
  func handedOver() throws {
    let test = TestStage()
    var heard: [String] = []
    let first = PropertyAnimation(try property(test), law: try spring(), to: .number(200))
    first.completion = { heard.append("first \($0)") }
    test.run { first.begin() }
    test.stage.advance(by: 0.1)
    let (x, step) = (test.x, 1e-6)
    let speed =
      (displacement(-100, 0, 0.1 + step) - displacement(-100, 0, 0.1 - step)) / (2 * step)
    let second = PropertyAnimation(try property(test), law: try spring(), to: .number(100))
    second.completion = { heard.append("second \($0)") }
    test.run { second.begin() }
    #expect(near(test.x, x))
    test.stage.advance(by: 0.05)
    #expect(near(test.x, 100 + displacement(x - 100, speed, 0.05), 1e-6))
    _ = test.stage.advance(.rest)
    #expect(heard == ["first false", "second true"])
    #expect(test.box.center.x == 100)
  }

  @Test("with no way to go a velocity still swings it, and it comes back")
  func noWay() throws {
    let test = TestStage()
    let animation = PropertyAnimation(try property(test), law: try spring(), to: .number(100))
    animation.velocity = [500]
    test.run { animation.begin() }
    test.stage.advance(by: 0.05)
    #expect(near(test.x, 100 + displacement(0, 500, 0.05)))
    _ = test.stage.advance(.rest)
    #expect(test.box.center.x == 100)
    #expect(test.stage.time > 0.2)
  }

  @Test("parts move beside each other, a whole ends its parts")
  func parts() throws {
    let test = TestStage()
    var ended: [String] = []
    for (path, goal) in [("position.x", 200.0), ("position.y", 300)] {
      let animation = PropertyAnimation(
        try property(test, path), law: .basic(.linear, duration: 1), to: .number(goal))
      animation.completion = { ended.append("\(path) \($0)") }
      test.run { animation.begin() }
    }
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 150))
    #expect(near(test.shown.position.y, 200))
    let whole = PropertyAnimation(
      try property(test, "position"), law: .basic(.linear, duration: 1),
      to: .point(CGPoint(x: 0, y: 0)))
    test.run { whole.begin() }
    test.stage.advance(by: 0.5)
    #expect(near(test.x, 75))
    #expect(near(test.shown.position.y, 100))
    #expect(ended == ["position.x false", "position.y false"])
  }

  @Test("a decay slows down by the law of the milliseconds, and stays where it stops")
  func decay() throws {
    let test = TestStage()
    let animation = try #require(
      PropertyAnimation.decay(try property(test), velocity: [1000]))
    test.run { animation.begin() }
    test.stage.advance(by: 0.5)
    let way = 1000.0 / 1000 * 0.998 / 0.002 * (1 - pow(0.998, 500))
    #expect(near(test.x, 100 + way, 1e-9))
    _ = test.stage.advance(.rest)
    // Over at 5 points per second: (1000 - 5) * 0.499.
    #expect(near(test.box.center.x, 100 + 995 * 0.499, 1e-6))
  }

  @Test("a basic one takes 0.4 s with the default curve; from and delay count")
  func basic() throws {
    let test = TestStage()
    let animation = try #require(
      PropertyAnimation.basic(try property(test, "opacity"), to: 0.0))
    animation.start = .number(0.5)
    animation.delay = 0.1
    test.run { animation.begin() }
    test.stage.advance(by: 0.2)
    #expect(near(Double(test.shown.opacity), 0.5 * (1 - 0.408511), 1e-5))
    _ = test.stage.advance(.rest)
    #expect(near(test.stage.time, 0.5))
    #expect(test.box.alpha == 0)
  }

  @Test("POP's spring: bounciness 4, speed 12 is tension 342.1, friction 30.49")
  func popDefaults() throws {
    let test = TestStage()
    let animation = try #require(
      PropertyAnimation.spring(try property(test, "transform.scale"), to: 2))
    test.run { animation.begin() }
    test.stage.advance(by: 0.1)
    let (b, w0) = (30.4869796 / 2, 342.1005882353.squareRoot())
    let w = (w0 * w0 - b * b).squareRoot()
    let scale = 2 - exp(-b * 0.1) * (cos(w * 0.1) + b / w * sin(w * 0.1))
    #expect(near(test.shown.affineTransform().a, scale, 1e-8))
    #expect(near(test.shown.affineTransform().d, scale, 1e-8))
  }

  @Test("what is no property, and what does not fit it, is refused")
  func refused() throws {
    let test = TestStage()
    #expect(AnimatedProperty("frame", of: test.box.layer) == nil)
    #expect(AnimatedProperty("hidden", of: test.box.layer) == nil)
    #expect(PropertyAnimation.spring(try property(test), to: CGPoint.zero) == nil)
    #expect(PropertyAnimation.decay(try property(test), velocity: [1, 2]) == nil)
    #expect(PropertyAnimation.basic(try property(test), to: Double.nan) == nil)
    let endless = PropertyAnimation(
      try property(test), law: .spring(try SpringCurve(stiffness: 100, damping: 0)),
      to: .number(5))
    test.run { endless.begin() }
    #expect(test.codes(.misuse) == ["no-motion"])
    #expect(test.stage.isAtRest)
  }

  @Test("of a view in no window the model is at the end at once")
  func noWindow() throws {
    let test = TestStage()
    test.run { test.box.removeFromSuperview() }
    var heard: [Bool] = []
    let animation = PropertyAnimation(try property(test), law: try spring(), to: .number(200))
    animation.completion = { heard.append($0) }
    test.run { animation.begin() }
    #expect(test.box.center.x == 200)
    test.stage.advance(by: 0)
    #expect(heard == [true])
  }

  @Test("removed it stays where it was seen last")
  func removed() throws {
    let test = TestStage()
    let animation = PropertyAnimation(
      try property(test), law: .basic(.linear, duration: 1), to: .number(200))
    test.run { animation.begin() }
    test.stage.advance(by: 0.5)
    test.run { test.box.layer.removeAllAnimations() }
    #expect(near(test.box.center.x, 150))
    #expect(near(test.x, 150))
  }
}
