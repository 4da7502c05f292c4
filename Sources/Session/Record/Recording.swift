package import UIKit

/// What was on the stage, commit by commit, as a value: a copy costs next to nothing, and shares
/// what it holds until either goes on.
package struct Recording: Sendable {
  /// What is remembered of a property: the end of its chain in each log.
  struct Track: Sendable {
    var model = ChangeLog.Link.none
    var seen = ChangeLog.Link.none
    var animation = AnimationLog.none
  }

  private(set) var times = ChunkedArray<Double>()
  private(set) var changes = ChangeLog()
  private(set) var animations = AnimationLog()
  /// The first of each layer's tracks, which stand side by side, one for each key.
  private var rows: [StageObjectID: Int] = [:]
  private var tracks: ContiguousArray<Track> = []
  /// How many commits there were whenever a statement began: what it sets is set by hand.
  private(set) var pauses: [Int] = []
  private let keyCount = 1 + (LayerKey.allCases.map { Int($0.rawValue) }.max() ?? 0)

  package init() {}

  /// 64-bit words of changes, and animations: what memory grows by, beside the times of commits.
  package var storedCount: Int { changes.wordCount + animations.count }

  package var commitCount: Int { times.count }

  /// The times of the first and the last commit, seconds.
  package var span: ClosedRange<Double>? {
    guard let last = times.last else { return nil }
    return times[times.startIndex]...last
  }
}

// MARK: - Writing

extension Recording {
  /// Takes in one commit. A time before the last commit's counts as that one's.
  package mutating func append(_ frame: StageFrame) {
    guard frame.time.isFinite, !repeatsLast(frame) else { return }
    let commit = times.endIndex
    times.append(max(frame.time, times.last ?? frame.time))
    store(frame.changes, commit)
    // An id that ends and begins in one commit was changed on the way: the old one ends first.
    let unknown = frame.removed.filter { !animations.remove($0, commit: commit) }
    for animation in frame.added {
      let track = row(of: animation.layer) + Int(animation.key.rawValue)
      animations.add(animation, commit: commit, head: &tracks[track].animation)
    }
    for id in unknown { _ = animations.remove(id, commit: commit) }
  }

  /// A statement begins, while the clock stands.
  mutating func pause() {
    if pauses.last != commitCount { pauses.append(commitCount) }
  }

  /// Another commit of the same instant that changed nothing.
  private func repeatsLast(_ frame: StageFrame) -> Bool {
    guard let last = times.last else { return false }
    return frame.time <= last && frame.changes.isEmpty && frame.added.isEmpty
      && frame.removed.isEmpty
  }

  private mutating func store(_ list: LayerChanges, _ commit: Int) {
    if list.isEmpty || changes.goesOn(with: list, commit: commit) { return }
    let places = places(of: list)
    changes.commit(commit, pattern: list.tellsModels ? [] : list.heads) { block in
      var start = 0
      for (index, place) in places.enumerated() {
        guard let change = list.head(index) else { return }
        if let shape = change.model {
          block.append(list.values, at: start, as: shape, head: &tracks[place].model)
          start += shape.size
        }
        block.append(list.values, at: start, as: change.seen, head: &tracks[place].seen)
        start += change.seen.size
      }
    }
  }

  /// Where the tracks of some changes stand. Those of a layer mostly come one after the other.
  private mutating func places(of list: LayerChanges) -> [Int] {
    var latest: (layer: StageObjectID, row: Int)?
    return (0..<list.count).compactMap { index in
      guard let change = list.head(index) else { return nil }
      if let latest, latest.layer == change.layer { return latest.row + change.key }
      let row = row(of: change.layer)
      latest = (change.layer, row)
      return row + change.key
    }
  }

  private mutating func row(of layer: StageObjectID) -> Int {
    if let row = rows[layer] { return row }
    let row = tracks.count
    rows[layer] = row
    tracks.append(contentsOf: repeatElement(Track(), count: keyCount))
    return row
  }
}

// MARK: - Reading

extension Recording {
  /// Times nearer than this are one instant, seconds.
  package static var tolerance: Double { 1e-9 }

