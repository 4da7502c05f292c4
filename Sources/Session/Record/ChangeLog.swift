internal import UIKit

/// The values of many properties over the commits: changes only.
///
/// Commits that follow each other and change the same properties make a block: a row of values for
/// each, so that what moves takes no more than its values, written in one direction. Each property
/// of a block knows the block before it that has it and one further back, so placed that any
/// commit is reached in O(log n) steps (the jump pointers of Myers' applicative random-access stack).
/// So there is no array for each property, and reading needs no index built first.
struct ChangeLog: Sendable {
  /// Where a property stands: a block and its number there.
  struct Link: Equatable, Sendable {
    private(set) var word: UInt64

    init(word: UInt64) { self.word = word }

    init(block: Int, slot: Int) {
      word = UInt64(truncatingIfNeeded: block) << 32 | UInt64(truncatingIfNeeded: slot)
    }

    static var none: Link { Link(word: .max) }

    var block: Int { Int(truncatingIfNeeded: word >> 32) }
    var slot: Int { Int(truncatingIfNeeded: word & 0xFFFF_FFFF) }
  }

  /// A value: a property in a block, and the row.
  struct Place: Equatable, Sendable {
    let commit: Int
    fileprivate let link: Link
    fileprivate let row: Int
  }

  private var blocks: ContiguousArray<Block> = []
  /// What the changes were of that made the last block, if each is in it and nothing else.
  private var pattern: Words = []

  /// Words stored: what memory grows by.
  private(set) var wordCount = 0
}

// MARK: - Writing

extension ChangeLog {
  /// Stores the changes of a commit as one more row, if they are of the same properties as those of
  /// the commit before.
  mutating func goesOn(with changes: LayerChanges, commit: Int) -> Bool {
    guard !pattern.isEmpty, blocks[blocks.count - 1].end == commit, changes.heads == pattern
    else { return false }
    blocks[blocks.count - 1].rows.append(changes.values)
    wordCount += changes.values.count
    return true
  }

  /// Stores a commit as a block of its own.
  ///
  /// - Parameter pattern: The heads of changes that can go on with it; empty if none can.
  mutating func commit(
    _ commit: Int, pattern: Words = [], _ body: (inout BlockWriter) -> Void
  ) {
    let (block, isWhole) = written(commit, body)
    self.pattern = isWhole ? pattern : []
    guard !block.slots.isEmpty else { return }
    blocks.append(block)
    wordCount += block.slots.count * Slot.size + block.rows.reduce(0) { $0 + $1.count }
  }

  /// Apart, so that nobody else holds the blocks when one is added.
  private func written(
    _ commit: Int, _ body: (inout BlockWriter) -> Void
  ) -> (block: Block, isWhole: Bool) {
    var writer = BlockWriter(before: blocks, commit: commit)
    body(&writer)
    return (writer.block, writer.isWhole)
  }
}

// MARK: - Reading

extension ChangeLog {
  /// The last value at or before a commit and the first after it.
  func around(_ commit: Int, head: Link) -> (last: Place?, next: Place?) {
    var next: Place?
    var link = head
    while link != .none {
      let block = blocks[link.block]
      if block.first <= commit {
        let last = min(commit, block.end - 1)
        return (
          block.place(last, link), last + 1 < block.end ? block.place(last + 1, link) : next
        )
      }
      next = block.place(block.first, link)
      let slot = block.slots[link.slot]
      let isFar = slot.jump != link && blocks[slot.jump.block].first > commit
      link = isFar ? slot.jump : slot.previous
    }
    return (nil, next)
  }

  /// The commits at which a property changed, falling.
  func commits(_ head: Link) -> [Int] {
    var found: [Int] = []
    var link = head
    while link != .none {
      let block = blocks[link.block]
      found += (block.first..<block.end).reversed()
      link = block.slots[link.slot].previous
    }
    return found
  }

  func value(_ place: Place) -> LayerValue? {
    let block = blocks[place.link.block]
    return block.slots[place.link.slot].value(in: block.rows[place.row])
  }

  func slot(_ link: Link) -> Slot { blocks[link.block].slots[link.slot] }
}

extension Block {
  fileprivate func place(_ commit: Int, _ link: ChangeLog.Link) -> ChangeLog.Place {
    ChangeLog.Place(commit: commit, link: link, row: commit - first)
  }
}
