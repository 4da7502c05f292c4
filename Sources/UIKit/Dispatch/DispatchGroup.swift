/// Counts what is under way, and tells when nothing is.
@MainActor
public final class DispatchGroup {
  public init() { stage = Stage.current }

  private let stage: Stage
  private var count = 0
  private var waiting: [@MainActor () -> Void] = []

  public func enter() { count += 1 }

  /// A leave without its enter is a crash in Dispatch; here it is recorded and ignored.
  public func leave() {
    guard count > 0 else {
      stage.emit(.misuse, receiver: self, "unbalanced-leave", reason: StageMessage.unbalancedLeave)
      return
    }
    count -= 1
    if count == 0 { notifyAll() }
  }

  /// Runs the block on the main queue when as many have left as entered; at once, if so now.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    waiting.append(work)
    if count == 0 { notifyAll() }
  }

  private func notifyAll() {
    let blocks = waiting
    waiting = []
    for block in blocks { stage.enqueue(named: "DispatchGroup.notify", block) }
  }
}
