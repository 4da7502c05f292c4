import Script
import Text
import UIKit

extension Interpreter {
  // MARK: pan

  static let panVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let end = world.end(arguments)
    if arguments.has("velocity"), end != .release {
      throw Diagnostic.nothingReleased(at: arguments.place(of: "velocity"))
    }
    var plan = FingerPlan(
      start: world.stage.time, duration: try arguments.seconds("over") ?? 0.3,
      hold: try arguments.seconds("hold") ?? 0, end: end,
      velocity: try arguments.has("velocity") ? arguments.point("velocity") : nil, fingers: [],
      pace: try world.pace(arguments))
    try world.checkLength(plan, arguments)
    let starts = try world.starts(arguments)
    plan.isGoingOn = starts.isGoingOn
    let way = try world.way(from: starts.middle, arguments)
    plan.fingers = starts.fingers.map { number, start in
      FingerPlan.Finger(number: number) {
        CGPoint(x: start.x + way.x * CGFloat($0), y: start.y + way.y * CGFloat($0))
      }
    }
    try world.play(plan, arguments)
  }

  /// Fingers and where they begin.
  private struct Starts {
    var isGoingOn = false
    var fingers: [(number: Int, start: CGPoint)]
    var middle: CGPoint
  }

  /// Fingers side by side lie so far apart, points.
  private static let fingerGap: CGFloat = 20

  private func starts(_ arguments: Arguments) throws -> Starts {
    guard let start = try panStart(arguments) else { return try kept(arguments) }
    let count = try arguments.count("fingers")
    guard count <= 10 else {
      throw Diagnostic.outOfRange(
        "fingers", of: "pan", takes: "1 to 10", at: arguments.place(of: "fingers"))
    }
    let fingers = freeFingers(count).enumerated().map { index, number in
      let aside = (CGFloat(index) - CGFloat(count - 1) / 2) * Self.fingerGap
      return (number, CGPoint(x: start.x + aside, y: start.y))
    }
    return Starts(fingers: fingers, middle: start)
  }

  private func kept(_ arguments: Arguments) throws -> Starts {
    let fingers = keptFingers.compactMap { number in
      stage.finger(number).map { (number, $0.position) }
    }
    guard let first = fingers.first else {
      throw Diagnostic.noFingerDown(at: arguments.verbPlace)
    }
    return Starts(isGoingOn: true, fingers: fingers, middle: first.1)
  }

  /// Where a pan begins; nil for one that goes on with a finger that was kept.
  private func panStart(_ arguments: Arguments) throws -> CGPoint? {
    let view = try arguments.has("what") ? arguments.view("what") : nil
    if arguments.has("from") {
      if let point = try arguments.point("from") { return point }
      let size = stage.screenSize
      let beside =
        try view.map { try middle(of: $0, arguments.place(of: "what")) }
        ?? CGPoint(x: size.width / 2, y: size.height / 2)
      switch arguments.word("from") {
      case "left": return CGPoint(x: 0, y: beside.y)
      case "right": return CGPoint(x: size.width - 1, y: beside.y)
      case "top": return CGPoint(x: beside.x, y: 0)
      default: return CGPoint(x: beside.x, y: size.height - 1)
      }
    }
    return try view.map { try middle(of: $0, arguments.place(of: "what")) }
  }

  private func way(from start: CGPoint, _ arguments: Arguments) throws -> CGPoint {
    if let way = try arguments.point("by") { return way }
    guard let goal = try arguments.point("to") else { return .zero }
    return CGPoint(x: goal.x - start.x, y: goal.y - start.y)
  }

  // MARK: pinch

  static let pinchVerb: VerbBody = { world, arguments in
    world.stage.settle()
    guard let view = try arguments.view("what") else { return }
    let scale = try arguments.number("scale") ?? 1
    guard scale > 0 else {
      throw Diagnostic.outOfRange(
        "scale", of: "pinch", takes: "a number above 0", at: arguments.place(of: "scale"))
    }
    let angle = try arguments.number("angle") ?? 0
    let way = try arguments.point("by") ?? .zero
    let middle = try world.middle(of: view, arguments.place(of: "what"))
    let half = world.pinchHalf(of: view, middle)
    let numbers = world.freeFingers(2)
    var plan = FingerPlan(
      start: world.stage.time, duration: try arguments.seconds("over") ?? 0.3,
      hold: try arguments.seconds("hold") ?? 0, end: world.end(arguments), fingers: [],
      pace: try world.pace(arguments))
    try world.checkLength(plan, arguments)
    plan.fingers = zip(numbers, [-1.0, 1.0]).map { number, side in
      FingerPlan.Finger(number: number) { part in
        let (turn, grown) = (angle * part, side * (1 + (scale - 1) * part))
        let (sine, cosine) = (CGFloat(sin(turn)), CGFloat(cos(turn)))
        return CGPoint(
          x: middle.x + way.x * CGFloat(part) + (half.x * cosine - half.y * sine) * CGFloat(grown),
          y: middle.y + way.y * CGFloat(part) + (half.x * sine + half.y * cosine) * CGFloat(grown))
      }
    }
    try world.play(plan, arguments)
  }

  /// From the middle to one of the two fingers, which touch the view a quarter of its width aside.
  private func pinchHalf(of view: UIView, _ middle: CGPoint) -> CGPoint {
    let bounds = view.bounds
    let aside = view.seenOnScreen(
      CGPoint(x: bounds.midX + min(60, bounds.width / 4), y: bounds.midY))
    return CGPoint(x: aside.x - middle.x, y: aside.y - middle.y)
  }

  // MARK: tap

  static let tapVerb: VerbBody = { world, arguments in
    world.stage.settle()
    let place = try world.tapPlace(arguments)
    let (times, count) = (try arguments.count("times"), try arguments.count("fingers"))
    for (name, number) in [("times", times), ("fingers", count)] where number > 10 {
      throw Diagnostic.outOfRange(name, of: "tap", takes: "1 to 10", at: arguments.place(of: name))
    }
    let hold = try arguments.seconds("hold") ?? 0.05
    let numbers = world.freeFingers(count)
    let fingers = numbers.enumerated().map { index, number in
      let aside = (CGFloat(index) - CGFloat(count - 1) / 2) * Interpreter.fingerGap
      return FingerPlan.Finger(number: number) { _ in CGPoint(x: place.x + aside, y: place.y) }
    }
    let plan = FingerPlan(
      start: world.stage.time, duration: 0, hold: hold, times: times, fingers: fingers)
    try world.checkLength(plan, arguments)
    try world.play(plan, arguments)
  }

  private func tapPlace(_ arguments: Arguments) throws -> CGPoint {
    if let point = try arguments.point("what") { return point }
    guard let view = try arguments.view("what") else { return .zero }
    return try middle(of: view, arguments.place(of: "what"))
  }
}
