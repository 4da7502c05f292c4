import Motion
import Testing

/// Every door of the module: what takes a number that may be refused.
@Suite("Doors")
struct DoorTests {
  /// A way to hand one number in, the others being sound.
  struct Door: Sendable, CustomStringConvertible {
    let maker: String
    let field: String
    let enter: @Sendable (Double) throws -> Void
    var takesInfinity = false
    var description: String { "\(maker) \(field)" }

    init(
      _ maker: String, _ field: String, takesInfinity: Bool = false,
      _ enter: @escaping @Sendable (Double) throws -> Void
    ) {
      self.maker = maker
      self.field = field
      self.takesInfinity = takesInfinity
      self.enter = enter
    }
  }

  static let springs: [Door] = [
    Door("Spring", "mass") { _ = try Spring(mass: $0) },
    Door("Spring", "stiffness") { _ = try Spring(stiffness: $0) },
    Door("Spring", "damping") { _ = try Spring(damping: $0) },
    Door("Spring", "velocity") { _ = try Spring(initialVelocity: $0) },
    Door("Spring.with", "velocity") { _ = try Spring().with(initialVelocity: $0) },
    Door("Spring", "duration") { _ = try Spring(duration: $0, dampingRatio: 0.7) },
    Door("Spring", "dampingRatio") { _ = try Spring(duration: 0.5, dampingRatio: $0) },
    Door("Spring, UIKit's", "velocity") {
      _ = try Spring(duration: 0.5, dampingRatio: 0.7, initialVelocity: $0)
    },
    Door("Spring", "response") { _ = try Spring(response: $0, dampingRatio: 1) },
    Door("Spring, SwiftUI's", "dampingRatio") { _ = try Spring(response: 1, dampingRatio: $0) },
    Door("Spring, perceptual", "duration") {
      _ = try Spring(perceptualDuration: $0, bounce: 0)
    },
    Door("Spring", "bounce") { _ = try Spring(perceptualDuration: 1, bounce: $0) },
    Door("Spring", "tension") { _ = try Spring(tension: $0, friction: 1) },
    Door("Spring", "friction") { _ = try Spring(tension: 1, friction: $0) },
    Door("Spring", "bounciness") { _ = try Spring(bounciness: $0, speed: 1) },
    Door("Spring", "speed") { _ = try Spring(bounciness: 1, speed: $0) },
    Door("Spring", "fraction") { _ = try Spring(envelope: $0, duration: 1, dampingRatio: 0.5) },
    Door("Spring, envelope", "duration") {
      _ = try Spring(envelope: 0.01, duration: $0, dampingRatio: 0.5)
    },
    Door("Spring, envelope", "dampingRatio") {
      _ = try Spring(envelope: 0.01, duration: 1, dampingRatio: $0)
    },
    Door("Spring.scaled", "time") { _ = try Spring().scaled(toSettleIn: $0, within: 0.01) },
    Door("Spring.scaled", "threshold") { _ = try Spring().scaled(toSettleIn: 1, within: $0) },
    Door("SpringMotion", "from") { _ = try SpringMotion(Spring(), from: $0, to: 1, velocity: 0) },
    Door("SpringMotion", "to") { _ = try SpringMotion(Spring(), from: 0, to: $0, velocity: 0) },
    Door("SpringMotion", "velocity") {
      _ = try SpringMotion(Spring(), from: 0, to: 1, velocity: $0)
    },
    Door("SpringMotion.retargeted", "to") {
      _ = try SpringMotion(Spring(), from: 0, to: 1).retargeted(to: $0, at: 0.1)
    },
    Door("HandedOverSpring", "duration") {
      _ = try HandedOverSpring(duration: $0, mass: 1, stiffness: 80, damping: 30)
    },
    Door("HandedOverSpring", "threshold") {
      _ = try HandedOverSpring(duration: 1, mass: 1, stiffness: 80, damping: 30, threshold: $0)
    },
  ]

