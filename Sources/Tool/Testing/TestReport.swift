import Notebook

/// For readers: a line for each notebook, then each failure with its place and a small difference,
/// then what can be done.
struct TestReport: TestReporter {
  /// Every cell, not only those that want attention.
  var isVerbose = false

  func lines(for file: TestedFile) -> [String] {
    guard let report = file.report else { return [] }
    let open = file.open
    let failures = open.count { $0.failure != nil }
    var lines = [
      TestMessages.head(file.name, report.shown.count, failures, file.accepted.count, file.kept)
    ]
    let untold = open.filter {
      $0.cell.index >= file.kept && !file.asked.contains($0.cell.index)
    }
    lines += untold.flatMap { details(of: $0, in: file.name) }
    return lines + hint(untold.filter { $0.accepted != nil }, of: file)
  }

  func closing(_ summary: TestSummary) -> [String] { [summary.closing] }

  /// How to accept outputs: those that were asked for, where not all were.
  private func hint(_ entries: [Report.Entry], of file: TestedFile) -> [String] {
    guard let cells = file.notebook?.cells.count, let report = file.report, !entries.isEmpty else {
      return []
    }
    let isPart = report.shown.count < cells
    let names = isPart ? entries.map { "\(file.name)#\($0.cell.name)" } : [file.name]
    return [TestMessages.howToAccept(names.joined(separator: " "))]
  }

  /// What is to be said of a cell: nothing, where it passed or was skipped and not all is asked for.
  func details(of entry: Report.Entry, in file: String) -> [String] {
    guard entry.failure != nil || entry.status == .new || isVerbose else { return [] }
    return [TestMessages.title(file, entry)] + entry.details
  }
}
