import Notebook

/// TAP, version 14: a test point a cell, and one for each file that is no notebook.
struct TAPReport: TestReporter {
  private var count = 0

  mutating func lines(for file: TestedFile) -> [String] {
    let start = count == 0 ? ["TAP version 14"] : []
    let faults = file.faults.flatMap { fault in
      let place = fault.line.map { "\(file.name):\($0)" } ?? file.name
      return point("not ok", "\(place) \(fault.message)")
    }
    return start + faults + file.open.flatMap { lines(for: $0, of: file.name) }
  }

  func closing(_ summary: TestSummary) -> [String] {
    (count == 0 ? ["TAP version 14"] : []) + ["1..\(count)", "# \(summary.closing)"]
  }

  private mutating func point(_ result: String, _ name: String, _ directive: String = "")
    -> [String]
  {
    count += 1
    return ["\(result) \(count) - \(TAPReport.escaped(name))\(directive)"]
  }

  private mutating func lines(for entry: Report.Entry, of file: String) -> [String] {
    let name = "\(file):\(entry.line) \(TestMessages.cell(entry))"
    switch entry.status {
    case .skipped(let reason): return point("ok", name, " # SKIP \(TAPReport.escaped(reason))")
    case .pass, .ran: return point("ok", name)
    case .new: return point("ok", name + ", new")
    case .fail: return point("not ok", name) + diagnosis(entry)
    }
  }

  /// A block of YAML, indented by two.
  private func diagnosis(_ entry: Report.Entry) -> [String] {
    var lines = ["---", "message: \(JSON.text(TestMessages.sentence(entry)).line)"]
    lines.append("status: \(entry.word)")
    if !entry.details.isEmpty {
      // The indentation is said, as the first line may begin with blanks of its own.
      lines += ["diff: |2"] + entry.details.map { $0.isEmpty ? "" : "  " + $0 }
    }
    return (lines + ["..."]).map { $0.isEmpty ? "" : "  " + $0 }
  }

  private static func escaped(_ text: String) -> String {
    text.map { $0 == "#" || $0 == "\\" ? "\\\($0)" : $0.isNewline ? " " : String($0) }.joined()
  }
}
