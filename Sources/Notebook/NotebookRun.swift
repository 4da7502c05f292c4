import Text

/// A run of a notebook as a walk from cell to cell: it says which one is to be executed next, takes
/// what came of it, and compares that with what is stored. A cell that differs does not end it; one
/// whose process ended does, and so does a failed one that says `stop`.
package struct NotebookRun: Sendable {
  package let notebook: Notebook
  package private(set) var report: Report
  private let system: String?
  private let selection: CellSelection
  private var next = 0
  /// The line of the first cell that failed while it ran, in each environment.
  private var failures = OrderedMap<String?, Int>()
  /// The line of the cell that ended the run.
  private var end: Int?

  /// `system` is what the attribute `if` is held to; nil runs every cell. `kept` is what is known of
  /// the first cells already.
  package init(
    of notebook: Notebook, on system: String? = nil, selection: CellSelection = .all,
    kept: [Report.Entry] = []
  ) {
    self.notebook = notebook
    self.system = system
    self.selection = selection
    report = Report()
    for (cell, entry) in zip(notebook.cells, kept) {
      report.entries.append(entry.moved(to: cell))
      remember(entry.status, cell)
      next += 1
    }
    skip()
  }

  /// The cell to be executed, nil at the end.
  package var cell: Cell? {
    next < selection.end(in: notebook.cells) ? notebook.cells[next] : nil
  }

  /// Takes what came of `cell`.
  package mutating func finish(_ result: CellResult) {
    guard let cell else { return }
    let comparison = cell.output.map {
      Comparison(
        expected: $0.lines, actual: result.output, tolerance: cell.tolerance,
        cells: cell.options.cells ?? 0.02)
    }
    let verdict = verdict(cell, result, comparison)
    report.entries.append(
      Report.Entry(
        cell: cell, status: seen(verdict, of: cell), result: result, comparison: comparison,
        failureBefore: failures[cell.options.environment]))
    remember(verdict, cell)
    next += 1
    skip()
  }

  /// Goes on to the next cell that is to be executed.
  private mutating func skip() {
    while let cell, let reason = reasonToSkip(cell) {
      report.entries.append(
        Report.Entry(
          cell: cell, status: seen(.skipped(reason: reason), of: cell), result: nil,
          comparison: nil, failureBefore: failures[cell.options.environment]))
      next += 1
    }
  }

  private func reasonToSkip(_ cell: Cell) -> String? {
    end.map { "the run ended with the cell on line \($0)" } ?? cell.reasonToSkip(on: system)
  }

  private func verdict(_ cell: Cell, _ result: CellResult, _ comparison: Comparison?)
    -> Report.Status
  {
    switch (result.status, cell.options.expectsError) {
    case (.crashed(let what), _): return .fail(.crashed(what))
    case (.timedOut(let seconds), _): return .fail(.timedOut(seconds: seconds))
    case (.failed, false): return .fail(.failed)
    case (.ok, true): return .fail(.errorExpected)
    default: break
    }
    guard let comparison else { return result.output.isEmpty ? .pass : .new }
    if comparison.isMatch { return .pass }
    return .fail(result.output.isEmpty ? .stale : .outputDiffers)
  }

  /// Of a cell that was not asked for, only that it broke what follows is told.
  private func seen(_ verdict: Report.Status, of cell: Cell) -> Report.Status {
    if selection.contains(cell) { return verdict }
    return switch verdict {
    case .fail(.outputDiffers), .fail(.stale), .pass, .new, .skipped: .ran
    case .fail, .ran: verdict
    }
  }

  private mutating func remember(_ verdict: Report.Status, _ cell: Cell) {
    guard case .fail(let failure) = verdict else { return }
    switch failure {
    case .outputDiffers, .stale, .unsteady: break
    default:
      let environment = cell.options.environment
      failures[environment] = failures[environment] ?? cell.line
    }
    switch failure {
    case .crashed, .timedOut: end = cell.line
    default: if cell.options.stops { end = cell.line }
    }
  }
}

extension Report.Entry {
  /// A cell that ran, and is told nothing of.
  package static func ran(_ cell: Cell) -> Report.Entry {
    Report.Entry(cell: cell, status: .ran, result: nil, comparison: nil, failureBefore: nil)
  }

  /// The same of a cell that stands on another line now.
  fileprivate func moved(to cell: Cell) -> Report.Entry {
    Report.Entry(
      cell: cell, status: status, result: result, comparison: comparison,
      failureBefore: failureBefore)
  }
}

extension Notebook {
  /// Runs the cells in order, each through `execute`.
  package func run(
    on system: String? = nil, selection: CellSelection = .all, execute: (Cell) -> CellResult
  ) -> Report {
    var run = NotebookRun(of: self, on: system, selection: selection)
    while let cell = run.cell { run.finish(execute(cell)) }
    return run.report
  }
}

extension Cell {
  /// Why the cell is not run on a system, if it is not.
  package func reasonToSkip(on system: String?) -> String? {
    if let reason = options.skip { return reason }
    if let wanted = options.system, let system, wanted != system { return "only on \(wanted)" }
    return nil
  }
}
