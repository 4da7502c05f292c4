import Glibc
import Notebook

/// A notebook under test: the walk through its cells, and the process that runs them; two of each
/// where both are to print the same bytes.
final class NotebookTest {
  /// One way through the file.
  private struct Pass {
    var run: NotebookRun
    /// Nil where no process could be started.
    var worker: WorkerProcess?
  }

  private var passes: [Pass]
  /// Seconds for a cell that says nothing itself.
  private let limit: Double?

  /// Starts the process for a notebook, which tells nothing of so many first cells.
  typealias Starter = (Notebook, Int) -> WorkerProcess?

  /// `kept` is what is known of the first cells already.
  init(
    _ notebook: Notebook, selection: CellSelection = .all, kept: [Report.Entry] = [],
    isTwice: Bool = false, limit: Double?, worker: Starter
  ) {
    self.limit = limit
    passes = (0..<(isTwice ? 2 : 1)).map { _ in
      let run = NotebookRun(of: notebook, on: Platform.name, selection: selection, kept: kept)
      return Pass(run: run, worker: run.cell == nil ? nil : worker(notebook, kept.count))
    }
    advance()
  }

  var isDone: Bool { passes.allSatisfy { $0.run.cell == nil } }

  /// What came of it so far.
  var report: Report {
    guard passes.count > 1 else { return passes[0].run.report }
    return passes[0].run.report.compared(withSecond: passes[1].run.report)
  }

  var watched: [pollfd] { passes.flatMap { $0.worker?.watched ?? [] } }

  /// Seconds until some cell has taken too long.
  var timeLeft: Double? {
    passes.compactMap { pass in
      guard let cell = pass.run.cell, let limit = limit(of: cell) else { return nil }
      return pass.worker?.timeLeft(of: limit)
    }.min()
  }

  /// Takes what its processes have to say.
  func attend(_ polled: some Collection<pollfd>) {
    for pass in passes { pass.worker?.attend(polled) }
    advance()
  }

  private func advance() {
    for index in passes.indices {
      while let cell = passes[index].run.cell, let result = result(of: cell, passes[index].worker) {
        passes[index].run.finish(result)
      }
      // What is left of the file need not be run.
      if passes[index].run.cell == nil { passes[index].worker = nil }
    }
  }

  private func result(of cell: Cell, _ worker: WorkerProcess?) -> CellResult? {
    guard let worker else { return CellResult(.crashed(what: TestMessages.noWorker), []) }
    return worker.result(within: limit(of: cell))
  }

  private func limit(of cell: Cell) -> Double? { cell.options.timeout ?? limit }
}
