import Notebook

/// JSON, an object a line: one for each cell, one for each thing that is wrong with a file that is no
/// notebook, and the counts.
struct JSONReport: TestReporter {
  func lines(for file: TestedFile) -> [String] {
    file.faults.map { object(for: $0, of: file.name).line }
      + (file.report?.shown ?? []).map { entry in
        object(for: entry, of: file.name, isAccepted: file.accepted.contains(entry.cell.index)).line
      }
  }

  func closing(_ summary: TestSummary) -> [String] {
    let counts = [
      ("passed", summary.passed), ("failed", summary.failed), ("accepted", summary.accepted),
      ("new", summary.new), ("skipped", summary.skipped), ("exit", Int(summary.code.rawValue)),
    ]
    return [JSON.object(counts.map { ($0.0, .number($0.1)) }).line]
  }

  private func object(for fault: (message: String, line: Int?), of file: String) -> JSON {
    .object(
      [("file", .text(file)), ("status", .text("unusable")), ("message", .text(fault.message))]
        + (fault.line.map { [("line", .number($0))] } ?? []))
  }

  private func object(for entry: Report.Entry, of file: String, isAccepted: Bool) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("file", .text(file)), ("line", .number(entry.line)), ("cell", .number(entry.cell.index + 1)),
    ]
    if let id = entry.cell.options.id { members.append(("id", .text(id))) }
    members.append(("status", .text(isAccepted ? "accepted" : entry.word)))
    if entry.failure != nil || entry.result == nil {
      members.append(("message", .text(TestMessages.sentence(entry))))
    }
    if let line = entry.failureBefore { members.append(("after", .number(line))) }
    if !entry.details.isEmpty { members.append(("diff", .list(entry.details.map(JSON.text)))) }
    return .object(members)
  }
}
