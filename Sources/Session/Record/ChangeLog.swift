internal import UIKit

/// The values of many properties over the commits: changes only, a page of words for each commit.
///
/// A change knows the one before it of the same property and one further back, so placed that any
/// commit is reached in O(log n) steps (the jump pointers of Myers' applicative random-access
/// stack). So there is no array for each property, writing goes through memory in one direction,
/// and reading needs no index built first.
struct ChangeLog: Sendable {
  /// Where a change stands: its commit and its first word on the commit's page.
  struct Link: Equatable, Sendable {
    private(set) var word: UInt64

    init(word: UInt64) { self.word = word }

    init(commit: Int, start: Int) {
      word = UInt64(truncatingIfNeeded: commit) << 32 | UInt64(truncatingIfNeeded: start)
    }

    static var none: Link { Link(word: .max) }

    var commit: Int { Int(truncatingIfNeeded: word >> 32) }
    var start: Int { Int(truncatingIfNeeded: word & 0xFFFF_FFFF) }
  }

  private var pages: ContiguousArray<Words> = []
  /// Room for the page that is being written; it only grows.
  private var draft: Words = []

  /// Words stored: what memory grows by.
  private(set) var wordCount = 0

  /// Writes the page of one commit, which has at most some number of values.
  mutating func commit(atMost count: Int, _ body: (inout PageWriter) -> Void) {
    let room = count * (Change.headerCount + LayerValue.mostWords)
    if draft.count < room { draft = Words(repeating: 0, count: room) }
    let used = draft.withUnsafeMutableBufferPointer { page in
      var writer = PageWriter(before: pages, page: page)
      body(&writer)
      return writer.count
    }
    pages.append(Words(draft[..<used]))
    wordCount += used
  }
}

extension ChangeLog {
  /// The last change at or before a commit and the first after it.
  func around(_ commit: Int, head: Link) -> (last: Link, next: Link) {
    var next = Link.none
    var last = head
    while last != .none, last.commit > commit {
      next = last
      let change = change(last)
      let isFar = change.jump != last && change.jump.commit > commit
      last = isFar ? change.jump : change.previous
    }
    return (last, next)
  }

  func change(_ link: Link) -> Change { Change(link, on: pages[link.commit]) }

  func value(_ link: Link) -> LayerValue? {
    let page = pages[link.commit]
    guard let shape = ValueShape(rawValue: Change(link, on: page).shape) else { return nil }
    return page.value(at: link.start + Change.headerCount, as: shape)
  }
}

/// The head of a change on its page: what stands before the words of its value.
struct Change {
  static var headerCount: Int { 3 }

  var previous: ChangeLog.Link
  /// A change further back, or of a property's first change itself.
  var jump: ChangeLog.Link
  /// How many changes lie from `jump` to here.
  var span: UInt64
  var shape: UInt8

  /// The first change of a property.
  init(first link: ChangeLog.Link) {
    previous = .none
    jump = link
    span = 0
    shape = 0
  }

  init(_ link: ChangeLog.Link, on page: borrowing Words) {
    previous = ChangeLog.Link(word: page[link.start])
    jump = ChangeLog.Link(word: page[link.start + 1])
    span = page[link.start + 2] >> 8
    shape = UInt8(truncatingIfNeeded: page[link.start + 2])
  }

  init(_ link: ChangeLog.Link, on page: UnsafeMutableBufferPointer<UInt64>) {
    previous = ChangeLog.Link(word: page[link.start])
    jump = ChangeLog.Link(word: page[link.start + 1])
    span = page[link.start + 2] >> 8
    shape = UInt8(truncatingIfNeeded: page[link.start + 2])
  }

  func write(to page: UnsafeMutableBufferPointer<UInt64>, at start: Int) {
    page[start] = previous.word
    page[start + 1] = jump.word
    page[start + 2] = span << 8 | UInt64(shape)
  }
}
