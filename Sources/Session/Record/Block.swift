internal import UIKit

/// What some properties were at commits that follow each other.
struct Block: Sendable {
  let first: Int
  var slots: ContiguousArray<Slot> = []
  /// For each commit the values, in the order of the properties.
  var rows: ContiguousArray<Words> = []

  /// The commit after its last.
  var end: Int { first + rows.count }
}

/// A property in a block.
struct Slot: Sendable {
  /// Words that it takes.
  static var size: Int { 3 }

  /// The property in the block before that has it.
  var previous = ChangeLog.Link.none
  /// The property in a block further back, or in its first block itself.
  var jump: ChangeLog.Link
  /// The first word of its value in each row.
  let start: UInt32
  /// 2^rank - 1 blocks that have it lie from `jump` to here.
  var rank: UInt8 = 0
  let shape: ValueShape

  func value(in row: Words) -> LayerValue { LayerValue(row, at: Int(start), as: shape) }
}

/// Writes a block with one row.
struct BlockWriter {
  private let before: ContiguousArray<Block>
  private var slots: ContiguousArray<Slot> = []
  private var row: Words = []
  private let commit: Int
  /// Whether it has each value that came.
  private(set) var isWhole = true

  init(before: ContiguousArray<Block>, commit: Int) {
    self.before = before
    self.commit = commit
  }

  var block: Block { Block(first: commit, slots: slots, rows: [row]) }

  /// Stores a value unless it equals, bit by bit, the last of its property.
  ///
  /// - Parameter words: Those of the value begin at `start`.
  mutating func append(
    _ words: Words, at start: Int, as shape: ValueShape, head: inout ChangeLog.Link
  ) {
    let link = ChangeLog.Link(block: before.count, slot: slots.count)
    var slot = Slot(jump: link, start: UInt32(truncatingIfNeeded: row.count), shape: shape)
    if head != .none {
      let last = self.slot(head)
      if last.shape == shape, isSame(words, at: start, as: head, last) {
        isWhole = false
        return
      }
      let jump = self.slot(last.jump)
      let isEven = last.rank == jump.rank
      slot.previous = head
      slot.jump = isEven ? jump.jump : head
      slot.rank = isEven ? last.rank + 1 : 1
    }
    slots.append(slot)
    for place in start..<start + shape.size { row.append(words[place]) }
    head = link
  }

  private func slot(_ link: ChangeLog.Link) -> Slot {
    link.block == before.count ? slots[link.slot] : before[link.block].slots[link.slot]
  }

  private func isSame(
    _ words: Words, at start: Int, as head: ChangeLog.Link, _ slot: Slot
  ) -> Bool {
    if head.block == before.count { return holds(row, slot, words, start) }
    let rows = before[head.block].rows
    return holds(rows[rows.count - 1], slot, words, start)
  }

  /// A loop, not `elementsEqual`: this is asked for every value that is set.
  private func holds(_ row: Words, _ slot: Slot, _ words: Words, _ start: Int) -> Bool {
    for offset in 0..<slot.shape.size where row[Int(slot.start) + offset] != words[start + offset] {
      return false
    }
    return true
  }
}
