internal import UIKit

/// Writes the changes of one commit.
struct PageWriter {
  private let before: ContiguousArray<Words>
  private let page: UnsafeMutableBufferPointer<UInt64>

  /// Words written.
  private(set) var count = 0

  init(before: ContiguousArray<Words>, page: UnsafeMutableBufferPointer<UInt64>) {
    self.before = before
    self.page = page
  }

  /// Stores a value unless it equals, bit by bit, the last of its property.
  mutating func append(_ value: LayerValue, head: inout ChangeLog.Link) {
    let body = count + Change.headerCount
    var end = body
    guard end + LayerValue.mostWords <= page.count else { return }
    let shape = value.write(to: page, at: &end)
    let link = ChangeLog.Link(commit: before.count, start: count)
    var change = Change(first: link)
    if head != .none {
      let last = self.change(head)
      if last.shape == shape.rawValue, isSame(body..<end, as: head) { return }
      let jump = self.change(last.jump)
      let isEven = last.span == jump.span
      change.previous = head
      change.jump = isEven ? jump.jump : head
      change.span = isEven ? last.span + jump.span + 1 : 1
    }
    change.shape = shape.rawValue
    change.write(to: page, at: count)
    count = end
    head = link
  }

  private func change(_ link: ChangeLog.Link) -> Change {
    link.commit == before.count
      ? Change(link, on: page) : Change(link, on: before[link.commit])
  }

  /// Whether words on this page are those of another change's value. Loops, not `allSatisfy`: this
  /// is asked for every value of every frame.
  private func isSame(_ range: Range<Int>, as other: ChangeLog.Link) -> Bool {
    let shift = other.start + Change.headerCount - range.lowerBound
    if other.commit == before.count {
      for place in range where page[place] != page[place + shift] { return false }
      return true
    }
    return before[other.commit].withUnsafeBufferPointer { words in
      for place in range where page[place] != words[place + shift] { return false }
      return true
    }
  }
}
