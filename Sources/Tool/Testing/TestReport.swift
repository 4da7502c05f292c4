import Notebook

/// What a run of one notebook says: a line for it, then each failure with its place and a small
/// difference, then what can be done.
struct TestReport {
  private let name: String
  private let report: Report
  /// Whether what could be accepted has been.
  private let accepted: Bool

  init(_ name: String, _ report: Report, accepted: Bool) {
    self.name = name
    self.report = report
    self.accepted = accepted
  }

  var lines: [String] {
    let open = report.entries.filter { !accepted || $0.accepted == nil }
    let failures = open.filter { $0.failure != nil }
    let changed = report.entries.count - open.count
    var lines = [TestMessages.head(name, report.entries.count, failures.count, changed)]
    lines += open.flatMap(details)
    if open.contains(where: { $0.accepted != nil }) { lines.append(TestMessages.howToAccept(name)) }
    return lines
  }

  private func details(_ entry: Report.Entry) -> [String] {
    guard let failure = entry.failure else {
      return entry.status == .new ? [TestMessages.new(name, entry)] : []
    }
    var lines = [TestMessages.title(name, entry, failure)]
    switch failure {
    case .errorExpected, .crashed, .timedOut: break
    case .outputDiffers, .failed:
      let output = entry.result?.output ?? []
      let isShown = entry.comparison.map { !$0.isMatch } ?? false
      lines +=
        isShown ? entry.comparison?.diff() ?? [] : output.map { $0.isEmpty ? "" : "    " + $0 }
    }
    return lines
  }
}
