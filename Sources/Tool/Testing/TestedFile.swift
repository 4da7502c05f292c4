import Notebook
import Text

/// What came of a notebook under test.
struct TestedFile {
  enum Outcome {
    /// It cannot be read: why.
    case refused(String)
    /// It is no notebook.
    case malformed([Diagnostic])
    case tested(Notebook, Report)
  }

  let name: String
  let outcome: Outcome
  /// The outputs that were written, by the place of their cells.
  var accepted: Set<Int> = []
  /// The cells that have been shown already, to ask about them.
  var asked: Set<Int> = []
  /// Of so many first cells nothing is new.
  var kept = 0

  var notebook: Notebook? { if case .tested(let notebook, _) = outcome { notebook } else { nil } }
  var report: Report? { if case .tested(_, let report) = outcome { report } else { nil } }

  /// What is told of it, cell by cell: what was accepted needs no more attention.
  var open: [Report.Entry] { report?.shown.filter { !accepted.contains($0.cell.index) } ?? [] }
}

extension TestedFile {
  /// What is still true of the first cells now that the file has been edited.
  func kept(for edited: Notebook) -> [Report.Entry] {
    guard case .tested(let notebook, let report) = outcome else { return [] }
    return report.kept(for: edited, from: notebook)
  }

  /// What is wrong with a file that could not be tested, each with its line where it has one.
  var faults: [(message: String, line: Int?)] {
    switch outcome {
    case .refused(let message): [(message, nil)]
    case .malformed(let diagnostics):
      diagnostics.map {
        ($0.message, $0.place.map { $0.source.position(of: $0.range.lowerBound).line })
      }
    case .tested: []
    }
  }
}
