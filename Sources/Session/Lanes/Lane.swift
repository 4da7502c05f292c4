import UIKit

/// A bar on the time axis: an animation of a view, or a transition.
package struct Lane: Sendable, Hashable {
  package enum Ending: Sendable, Hashable {
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
  /// When it was held: paused, or moved by hand.
  package var held: [ClosedRange<Double>]

  package init(
    name: String, asked: Double, begin: Double, predicted: Double?, end: Double, ending: Ending,
    held: [ClosedRange<Double>] = []
  ) {
    self.held = held
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
    return all.sorted(byTime: \.asked)
  }

  /// What a block animates of a view is one lane, and so is what a property animator moves, however
  /// often it is held and goes on.
  private func animationLanes(_ now: Double) -> [Lane] {
    var lanes: [(lane: Lane, layer: StageObjectID, keys: [LayerKey])] = []
    var known: [LaneOfLayer: Int] = [:]
    for chain in chains {
      let lane = lane(chain.spans, now)
      let index = known[LaneOfLayer(layer: chain.layer, lane: lane), default: lanes.count]
      if index == lanes.count {
        known[LaneOfLayer(layer: chain.layer, lane: lane)] = index
        lanes.append((lane, chain.layer, [chain.key]))
      } else if !lanes[index].keys.contains(chain.key) {
        lanes[index].keys.append(chain.key)
      }
    }
    return lanes.map { lane, layer, keys in
      var lane = lane
      let words = keys.map(\.promptName).joined(separator: ", ")
      lane.name = layerPath(layer) + " " + words
      return lane
    }
  }

  private struct LaneOfLayer: Hashable {
    let layer: StageObjectID
    let lane: Lane
  }

  /// Animations of one property, each of which goes on where the one before it was held.
  private struct Chain {
    let layer: StageObjectID
    let key: LayerKey
    var spans: [Recording.AnimationSpan]
  }

  private struct Track: Hashable {
    let layer: StageObjectID
    let key: LayerKey
  }

  private var chains: [Chain] {
    var chains: [Chain] = []
    var newest: [Track: Int] = [:]
    for span in past.recording.animationSpans {
      let animation = span.animation
      let track = Track(layer: animation.layer, key: animation.key)
      if let open = newest[track], let last = chains[open].spans.last, let removed = last.removed,
        // One that is moved by hand stays the same.
        last.animation.id == animation.id
          || (last.animation.law.isStill || animation.law.isStill)
            && abs(removed - animation.law.begin) <= Recording.tolerance
      {
        chains[open].spans.append(span)
      } else {
        newest[track] = chains.count
        chains.append(Chain(layer: animation.layer, key: animation.key, spans: [span]))
      }
    }
    return chains
  }

  private func lane(_ spans: [Recording.AnimationSpan], _ now: Double) -> Lane {
    let asked = spans.first?.animation.law.begin ?? now
    let delay = spans.first.map { $0.animation.law.isStill ? 0 : $0.animation.law.delay } ?? 0
    let law = spans.last?.animation.law
    let end = min(spans.last?.removed ?? now, law?.end ?? now)
    let isDone = (law?.end ?? 0) <= end + Recording.tolerance
    let isRunning = spans.last?.removed == nil
    return Lane(
      name: "", asked: asked, begin: asked + delay,
      predicted: law?.isStill == true ? nil : law?.end, end: end,
      ending: isDone ? .done : isRunning ? .running : .cut,
      held: spans.filter(\.animation.law.isStill).compactMap { span in
        let end = max(span.animation.law.begin, span.removed ?? now)
        return end > span.animation.law.begin ? span.animation.law.begin...end : nil
      })
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
