import UIKit

/// A bar on the time axis: an animation of a view, or a transition.
package struct Lane: Sendable, Equatable {
  package enum Ending: Sendable, Equatable {
    /// It went on to its end.
    case done
    /// It was cut short, or cancelled.
    case cut
    /// It is under way.
    case running
  }

  package var name: String
  /// When it was asked for, and when it began to move, seconds.
  package var asked: Double
  package var begin: Double
  /// When it was to end, by its law; infinite where it repeats for ever, nil where nobody knows.
  package var predicted: Double?
  /// When it ended, or the time now.
  package var end: Double
  package var ending: Ending

  package init(
    name: String, asked: Double, begin: Double, predicted: Double?, end: Double, ending: Ending
  ) {
    self.name = name
    self.asked = asked
    self.begin = begin
    self.predicted = predicted
    self.end = end
    self.ending = ending
  }
}

extension Interpreter {
  /// What moved, in the order in which it was asked for: transitions before the animations that they
  /// begin.
  var lanes: [Lane] {
    let now = stage.time
    let all = transitionLanes(now) + animationLanes(now)
    return all.enumerated().sorted { ($0.element.asked, $0.offset) < ($1.element.asked, $1.offset) }
      .map(\.element)
  }

  /// The animations of one block on one view are one lane.
  private func animationLanes(_ now: Double) -> [Lane] {
    var order: [LaneKey] = []
    var found: [LaneKey: (lane: Lane, keys: [LayerKey])] = [:]
    for span in past.recording.animationSpans {
      let law = span.animation.law
      let key = LaneKey(
        law: ObjectIdentifier(law), layer: span.animation.layer, removed: span.removed)
      if found[key] == nil {
        order.append(key)
        found[key] = (lane(span, law, now), [])
      }
      if found[key]?.keys.contains(span.animation.key) == false {
        found[key]?.keys.append(span.animation.key)
      }
    }
    return order.compactMap { key in
      found[key].map { lane, keys in
        var lane = lane
        let words = keys.map { LaneMessages.property($0) }.joined(separator: ", ")
        lane.name = layerPath(key.layer) + " " + words
        return lane
      }
    }
  }

  private struct LaneKey: Hashable {
    let law: ObjectIdentifier
    let layer: StageObjectID
    let removed: Double?
  }

  private func lane(
    _ span: Recording.AnimationSpan, _ law: LayerAnimation.Law, _ now: Double
  ) -> Lane {
    let end = span.removed ?? now
    let isDone = law.end <= end + Recording.tolerance
    return Lane(
      name: "", asked: law.begin, begin: law.begin + law.delay, predicted: law.end,
      end: min(end, law.end), ending: isDone ? .done : span.removed == nil ? .running : .cut)
  }

  private func transitionLanes(_ now: Double) -> [Lane] {
    var lanes: [Lane] = []
    for event in past.trace.transitions {
      let name = event.transitionName(name(of:))
      switch event.name {
      case "started":
        let known = stage.transitions.last {
          $0.presented == event.receiver && ($0.startTime - event.time).magnitude < 1e-9
        }
        lanes.append(
          Lane(
            name: name, asked: event.time, begin: event.time, predicted: known?.declaredEnd,
            end: now, ending: .running))
      case "completed", "cancelled":
        guard let open = lanes.lastIndex(where: { $0.name == name && $0.ending == .running })
        else { continue }
        lanes[open].end = event.time
        lanes[open].ending = event.name == "completed" ? .done : .cut
      default: continue
      }
    }
    return lanes
  }
}
