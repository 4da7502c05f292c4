import Script
import Text
import UIKit

extension Interpreter {
  /// One phase of one finger, in the turn of the statement: what it starts begins when that is over.
  static let touchVerb: VerbBody = { world, arguments in
    let finger = try arguments.count("finger")
    guard finger <= 10 else {
      throw Diagnostic.outOfRange(
        "finger", of: "touch", takes: "1 to 10", at: arguments.place(of: "finger"))
    }
    let phase = world.phase(arguments)
    let point = try world.place(of: finger, phase, arguments)
    world.stage.unschedule(finger: finger)
    world.lastFingers = [finger]
    world.stage.touchInTurn([TouchSample(phase, finger: finger, at: point)])
    if let failure = world.failure { throw failure }
  }

  private func phase(_ arguments: Arguments) -> UITouch.Phase {
    switch arguments.word("phase") {
    case "down": .began
    case "move": .moved
    case "up": .ended
    default: .cancelled
    }
  }

  /// Where the finger goes; where it is, if no place is given.
  private func place(of finger: Int, _ phase: UITouch.Phase, _ arguments: Arguments) throws
    -> CGPoint
  {
    let there = stage.finger(finger).flatMap { $0.isDown ? $0.position : nil }
    let point = try arguments.has("at") ? arguments.point("at") : nil
    if let point, !(abs(point.x) <= 1e6 && abs(point.y) <= 1e6) {
      throw Diagnostic.tooFarForAFinger("at", at: arguments.place(of: "at"))
    }
    if phase == .began {
      guard there == nil else { throw Diagnostic.fingerIsDown(finger, at: arguments.verbPlace) }
      guard let point else { throw Diagnostic.needsPlace(at: arguments.verbPlace) }
      return point
    }
    guard let there else { throw Diagnostic.fingerIsUp(finger, at: arguments.verbPlace) }
    return point ?? there
  }

  /// The main thread is busy: the clock goes on, and nothing runs.
  static let stallVerb: VerbBody = { world, arguments in
    let turns = try arguments.whole("turns") ?? 0
    guard (0...1_000_000).contains(turns) else {
      throw Diagnostic.outOfRange(
        "turns", of: "stall", takes: "0 to 1000000 frames", at: arguments.place(of: "turns"))
    }
    world.stage.stall(frames: turns, until: world.horizon ?? .infinity)
    guard !world.isReplaying, arguments.frame.scope.builderScope.isSession else { return }
    world.tell(.text(world.standing))
  }
}
