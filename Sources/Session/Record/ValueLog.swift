import UIKit

/// What the `let`s and `var`s of events blocks were worth, and what a recognizer said, by whom they
/// belong to and what they are called. The last of an instant counts.
struct ValueLog {
  private struct Key: Hashable {
    let owner: StageObjectID
    let name: String
  }

  private struct Entry {
    let time: Double
    var value: Value
  }

  private var tracks: [Key: ChunkedArray<Entry>] = [:]

  /// Times rise: one before the last counts as that one's.
  mutating func add(_ value: Value, of owner: StageObjectID, _ name: String, at time: Double) {
    let key = Key(owner: owner, name: name)
    let end = tracks[key]?.endIndex ?? 0
    if let last = tracks[key]?.last, time <= last.time + Recording.tolerance {
      tracks[key]?[end - 1].value = value
    } else {
      tracks[key, default: ChunkedArray()].append(Entry(time: time, value: value))
    }
  }

  func knows(_ owner: StageObjectID, _ name: String) -> Bool {
    tracks[Key(owner: owner, name: name)] != nil
  }

  /// The value at a time, seconds; nil before the first. Between the frame before the time and the
  /// one after it numbers go on a straight line; what is no number stays.
  @MainActor
  func value(
    of owner: StageObjectID, _ name: String, at time: Double, in recording: Recording
  ) -> Value? {
    guard let track = tracks[Key(owner: owner, name: name)] else { return nil }
    let next = track.partition { $0.time > time + Recording.tolerance }
    guard next > 0 else { return nil }
    let value = track[next - 1].value
    guard next < track.count, let gap = recording.gap(at: time),
      track[next].time <= gap.upperBound + Recording.tolerance
    else { return value }
    let part = (time - gap.lowerBound) / (gap.upperBound - gap.lowerBound)
    return value.mixed(with: track[next].value, part)
  }
}

extension Value {
  /// Part by part on a straight line, where both are made of the same numbers.
  func mixed(with goal: Value, _ part: Double) -> Value {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
    switch (self, goal) {
    case (.number(let a, let quantity), .number(let b, let other)) where quantity == other:
      return .number(mix(a, b), quantity)
    case (.pair(let x, let y), .pair(let toX, let toY)): return .pair(mix(x, toX), mix(y, toY))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    default: return self
    }
  }
}
