internal import UIKit

/// Which animations were in force on each property at each commit.
struct AnimationLog: Sendable {
  /// The index of the last span of a property, or `none`.
  typealias Head = Int
  static var none: Head { -1 }

  private struct Span: Sendable {
    var animation: LayerAnimation
    /// In force from this commit up to, not including, `removed`.
    var added: Int
    var removed: Int
    /// The span before it on the same property.
    var previous: Head
  }

  private var spans = ChunkedArray<Span>()
  /// Places of the spans still in force, by the animation's id. Looked up, never walked.
  private var running: [Int: Head] = [:]

  var count: Int { spans.count }

  /// All there were, in the order in which they were added; `removed` is none for what is in force.
  var all: [(animation: LayerAnimation, removed: Int?)] {
    (spans.startIndex..<spans.endIndex).map { index in
      (spans[index].animation, spans[index].removed == .max ? nil : spans[index].removed)
    }
  }

  mutating func add(_ animation: LayerAnimation, commit: Int, head: inout Head) {
    let index = spans.endIndex
    spans.append(
      Span(animation: animation, added: commit, removed: .max, previous: head))
    running[animation.id] = index
    head = index
  }

  /// Whether an animation of this id was in force until now.
  mutating func remove(_ id: Int, commit: Int) -> Bool {
    guard let index = running.removeValue(forKey: id) else { return false }
    spans[index].removed = commit
    return true
  }

  /// The animations in force from a commit to the next, in the order in which they were added.
  func inForce(at commit: Int, head: Head) -> [LayerAnimation] {
    var found: [LayerAnimation] = []
    var index = head
    while index != Self.none {
      let span = spans[index]
      if span.added <= commit, commit < span.removed { found.append(span.animation) }
      index = span.previous
    }
    return found.reversed()
  }
}
