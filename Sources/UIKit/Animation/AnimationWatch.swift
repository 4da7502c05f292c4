/// Waits for the ends of all animations that are begun while it is open.
@MainActor
final class AnimationWatch {
  init(id: Int, _ completion: @escaping (Bool) -> Void) {
    self.id = id
    self.completion = completion
  }

  /// Its place in the order of creation.
  let id: Int
  private var completion: ((Bool) -> Void)?
  private var waiting = 0
  private var isOpen = true
  private(set) var isFinished = true

  func enter() { waiting += 1 }

  /// True if that was the last one.
  func leave(_ finished: Bool) -> Bool {
    waiting -= 1
    if !finished { isFinished = false }
    return isOver
  }

  /// No more will enter. True if none is under way.
  func close() -> Bool {
    isOpen = false
    return isOver
  }

  private var isOver: Bool { !isOpen && waiting <= 0 }

  /// Hands over the completion, which is called once.
  func takeCompletion() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }
}

extension Stage {
  /// Calls the completion on the main queue when all animations that the body begins have ended;
  /// with whether all of them came to their natural ends.
  package func together(_ body: () -> Void, completion: @escaping (Bool) -> Void) {
    let watch = openWatch(completion)
    body()
    close(watch)
  }

  /// Nothing was begun: the completion comes in the next turn of this instant.
  func settleLater(_ watch: AnimationWatch) {
    queue.add(at: time, sequence: watch.id, kind: .animationEnd, name: "completion") {
      [unowned self] in
      deliver(watch)
    }
  }

  func deliver(_ watch: AnimationWatch) {
    guard let completion = watch.takeCompletion() else { return }
    let finished = watch.isFinished
    emitting(.callback, "completion", arguments: [.init("finished", .bool(finished))]) {
      completion(finished)
    }
  }
}
