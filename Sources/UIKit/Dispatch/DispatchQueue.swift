/// The main queue, on the virtual clock: blocks run in the main-queue phase of a turn, in the order
/// of their deadlines and, within one, of their enqueuing.
///
/// Only the main queue exists: code that leaves it has no place on a virtual clock.
@MainActor
public final class DispatchQueue {
  private init() {}

  public static let main = DispatchQueue()

  /// Runs in the next turn, at the same instant.
  public func async(execute work: @escaping @MainActor () -> Void) {
    Stage.current.enqueue(named: "DispatchQueue.main.async", work)
  }

  public func async(execute item: DispatchWorkItem) { async { item.perform() } }

  /// Enters the group now and leaves it when the block has run.
  public func async(group: DispatchGroup, execute work: @escaping @MainActor () -> Void) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    let stage = Stage.current
    stage.enqueue(
      after: deadline.seconds - stage.time, named: "DispatchQueue.main.asyncAfter", work)
  }

  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }
}