  /// A property as it was on the screen at a time in seconds; nil where nothing was recorded.
  ///
  /// At a commit it is what the last commit of that instant showed. Between two commits a value
  /// follows the animations in force; without them numbers go on a straight line, part by part,
  /// and other values stay.
  package func seen(_ layer: StageObjectID, _ key: LayerKey, at time: Double) -> LayerValue? {
    guard let moment = moment(time), let track = track(layer, key) else { return nil }
    let (last, next) = changes.around(moment.commit, head: track.seen)
    guard let last, let value = changes.value(last) else { return nil }
    guard let fraction = moment.fraction else { return value }
    let laws = animations.inForce(at: moment.commit, head: track.animation)
    if !laws.isEmpty, let model = model(track, moment.commit) {
      return compose(model: model, animations: laws, at: time)
    }
    guard let next, next.commit == moment.commit + 1, let goal = changes.value(next) else {
      return value
    }
    return value.mixed(with: goal, fraction)
  }

  /// A property as it was set at a time in seconds; nil where nothing was recorded. What was set
  /// stays until it is set again, so between two commits it is what the one before had, but for
  /// what a property animation sets from frame to frame: that is read by its law.
  package func model(_ layer: StageObjectID, _ key: LayerKey, at time: Double) -> LayerValue? {
    guard let moment = moment(time), let track = track(layer, key),
      let model = model(track, moment.commit)
    else { return nil }
    guard moment.fraction != nil else { return model }
    let rides = animations.inForce(at: moment.commit, head: track.animation).filter {
      if case .ride = $0.course { true } else { false }
    }
    return rides.isEmpty ? model : compose(model: model, animations: rides, at: time)
  }

  /// The distinct times of commits in a range, rising, seconds; both ends count.
  package func frames(from start: Double? = nil, to end: Double? = nil) -> [Double] {
    let low = (start ?? -.infinity) - Self.tolerance
    let high = (end ?? .infinity) + Self.tolerance
    var found: [Double] = []
    var index = times.partition { $0 >= low }
    while index < times.endIndex, times[index] <= high {
      let time = times[index]
      if time > (found.last ?? -.infinity) + Self.tolerance { found.append(time) }
      index += 1
    }
    return found
  }

  /// The instants of the commits before and after a time that lies between two; nil at a commit,
  /// before the first and after the last.
  func gap(at time: Double) -> ClosedRange<Double>? {
    guard let moment = moment(time), moment.fraction != nil else { return nil }
    return times[moment.commit]...times[moment.commit + 1]
  }

  func model(_ track: Track, _ commit: Int) -> LayerValue? {
    changes.around(commit, head: track.model).last.flatMap(changes.value)
  }

  /// Nil for a layer that there has not been.
  func track(_ layer: StageObjectID, _ key: LayerKey) -> Track? {
    rows[layer].map { tracks[$0 + Int(key.rawValue)] }
  }

  /// The layers there have been, in the order of their numbers.
  package var layers: [StageObjectID] { rows.keys.sorted { $0.number < $1.number } }

  /// The last commit at or before a time, and how far the time is on the way to the next one; no
  /// fraction at a commit. Nil before the first commit and after the last.
  private func moment(_ time: Double) -> (commit: Int, fraction: Double?)? {
    let next = firstCommit(after: time + Self.tolerance)
    guard time.isFinite, next > times.startIndex else { return nil }
    let commit = next - 1
    let elapsed = time - times[commit]
    if elapsed <= Self.tolerance { return (commit, nil) }
    guard next < times.endIndex else { return nil }
    return (commit, elapsed / (times[next] - times[commit]))
  }

  /// Frames are mostly as far apart as each other: where they are, the place is known by the time.
  private func firstCommit(after time: Double) -> Int {
    guard let span, time > span.lowerBound, time < span.upperBound else {
      return times.partition { $0 > time }
    }
    let share = (time - span.lowerBound) / (span.upperBound - span.lowerBound)
    let guess = times.startIndex + Int(share * Double(times.count - 1))
    for next in max(guess, times.startIndex + 1)..<min(guess + 3, times.endIndex)
    where times[next] > time && times[next - 1] <= time {
      return next
    }
    return times.partition { $0 > time }
  }
}
