import Motion
import Script
import Text
import UIKit

/// What gesture verbs have in common.
extension Interpreter {
  /// How far from the screen a finger may be led, points.
  private static let reach = 1e6

  /// Lets fingers do what is planned, and says who took it.
  func play(_ plan: FingerPlan, _ arguments: Arguments) throws {
    let samples = plan.samples(framesPerSecond: stage.framesPerSecond)
    for sample in samples.flatMap(\.samples)
    where !(abs(sample.point.x) <= Self.reach && abs(sample.point.y) <= Self.reach) {
      throw Diagnostic.tooFarForAFinger(
        ["by", "to", "from", "scale", "what"].first(where: arguments.has) ?? "by",
        at: arguments.place)
    }
    let watch = watch(plan)
    for finger in plan.fingers { stage.unschedule(finger: finger.number) }
    for (time, samples) in samples { stage.schedule(samples, at: time) }
    lastFingers = plan.fingers.map(\.number)
    try advance(to: plan.finish, arguments.verbPlace)
    guard !isReplaying else { return }
    reportTransitions()
    tell(.text(report(of: watch, arguments.signature.name)))
  }

  /// The clock goes on to a time, but not past the moment that a replay is for.
  private func advance(to time: Double, _ place: Place) throws {
    let reach = horizon.map { max(0, $0 - stage.time) } ?? .infinity
    let end = stage.advance(.time(time), limit: reach)
    if let failure { throw failure }
    switch end {
    case .stopped: throw Diagnostic.interrupted(at: place)
    case .zeroTimeLoop(let name):
      throw Diagnostic.zeroTimeLoop(name, limit: bounds.turns, at: place)
    case .reached, .atRest, .limit: break
    }
  }

  /// A time that a gesture may take.
  func checkLength(_ plan: FingerPlan, _ arguments: Arguments) throws {
    guard plan.length <= bounds.limit else {
      throw Diagnostic.tooLong(
        arguments.signature.name, limit: printed(bounds.limit, .time),
        at: arguments.place(of: arguments.has("hold") ? "hold" : "over"))
    }
  }

  /// Numbers of fingers that are not down, the lowest first.
  func freeFingers(_ count: Int) -> [Int] {
    var free: [Int] = []
    var number = 1
    while free.count < count {
      if stage.finger(number)?.isDown != true { free.append(number) }
      number += 1
    }
    return free
  }

  /// The fingers that are down and that moved last; else all that are down.
  var keptFingers: [Int] {
    let down = stage.fingers.filter(\.isDown).map(\.number)
    let last = lastFingers.filter(down.contains)
    return last.isEmpty ? down : last
  }

  /// Where a view's middle is seen, in the coordinates of the screen.
  func middle(of view: UIView, _ place: Place) throws -> CGPoint {
    guard view.window != nil else { throw Diagnostic.notOnScreen(name(of: view), at: place) }
    let bounds = view.bounds
    return view.seenOnScreen(CGPoint(x: bounds.midX, y: bounds.midY))
  }

  func end(_ arguments: Arguments) -> FingerPlan.End {
    switch arguments.word("end") {
    case "keep": .keep
    case "cancel": .cancel
    default: .release
    }
  }

  /// The part of the way after a part of the time, along a curve; a curve with a time of its own is
  /// stretched to the gesture's.
  func pace(_ arguments: Arguments) throws -> (Double) -> Double {
    guard arguments.has("along"), case .curve(let curve)? = try arguments.value("along") else {
      return { $0 }
    }
    let length = curve.isTimed ? curve.duration ?? 1 : 1
    return { $0 >= 1 && curve.target != nil ? curve.target ?? 1 : curve.shown(at: $0 * length) }
  }
}
