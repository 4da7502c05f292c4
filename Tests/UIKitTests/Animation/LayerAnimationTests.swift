import Motion
import Testing

@testable import UIKit

@MainActor
struct LayerAnimationTests {
  private func animation(
    _ course: LayerAnimation.Course, _ blend: LayerAnimation.Blend, begin: Double = 0,
    delay: Double = 0,
    duration: Double = 1
  ) throws -> LayerAnimation {
    let timing = try MediaTiming(
      clock: MediaClock(beginTime: begin + delay), duration: duration, fill: .backwards)
    return LayerAnimation(
      id: 1, layer: StageObjectID(1), key: .opacity,
      law: .init(begin: begin, delay: delay, timing: timing, pace: .curve(.linear)), course: course,
      blend: blend)
  }

  @Test("an animation shows its first value during the delay, and nothing from its end on")
  func value() throws {
    let animation = try animation(
      .line(from: .number(10), to: .number(20)), .replace, begin: 1, delay: 0.5)
    #expect(animation.value(at: 1.2) == .number(10))
    #expect(animation.value(at: 2) == .number(15))
    #expect(animation.value(at: 2.5) == nil)
    #expect(animation.end == 2.5)
  }

  @Test("what replaces covers the model and what came before; what adds comes on top")
  func composing() throws {
    let replacing = try animation(.line(from: .number(10), to: .number(20)), .replace)
    let adding = try animation(.line(from: .number(0), to: .number(100)), .residual)
    #expect(compose(model: .number(7), animations: [], at: 0.5) == .number(7))
    #expect(compose(model: .number(7), animations: [replacing], at: 0.5) == .number(15))
    // The model and the half of the way that is left.
    #expect(compose(model: .number(107), animations: [adding], at: 0.5) == .number(57))
    #expect(compose(model: .number(7), animations: [replacing, adding], at: 0.5) == .number(-35))
    #expect(compose(model: .number(7), animations: [adding, replacing], at: 0.5) == .number(15))
    #expect(compose(model: .number(7), animations: [replacing, adding], at: 1) == .number(7))
  }

  @Test("colours mix part by part; from none, the other one appears")
  func colours() {
    let (red, clear): (LayerValue, LayerValue) = (
      .color(.init(red: 1, green: 0.5, blue: 0, alpha: 0.8)), .color(nil)
    )
    let black = LayerValue.color(.init(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(
      red.interpolated(to: black, at: 0.5)
        == .color(.init(red: 0.5, green: 0.25, blue: 0, alpha: 0.9)))
    #expect(
      clear.interpolated(to: red, at: 0.5) == .color(.init(red: 1, green: 0.5, blue: 0, alpha: 0.4))
    )
    #expect(red.interpolated(to: clear, at: 1) == clear)
  }

  @Test("what is no number switches from the start")
  func switches() {
    #expect(LayerValue.bool(false).interpolated(to: .bool(true), at: 0) == .bool(true))
    #expect(
      LayerValue.object(nil).interpolated(to: .object(StageObjectID(3)), at: 0.2)
        == .object(StageObjectID(3)))
  }

  @Test("points and rectangles go part by part, and springs take them beyond the end")
  func geometry() {
    let (a, b): (LayerValue, LayerValue) = (
      .rect(CGRect(x: 0, y: 10, width: 20, height: 30)),
      .rect(CGRect(x: 10, y: 20, width: 60, height: 30))
    )
    #expect(
      a.interpolated(to: b, at: 0.25) == .rect(CGRect(x: 2.5, y: 12.5, width: 30, height: 30)))
    #expect(
      LayerValue.point(.zero).interpolated(to: .point(CGPoint(x: 10, y: -10)), at: 1.5)
        == .point(CGPoint(x: 15, y: -15)))
  }
}
