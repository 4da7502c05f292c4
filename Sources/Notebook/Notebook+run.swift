extension Notebook {
  /// Runs the cells in order, each through `execute`, and compares what they print with what is
  /// stored. A cell that differs does not end the run; one whose process ended does, and so does a
  /// failed one that says `stop`.
  package func run(
    on system: String? = nil, execute: (Cell) -> CellResult, each: (Report.Entry) -> Void = { _ in }
  ) -> Report {
    var run = NotebookRun(system: system)
    for cell in cells {
      let entry = run.entry(for: cell, execute)
      run.report.entries.append(entry)
      each(entry)
    }
    return run.report
  }
}

private struct NotebookRun {
  let system: String?
  var report = Report()
  /// The line of the first cell that failed while it ran.
  private var failure: Int?
  /// The line of the cell that ended the run.
  private var end: Int?

  init(system: String?) { self.system = system }

  mutating func entry(for cell: Cell, _ execute: (Cell) -> CellResult) -> Report.Entry {
    if let reason = reasonToSkip(cell) { return skipped(cell, reason) }
    let result = execute(cell)
    let comparison = cell.output.map {
      Comparison(
        expected: $0.lines, actual: result.output, tolerance: cell.tolerance,
        cells: cell.options.cells ?? 0.02)
    }
    let verdict = verdict(cell, result, comparison)
    defer { remember(verdict, cell) }
    return Report.Entry(
      cell: cell, status: verdict, result: result, comparison: comparison, failureBefore: failure)
  }

  private func skipped(_ cell: Cell, _ reason: String) -> Report.Entry {
    Report.Entry(
      cell: cell, status: .skipped(reason: reason), result: nil, comparison: nil,
      failureBefore: failure)
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
    if let comparison { return comparison.isMatch ? .pass : .fail(.outputDiffers) }
    return result.output.isEmpty ? .pass : .new
  }

  private mutating func remember(_ verdict: Report.Status, _ cell: Cell) {
    guard case .fail(let failure) = verdict else { return }
    if failure != .outputDiffers { self.failure = self.failure ?? cell.line }
    switch failure {
    case .crashed, .timedOut: end = cell.line
    default: if cell.options.stops { end = cell.line }
    }
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
