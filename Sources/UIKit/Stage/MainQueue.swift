/// The blocks that wait for their time on the main queue: a binary heap, earliest deadline first,
/// ties by sequence.
///
/// A class, because what a dropped block held may end and call back while it is dropped.
@MainActor
final class MainQueue {
  enum Kind { case block, timer, animationEnd }

  struct Item {
    let deadline: Double
    /// Where it stands among those of the same deadline: rises with creation.
    let sequence: Int
    let id: Int
    let kind: Kind
    let name: String
    let body: @MainActor () -> Void

    func precedes(_ other: Item) -> Bool {
      deadline < other.deadline || (deadline == other.deadline && sequence < other.sequence)
    }
  }

  private var heap: [Item] = []
  /// The ids of the items that have neither run nor been cancelled.
  private var waiting: Set<Int> = []
  private var lastNumber = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Items that wait, in the order in which they will run.
  var items: [Item] {
    heap.filter { waiting.contains($0.id) }.sorted { $0.precedes($1) }
  }

  /// A place in the order of creation, for something that is enqueued later.
  func nextSequence() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Returns the id by which the item can be cancelled.
  @discardableResult
  func add(
    at deadline: Double, sequence: Int? = nil, kind: Kind, name: String,
    _ body: @escaping @MainActor () -> Void
  ) -> Int {
    let id = nextSequence()
    push(
      Item(
        deadline: deadline, sequence: sequence ?? id, id: id, kind: kind, name: name, body: body))
    return id
  }

  func cancel(_ id: Int) { waiting.remove(id) }

  /// Marks an item as run; false if it was cancelled after it was taken.
  func claim(_ item: Item) -> Bool { waiting.remove(item.id) != nil }

  /// The earliest deadline of an item that still waits.
  func nextDeadline() -> Double? {
    while let first = heap.first, !waiting.contains(first.id) { _ = pop() }
    return heap.first?.deadline
  }

  /// Takes out what is due: deadline <= time + 1e-9, as one phase of one turn runs it.
  func takeDue(at time: Double) -> [Item] {
    var due: [Item] = []
    while let deadline = nextDeadline(), deadline <= time + Stage.tolerance {
      if let item = pop() { due.append(item) }
    }
    return due
  }

  /// Puts back what was taken and not run.
  func putBack(_ items: some Sequence<Item>) {
    for item in items where waiting.contains(item.id) { push(item) }
  }

  /// Drops all items.
  func removeAll() {
    let dropped = heap
    heap = []
    waiting = []
    withExtendedLifetime(dropped) {}
  }

  private func push(_ item: Item) {
    waiting.insert(item.id)
    heap.append(item)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func pop() -> Item? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].precedes(heap[least]) { least = child }
      }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