  static let curves: [Door] = [
    Door("SpringCurve", "duration") { _ = try SpringCurve(dampingRatio: 1, duration: $0) },
    Door("SpringCurve", "dampingRatio") { _ = try SpringCurve(dampingRatio: $0, duration: 1) },
    Door("SpringCurve", "mass") { _ = try SpringCurve(mass: $0, stiffness: 1, damping: 1) },
    Door("SpringCurve", "velocity.y") {
      _ = try SpringCurve(stiffness: 1, damping: 1, crossVelocity: $0)
    },
    Door("SpringCurve.fitted", "duration") {
      _ = try SpringCurve(dampingRatio: 1, duration: 1).fitted(to: $0)
    },
    Door("Curve.timed", "duration") { _ = try Curve.timed(.linear, duration: $0) },
    Door("Curve.sample", "time") { _ = try Curve.timing(.linear).sample(at: $0) },
    Door("Curve.times", "every") { _ = try Curve.times(every: $0, until: 1) },
    Door("Curve.times", "until") { _ = try Curve.times(every: 0.1, until: $0) },
    Door("CurveCard", "distance") { _ = try CurveCard(.spring(.system), distance: $0) },
    Door("UnitBezier", "x1") { _ = try UnitBezier(x1: $0, y1: 0, x2: 0, y2: 0) },
    Door("UnitBezier", "y1") { _ = try UnitBezier(x1: 0, y1: $0, x2: 0, y2: 0) },
    Door("UnitBezier", "x2") { _ = try UnitBezier(x1: 0, y1: 0, x2: $0, y2: 0) },
    Door("UnitBezier", "y2") { _ = try UnitBezier(x1: 0, y1: 0, x2: 0, y2: $0) },
    Door("SpeedGraph", "speedOut") {
      _ = try SpeedGraph(speedOut: $0, influenceOut: 0.3, influenceIn: 0.3)
    },
    Door("SpeedGraph", "speedIn") {
      _ = try SpeedGraph(influenceOut: 0.3, speedIn: $0, influenceIn: 0.3)
    },
    Door("SpeedGraph", "influenceOut") { _ = try SpeedGraph(influenceOut: $0, influenceIn: 0.3) },
    Door("SpeedGraph", "influenceIn") { _ = try SpeedGraph(influenceOut: 0.3, influenceIn: $0) },
    Door("SpeedGraph", "duration") {
      _ = try SpeedGraph(influenceOut: 0.3, influenceIn: 0.3, duration: $0)
    },
    Door("SpeedGraph", "travel") {
      _ = try SpeedGraph(influenceOut: 0.3, influenceIn: 0.3, travel: $0)
    },
    Door("KeyframeTrack", "values") { _ = try KeyframeTrack(values: [0, $0]) },
    Door("KeyframeTrack, first", "values") { _ = try KeyframeTrack(values: [$0, 0]) },
    Door("KeyframeTrack", "tension") {
      let shape = SplineShape(tension: $0)
      _ = try KeyframeTrack(values: [0, 1.0], mode: .cubic, shapes: [shape, shape])
    },
    Door("KeyframeTrack", "continuity") {
      let shape = SplineShape(continuity: $0)
      _ = try KeyframeTrack(values: [0, 1.0], mode: .cubic, shapes: [shape, shape])
    },
    Door("KeyframeTrack", "bias") {
      let shape = SplineShape(bias: $0)
      _ = try KeyframeTrack(values: [0, 1.0], mode: .cubic, shapes: [shape, shape])
    },
    Door("RelativeKeyframes", "initial") {
      _ = try RelativeKeyframes<Double>(initial: $0, windows: [])
    },
    Door("Window", "relativeStartTime") {
      _ = try RelativeKeyframes<Double>.Window(start: $0, duration: 0, value: 0)
    },
    Door("Window", "relativeDuration") {
      _ = try RelativeKeyframes<Double>.Window(start: 0, duration: $0, value: 0)
    },
    Door("Window", "value") {
      _ = try RelativeKeyframes<Double>.Window(start: 0, duration: 1, value: $0)
    },
  ]

