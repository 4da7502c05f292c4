internal import UIKit

/// The values of many properties over the commits: changes only, in one list in order of time.
///
/// A change knows the one before it of the same property and one further back, so placed that any
/// commit is reached in O(log n) steps (the jump pointers of Myers' applicative random-access
/// stack). So there is no array for each property, and reading needs no index built first.
struct ChangeLog: Sendable {
  /// Where a property stands: the index of its last change, or `none`.
  typealias Head = UInt32
  static var none: Head { .max }

  private struct Change: Sendable {
    var commit: UInt32
    var previous: Head
    /// The first change of a property jumps to itself.
    var jump: Head
    /// How many changes of the property stand before it.
    var depth: UInt32
    var place: UInt32
    var shape: ValuePool.Shape
  }

  private var changes = ChunkedArray<Change>()
  private var pool = ValuePool()

  /// Changes stored, and words that their values take: what memory grows by.
  var count: Int { changes.count }
  var wordCount: Int { pool.count }

  /// Stores a value unless it equals the last of its property.
  mutating func append(_ value: LayerValue, commit: UInt32, head: inout Head) {
    if head != Self.none, self.value(head) == value { return }
    // Indices are 32 bits wide; they would run out at some 100 GB.
    guard let index = Head(exactly: changes.count), index != Self.none,
      let place = UInt32(exactly: pool.count)
    else { return }
    var change = Change(
      commit: commit, previous: head, jump: index, depth: 0, place: place,
      shape: pool.append(value))
    if head != Self.none { link(&change, after: head) }
    changes.append(change)
    head = index
  }

  private func link(_ change: inout Change, after head: Head) {
    let previous = changes[Int(head)]
    let jump = changes[Int(previous.jump)]
    let further = changes[Int(jump.jump)]
    let isEven = previous.depth - jump.depth == jump.depth - further.depth
    change.depth = previous.depth + 1
    change.jump = isEven ? jump.jump : head
  }
}

extension ChangeLog {
  /// The last change at or before a commit and the first after it, each `none` where there is none.
  func around(_ commit: UInt32, head: Head) -> (last: Head, next: Head) {
    var next = Self.none
    var last = head
    while last != Self.none {
      let change = changes[Int(last)]
      if change.commit <= commit { break }
      next = last
      let leaps = change.jump != last && changes[Int(change.jump)].commit > commit
      last = leaps ? change.jump : change.previous
    }
    return (last, next)
  }

  func value(_ head: Head) -> LayerValue {
    let change = changes[Int(head)]
    return pool.value(at: Int(change.place), as: change.shape)
  }

  func commit(_ head: Head) -> UInt32 { changes[Int(head)].commit }
}
