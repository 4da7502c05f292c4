import UIKit

/// What fingers do and when: down at once, a move with every frame of the screen, up at the end.
struct FingerPlan {
  enum End { case release, keep, cancel }

  /// A finger and its place for a part of the way, 0 to 1; of a part beyond, where a curve overshoots.
  struct Finger {
    let number: Int
    let place: (Double) -> CGPoint
  }

  /// Seconds; the clock's time at which it begins.
  var start: Double
  /// How long they move, and how long they rest then, seconds.
  var duration: Double
  var hold = 0.0
  /// How often they do so, lifted for a while in between.
  var times = 1
  var end = End.release
  /// Whether they are down already.
  var isGoingOn = false
  /// What the release reports, points per second; nil for what was measured.
  var velocity: CGPoint?
  var fingers: [Finger]
  /// The part of the way after a part of the time.
  var pace: (Double) -> Double = { $0 }

  /// Between two taps, seconds.
  static let pause = 0.1

  var length: Double { Double(times) * (duration + hold) + Double(times - 1) * Self.pause }

  var finish: Double { start + length }

  /// All samples in order of time, those of one instant together.
  func samples(framesPerSecond: Int) -> [(time: Double, samples: [TouchSample])] {
    (0..<times).flatMap { round in
      samples(from: start + Double(round) * (duration + hold + Self.pause), framesPerSecond)
    }
  }

  private func samples(
    from start: Double, _ framesPerSecond: Int
  ) -> [(time: Double, samples: [TouchSample])] {
    var plan: [(time: Double, samples: [TouchSample])] = []
    if !isGoingOn { plan.append((start, all(.began, at: 0))) }
    for time in moves(from: start, framesPerSecond) {
      plan.append((time, all(.moved, at: duration > 0 ? (time - start) / duration : 1)))
    }
    if end != .keep {
      plan.append((start + duration + hold, all(end == .cancel ? .cancelled : .ended, at: 1)))
    }
    return plan
  }

  private func all(_ phase: UITouch.Phase, at part: Double) -> [TouchSample] {
    let way = pace(part)
    return fingers.map {
      TouchSample(
        phase, finger: $0.number, at: $0.place(way), velocity: phase == .ended ? velocity : nil)
    }
  }

  /// The frames of the screen on the way, and the instant at which they are there.
  private func moves(from start: Double, _ framesPerSecond: Int) -> [Double] {
    let rate = Double(framesPerSecond)
    let last = start + duration
    var moves: [Double] = []
    var frame = ((start + Stage.tolerance) * rate).rounded(.down) + 1
    while frame / rate < last - Stage.tolerance {
      moves.append(frame / rate)
      frame += 1
    }
    return moves + [last]
  }
}
