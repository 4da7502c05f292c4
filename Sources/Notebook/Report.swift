import Text

/// What a run of a notebook came to, cell by cell.
package struct Report: Sendable {
  package enum Failure: Sendable, Equatable {
    case outputDiffers
    /// An output is stored, and nothing was printed.
    case stale
    /// A second run printed something else.
    case unsteady
    /// A statement or an expectation failed, or could not be read.
    case failed
    /// The cell says `expect="error"` and none came.
    case errorExpected
    /// Its process ended: how.
    case crashed(String)
    case timedOut(seconds: Double)
  }

  package enum Status: Sendable, Equatable {
    case pass
    case fail(Failure)
    /// It printed something and has no output yet.
    case new
    case skipped(reason: String)
    /// It was not asked for, and ran for those that were.
    case ran
  }

  package struct Entry: Sendable {
    package let cell: Cell
    package var status: Status
    /// What came of it; nil where it did not run.
    package let result: CellResult?
    /// The stored output beside what was printed, where both are.
    package let comparison: Comparison?
    /// The line of an earlier cell that failed while it ran: this one ran on what that left behind.
    package let failureBefore: Int?
    /// What a second run printed, where that is something else.
    package var again: [String]?
  }

  package var entries: [Entry] = []

  package init() {}

  /// The cells that were asked for, and those that broke one of them.
  package var shown: [Entry] { entries.filter { $0.status != .ran } }
  package var failures: [Entry] { entries.filter { $0.failure != nil } }
  package var passed: Int { entries.count { $0.status == .pass } }
  package var new: Int { entries.count { $0.status == .new } }
  package var skipped: Int {
    entries.count { if case .skipped = $0.status { true } else { false } }
  }
}

extension Report.Entry {
  package var failure: Report.Failure? {
    if case .fail(let failure) = status { failure } else { nil }
  }

  /// The line number a message about it names: of the statement that failed or the first
  /// line that differs, else of the cell.
  package var line: Int {
    if failure == .failed { return cell.line + (result?.failedLine ?? 0) }
    guard failure == .outputDiffers || failure == .stale, let output = cell.output, let comparison
    else { return cell.line }
    if output.lines.isEmpty { return output.line }
    return output.line + 1 + min(comparison.firstMismatch ?? 0, output.lines.count - 1)
  }

  /// What is to be stored in place of the output; nil where it stays as it is: where it fits, where
  /// accepting it would not make the cell pass, and where it is what a failure left behind.
  package var accepted: [String]? {
    guard failureBefore == nil else { return nil }
    return switch status {
    case .new, .fail(.outputDiffers), .fail(.stale):
      comparison?.accepted ?? result?.output.map(withoutTrailingBlanks)
    default: nil
    }
  }
}
