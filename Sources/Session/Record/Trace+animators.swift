import UIKit

extension Trace {
  /// A call of `animateTransition`, and what was begun inside it.
  struct AnimatorCall {
    /// What the animator has answered as its duration, seconds, if it was asked since the call before.
    let declared: Double?
    let receiver: StageObjectID?
    let time: Double
    let number: Int
    /// When each animation that it began ends, seconds after the call; those that repeat aside.
    var ends: [Double]
  }

  /// The calls of `animateTransition` that are still in the trace, in order.
  var animatorCalls: [AnimatorCall] {
    var calls: [AnimatorCall] = []
    var declared: Double?
    /// How deep the call is in whose inside the events stand.
    var depth: Int?
    for index in events.startIndex..<events.endIndex {
      let event = events[index]
      if let outer = depth, event.depth <= outer { depth = nil }
      if event.name == "transitionDuration", case .number(let duration)? = event.result {
        declared = duration
      } else if event.name == "animateTransition" {
        depth = event.depth
        calls.append(
          AnimatorCall(
            declared: declared, receiver: event.receiver, time: event.time, number: event.number,
            ends: []))
        declared = nil
      } else if depth != nil, event.kind == .animation, let end = event.animationEnd {
        calls[calls.count - 1].ends.append(end)
      }
    }
    return calls
  }
}

extension StageEvent {
  /// When an animation that begins with this event ends, seconds after it.
  fileprivate var animationEnd: Double? {
    guard name.hasPrefix("animate"), let duration = number("duration"), duration.isFinite else {
      return nil
    }
    return duration + (number("delay") ?? 0)
  }

  private func number(_ label: String) -> Double? {
    for argument in arguments where argument.label == label {
      if case .number(let number) = argument.value { return number }
    }
    return nil
  }
}
