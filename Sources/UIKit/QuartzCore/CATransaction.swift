internal import Motion

/// What holds for the implicit animations of layers that are made now.
struct Transaction {
  /// Seconds.
  var duration: Double?
  var curve: TimingCurve?
  var disablesActions: Bool?
  var watch: AnimationWatch?
}

/// Brackets changes of layers: how those that no view backs are animated, and what to call when all
/// animations begun inside have ended. Outside brackets a turn is one transaction.
@MainActor
public enum CATransaction {
  public static func begin() { Stage.current.blocks.transactions.append(Transaction()) }

  public static func commit() {
    let stage = Stage.current
    guard let transaction = stage.blocks.transactions.popLast() else { return }
    stage.close(transaction)
  }

  /// Ends the transaction of the turn; waits for nothing.
  public static func flush() { Stage.current.closeTransaction() }

  /// Seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    Stage.current.inTransaction { $0.duration = duration >= 0 && duration.isFinite ? duration : 0 }
  }

  public static func animationDuration() -> CFTimeInterval { Stage.current.transactionDuration }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Stage.current.inTransaction { $0.curve = function?.curve }
  }

  public static func setDisableActions(_ flag: Bool) {
    Stage.current.inTransaction { $0.disablesActions = flag }
  }

  public static func disableActions() -> Bool { Stage.current.disablesActions }

  /// Called when the animations that are begun from now on have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let stage = Stage.current
    stage.inTransaction { transaction in
      if let old = transaction.watch { stage.close(old) }
      transaction.watch = block.map { block in stage.openWatch { _ in block() } }
    }
  }
}

extension Stage {
  /// Changes the innermost transaction; outside of brackets that of the turn.
  func inTransaction(_ change: (inout Transaction) -> Void) {
    guard let index = blocks.transactions.indices.last else {
      var transaction = blocks.turnTransaction
      change(&transaction)
      blocks.turnTransaction = transaction
      return
    }
    var transaction = blocks.transactions[index]
    change(&transaction)
    blocks.transactions[index] = transaction
  }

  private func innermost<Setting>(_ setting: KeyPath<Transaction, Setting?>) -> Setting? {
    for transaction in blocks.transactions.reversed() {
      if let value = transaction[keyPath: setting] { return value }
    }
    return blocks.turnTransaction[keyPath: setting]
  }

  var transactionDuration: Double { innermost(\.duration) ?? 0.25 }
  var transactionCurve: TimingCurve? { innermost(\.curve) }
  var disablesActions: Bool { innermost(\.disablesActions) ?? false }

  func close(_ transaction: Transaction) {
    if let watch = transaction.watch { close(watch) }
  }

  /// The transaction of a turn ends with it.
  func closeTransaction() {
    let transaction = blocks.turnTransaction
    blocks.turnTransaction = Transaction()
    close(transaction)
  }

  func openWatch(_ completion: @escaping (Bool) -> Void) -> AnimationWatch {
    let watch = AnimationWatch(id: queue.nextSequence(), completion)
    blocks.watches.append(watch)
    return watch
  }

  func close(_ watch: AnimationWatch) {
    blocks.watches.removeAll { $0 === watch }
    if watch.close() { settleLater(watch) }
  }
}
