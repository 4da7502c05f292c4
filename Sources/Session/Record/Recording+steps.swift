internal import UIKit

extension Recording {
  /// An animation and when it was taken away, seconds; nil while it is in force.
  struct AnimationSpan {
    let animation: LayerAnimation
    let removed: Double?
  }

  /// All animations, in the order in which they were added.
  var animationSpans: [AnimationSpan] {
    animations.all.map { animation, removed in
      AnimationSpan(animation: animation, removed: removed.map { times[$0] })
    }
  }

  /// The instants at which a property was elsewhere than what was in force before led to.
  func steps(of layer: StageObjectID, _ key: LayerKey) -> [Step] {
    guard let track = track(layer, key) else { return [] }
    return changedInstants(track.seen).compactMap { step(track, key, $0) }
  }

  /// Two times that follow each other, between which a property was set: the last commit of the
  /// instant before, and the instant itself, seconds.
  struct Instant {
    let before: Double
    let time: Double
  }

  /// When a property was set after it was first recorded.
  func instants(of layer: StageObjectID, _ key: LayerKey) -> [Instant] {
    guard let track = track(layer, key) else { return [] }
    return changedInstants(track.seen).map {
      Instant(before: times[$0.lowerBound - 1], time: times[$0.upperBound])
    }
  }

  /// The last commit at which a property was set.
  func lastCommit(of layer: StageObjectID, _ key: LayerKey) -> Int? {
    track(layer, key).flatMap { changes.commits($0.model).first }
  }

  private func step(_ track: Track, _ key: LayerKey, _ instant: ClosedRange<Int>) -> Step? {
    let (last, before) = (instant.upperBound, instant.lowerBound - 1)
    let time = times[last]
    guard let old = seenValue(track, before), let right = seenValue(track, last),
      let model = model(track, before)
    else { return nil }
    let laws = animations.inForce(at: before, head: track.animation)
    // What ends with this frame still shows just before it.
    let isEnd = laws.contains { $0.end <= time + Self.tolerance }
    let leftTime = isEnd ? max(times[before], time - 1e-7) : time
    let left = laws.isEmpty ? old : compose(model: model, animations: laws, at: leftTime)
    // A spring is cut off where little of its way is left.
    let way = laws.map { $0.course.value(at: 0).distance(to: $0.last) }.reduce(0, max)
    // Who goes on from what the last frame showed makes no jump either.
    let size = min(left.distance(to: right), old.distance(to: right))
    guard size >= max(1, way / 200) else { return nil }
    let now = animations.inForce(at: last, head: track.animation)
    let known = Set(laws.map(\.id))
    let kept = Set(now.map(\.id))
    return Step(
      key: key, commits: instant, before: times[before], time: time, left: left, right: right,
      hasLaws: !laws.isEmpty && !isSetByHand(track, instant, left, size),
      hasNewLaws: now.contains { !known.contains($0.id) },
      losesLaws: laws.contains { !kept.contains($0.id) },
      isDriven: isDriven(laws, now, isSame: known == kept, at: time))
  }

  /// Whether a hand moves it: a transition holds it now, or it was held before and is held on, or
  /// let go after a last move.
  private func isDriven(
    _ laws: [LayerAnimation], _ now: [LayerAnimation], isSame: Bool, at time: Double
  ) -> Bool {
    guard !now.isEmpty else { return false }
    if now.allSatisfy({ $0.law.isMovedByHand(at: time) }) { return true }
    return !laws.isEmpty && stands(laws, at: time) && (isSame || stands(now, at: time))
  }

  /// Whether the animations of before had come to their end when a statement of that instant set it
  /// elsewhere.
  private func isSetByHand(
    _ track: Track, _ instant: ClosedRange<Int>, _ left: LayerValue, _ size: Double
  ) -> Bool {
    let next = pauses.partition { $0 > instant.lowerBound }
    return pauses[next...].prefix { $0 <= instant.upperBound }.contains { pause in
      guard animations.inForce(at: pause - 1, head: track.animation).isEmpty,
        let rest = seenValue(track, pause - 1)
      else { return false }
      return rest.distance(to: left) < size / 2
    }
  }

  /// Whether animations stand still at a time.
  private func stands(_ laws: [LayerAnimation], at time: Double) -> Bool {
    laws.allSatisfy { law in
      guard law.end > time + Self.tolerance, let a = law.value(at: time),
        let b = law.value(at: time + 0.001)
      else { return false }
      return a == b
    }
  }

  /// Whether a layer was out of the tree at a commit of an instant.
  func wasOut(_ layer: StageObjectID, at commits: ClosedRange<Int>) -> Bool {
    guard let track = track(layer, .superlayer) else { return true }
    return commits.contains { commit in
      if case .object(nil)? = seenValue(track, commit) { return true }
      return false
    }
  }

  private func seenValue(_ track: Track, _ commit: Int) -> LayerValue? {
    changes.around(commit, head: track.seen).last.flatMap(changes.value)
  }

  /// The commits of each instant at which a property was set, the first record of it aside; an
  /// instant in which it was set more than once counts once.
  private func changedInstants(_ head: ChangeLog.Link) -> [ClosedRange<Int>] {
    changes.commits(head).reversed().reduce(into: []) { found, commit in
      let instant = instant(of: commit)
      if instant.lowerBound > 0, instant != found.last { found.append(instant) }
    }
  }

  /// The commits of the instant of one.
  private func instant(of commit: Int) -> ClosedRange<Int> {
    let time = times[min(commit, times.endIndex - 1)]
    let first = times.partition { $0 >= time - Self.tolerance }
    let last = times.partition { $0 > time + Self.tolerance } - 1
    return first...max(first, last)
  }
}
