import AppWatch
import Seeds

@testable import UIKit

/// An app that is given events in a drawn order: fingers, calls, turns of the screen, time.
@MainActor
struct EventOrder {
  enum Event: String, CaseIterable {
    case down, move, up, cancel, second, liftSecond, turn, go, goAtOnce, together, wait
  }

  /// How the order ended.
  struct Result {
    var completed = 0
    var cancelled = 0
    /// Transitions that could end no more, and were ended by the call that the stage named.
    var stuck = 0
    var problems: [String] = []
    var hasStruck = false
    /// What happened, in order, so that a failing seed can be read.
    var events: [String] = []
  }

  let kind: SwipeApp.Kind
  let seed: Int
  var fault: Watch.Fault?

  private final class Hand {
    var point = CGPoint(x: 60, y: 400)
    var isDown = false
    var hasSecond = false
  }

  func run() -> Result {
    let stage = Stage()
    let place = SwipeApp.Kind.allCases.firstIndex(of: kind) ?? 0
    var random = SplitMix(seed &* SwipeApp.Kind.allCases.count &+ place)
    let isForgetful = Bool.random(using: &random)
    let app = stage.with { SwipeApp(kind, isForgetful: isForgetful, fault: fault) }
    _ = stage.advance(.rest)
    let hand = Hand()
    var result = Result()
    for _ in 0..<Int.random(in: 6...24, using: &random) {
      // A finger that is down moves more often than not.
      let finger: [Event] =
        hand.isDown ? [.move, .move, .move, .up, .cancel, .cancel] : [.down, .down]
      let event = (Event.allCases + finger).randomElement(using: &random) ?? .wait
      result.events.append("\(event)")
      play(event, on: app, stage, hand, &random)
    }
    if hand.hasSecond { stage.touch(.ended, finger: 2, at: hand.point) }
    if hand.isDown {
      stage.touch(Bool.random(using: &random) ? .ended : .cancelled, at: hand.point)
    }
    _ = stage.advance(.rest)
    result.problems += endStuck(app, stage, &result)
    result.problems += stage.with { app.watch.check(app.window) }
    if stage.with({ app.isInFlight }) { result.problems.append("a coordinator stays") }
    result.completed = app.watch.completed
    result.cancelled = app.watch.cancelled
    result.hasStruck = app.watch.hasStruck
    return result
  }

  private func play(
    _ event: Event, on app: SwipeApp, _ stage: Stage, _ hand: Hand, _ random: inout SplitMix
  ) {
    switch event {
    case .down where !hand.isDown:
      hand.isDown = true
      hand.point = CGPoint(x: 60, y: 400)
      stage.touch(.began, at: hand.point)
    case .move where hand.isDown:
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        hand.point.x += Double.random(in: -30...60, using: &random)
        stage.touch(.moved, at: hand.point)
        stage.advance(by: 1 / 60)
      }
    case .up where hand.isDown:
      hand.isDown = false
      stage.touch(.ended, at: hand.point)
    case .cancel where hand.isDown:
      hand.isDown = false
      stage.touch(.cancelled, at: hand.point)
    case .second:
      guard !hand.hasSecond else { return }
      hand.hasSecond = true
      stage.touch(.began, finger: 2, at: CGPoint(x: 200, y: 200))
    case .liftSecond where hand.hasSecond:
      hand.hasSecond = false
      stage.touch(.ended, finger: 2, at: CGPoint(x: 220, y: 210))
    case .turn:
      let size = stage.screenSize
      stage.turnScreen(to: CGSize(width: size.height, height: size.width), duration: 0.3)
      stage.settle()
    case .go, .goAtOnce:
      stage.with { app.move(animated: event == .go) }
      stage.settle()
    case .together where hand.isDown:
      // The main thread was busy: what queued up comes in one turn, the lift before the start.
      hand.isDown = false
      let end = CGPoint(x: hand.point.x + 200, y: hand.point.y)
      stage.touch([
        TouchSample(.moved, finger: 1, at: CGPoint(x: hand.point.x + 40, y: hand.point.y)),
        TouchSample(.moved, finger: 1, at: end), TouchSample(.ended, finger: 1, at: end),
      ])
    default: stage.advance(by: Double.random(in: 0...0.4, using: &random))
    }
  }

  /// Ends by hand what waits, by the call that its reason names; anything else is a problem.
  private func endStuck(_ app: SwipeApp, _ stage: Stage, _ result: inout Result) -> [String] {
    for _ in 0..<8 {
      guard let record = stage.transitions.first else { return [] }
      guard case .interaction = record.wait else {
        return ["\(record.operation) waits for \(record.wait) at rest"]
      }
      result.stuck += 1
      stage.with { app.swipe.cancel() }
      _ = stage.advance(.rest)
      if stage.transitions.contains(where: { $0.id == record.id }) {
        return ["the named call did not end \(record.operation)"]
      }
    }
    return ["transitions without end"]
  }
}