  static let others: [Door] = [
    Door("Decay", "from") { _ = try Decay(from: $0, velocity: 1) },
    Door("Decay", "velocity") { _ = try Decay(velocity: $0) },
    Door("Decay", "rate") { _ = try Decay(velocity: 1, rate: $0) },
    Door("Decay", "stopSpeed") { _ = try Decay(velocity: 1, stopSpeed: $0) },
    Door("Decay.velocity", "from") { _ = try Decay.velocity(from: $0, to: 1) },
    Door("Decay.velocity", "to") { _ = try Decay.velocity(from: 0, to: $0) },
    Door("Decay.velocity", "rate") { _ = try Decay.velocity(from: 0, to: 1, rate: $0) },
    Door("Decay.rate", "velocity") { _ = try Decay.rate(velocity: $0, range: 1) },
    Door("Decay.rate", "range") { _ = try Decay.rate(velocity: 1, range: $0) },
    Door("Projection", "velocity") { _ = try Projection.wwdc.distance(velocity: $0) },
    Door("Projection", "rate") { _ = try Projection.wwdc.distance(velocity: 1, rate: $0) },
    Door("RubberBand", "dimension") { _ = try RubberBand(dimension: $0) },
    Door("RubberBand", "coefficient") { _ = try RubberBand(dimension: 1, coefficient: $0) },
    Door("ScrollBounce", "overshoot") { _ = try ScrollBounce(overshoot: $0, velocity: 1) },
    Door("ScrollBounce", "velocity") { _ = try ScrollBounce(overshoot: 1, velocity: $0) },
    Door("ScrollBounce, at rest", "overshoot") { _ = try ScrollBounce(releasedAt: $0) },
    Door("GestureProgress", "translation") {
      _ = try GestureProgress(translation: $0, distance: 1)
    },
    Door("GestureProgress", "distance") { _ = try GestureProgress(translation: 1, distance: $0) },
    Door("GestureProgress.release", "distance") {
      _ = try GestureProgress.releaseDuration(distance: $0, velocity: 1)
    },
    Door("GestureProgress.release", "velocity") {
      _ = try GestureProgress.releaseDuration(distance: 1, velocity: $0)
    },
    Door("PercentDriven", "duration") { _ = try PercentDriven(duration: $0) },
    Door("PercentDriven", "completionSpeed") {
      _ = try PercentDriven(duration: 1, completionSpeed: $0)
    },
    Door("PercentDriven.speed", "time") {
      _ = try PercentDriven(duration: 1).speed(finishingFrom: 0.5, in: $0)
    },
    Door("AnimatorContinuation", "progress") {
      _ = try AnimatorContinuation(curve: .linear, progress: $0, duration: 1)
    },
    Door("AnimatorContinuation", "duration") {
      _ = try AnimatorContinuation(curve: .linear, progress: 0, duration: $0)
    },
    Door("AnimatorContinuation", "durationFactor") {
      _ = try AnimatorContinuation(curve: .linear, progress: 0, duration: 1, durationFactor: $0)
    },
    Door("MediaClock", "beginTime") { _ = try MediaClock(beginTime: $0) },
    Door("MediaClock", "speed") { _ = try MediaClock(speed: $0) },
    Door("MediaClock", "timeOffset") { _ = try MediaClock(timeOffset: $0) },
    Door("MediaTiming", "duration") { _ = try MediaTiming(clock: MediaClock(), duration: $0) },
    Door("MediaTiming", "repeatCount", takesInfinity: true) {
      _ = try MediaTiming(clock: MediaClock(), duration: 1, repeatCount: $0)
    },
    Door("MediaTiming", "repeatDuration", takesInfinity: true) {
      _ = try MediaTiming(clock: MediaClock(), duration: 1, repeatDuration: $0)
    },
    Door("AdditiveStack", "model") { _ = try AdditiveStack($0) },
    Door("AdditiveStack.change", "value") {
      var stack = try AdditiveStack(0.0)
      try stack.change(to: $0, along: .spring(.system), at: 0)
    },
    Door("AdditiveStack.change", "beginTime") {
      var stack = try AdditiveStack(0.0)
      try stack.change(to: 1, along: .spring(.system), at: $0)
    },
    Door("AdditiveAnimation", "delta") {
      _ = try AdditiveAnimation(delta: $0, curve: .spring(.system), beginTime: 0)
    },
    Door("AdditiveTransformStack", "model") { _ = try AdditiveTransformStack(.scale($0, 1)) },
    Door("AdditiveTransformStack.change", "transform") {
      var stack = try AdditiveTransformStack(.identity)
      _ = try stack.change(to: .scale($0, 1), along: .spring(.system), at: 0)
    },
    Door("AdditiveTransformStack.change", "beginTime") {
      var stack = try AdditiveTransformStack(.identity)
      _ = try stack.change(to: .identity, along: .spring(.system), at: $0)
    },
  ]

  @Test(
    "what is no finite number is refused by the name of its field",
    arguments: springs + curves + others)
  func noNumbers(door: Door) {
    for number in [Double.nan, .infinity, -.infinity] where !door.takesInfinity || number.isNaN {
      let error = #expect(throws: MotionError.self, "\(door) \(number)") { try door.enter(number) }
      #expect(error == .notFinite(field: door.field), "\(door) \(number)")
    }
  }

  /// A number may be refused, in words and by a field of that maker; it cannot do harm.
  @Test(
    "any finite number is taken, or refused with a reason", arguments: springs + curves + others)
  func finite(door: Door) {
    for number in Wild.corners where number.isFinite {
      do {
        try door.enter(number)
      } catch let error as MotionError {
        #expect(!error.message.isEmpty && !error.message.contains("nan"), "\(door) \(number)")
      } catch {
        Issue.record("\(door) \(number): \(error)")
      }
    }
  }
}
