/// A block that can be cancelled before it runs.
@MainActor
public final class DispatchWorkItem {
  public init(block: @escaping @MainActor () -> Void) { self.block = block }

  private let block: @MainActor () -> Void
  public private(set) var isCancelled = false

  /// Runs the block now, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  /// What runs already, runs on.
  public func cancel() { isCancelled = true }
}
