import Notebook

/// JUnit's XML: a suite a file, a case a cell. What a run takes is not in it, so that two runs give
/// the same bytes.
struct JUnitReport: TestReporter {
  private var suites: [String] = []
  private var totals = Counts()

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }
  }

  /// Kept for the end, as the counts come first.
  mutating func lines(for file: TestedFile) -> [String] {
    var counts = Counts()
    let cases =
      file.faults.map { lines(for: $0, of: file.name, &counts) }
      + file.open.map { lines(for: $0, of: file.name, &counts) }
    totals.add(counts)
    suites +=
      ["  <testsuite name=\(quoted(file.name)) \(counts.attributes)>"] + cases.flatMap { $0 }
      + ["  </testsuite>"]
    return []
  }

  func closing(_ summary: TestSummary) -> [String] {
    [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"segue\" \(totals.attributes)>",
    ]
      + suites + ["</testsuites>"]
  }

  private func lines(
    for fault: (message: String, line: Int?), of file: String, _ counts: inout Counts
  ) -> [String] {
    counts.tests += 1
    counts.errors += 1
    let line = fault.line.map { " line=\"\($0)\"" } ?? ""
    return element(
      "<testcase classname=\(quoted(file)) name=\"file\" file=\(quoted(file))\(line)",
      ["<error message=\(quoted(fault.message)) type=\"unusable\"/>"])
  }

  private func lines(for entry: Report.Entry, of file: String, _ counts: inout Counts) -> [String] {
    counts.tests += 1
    let start =
      "<testcase classname=\(quoted(file)) name=\(quoted(TestMessages.cell(entry)))"
      + " file=\(quoted(file)) line=\"\(entry.line)\""
    switch entry.status {
    case .pass, .new, .ran: return element(start, [])
    case .skipped(let reason):
      counts.skipped += 1
      return element(start, ["<skipped message=\(quoted(reason))/>"])
    case .fail(.crashed), .fail(.timedOut):
      counts.errors += 1
      return element(start, problem("error", entry))
    case .fail:
      counts.failures += 1
      return element(start, problem("failure", entry))
    }
  }

  private func problem(_ name: String, _ entry: Report.Entry) -> [String] {
    let message = quoted(TestMessages.sentence(entry))
    let start = "<\(name) message=\(message) type=\"\(entry.word)\""
    if entry.details.isEmpty { return [start + "/>"] }
    let text = escaped(entry.details.joined(separator: "\n"))
    return ["\(start)>\(text)</\(name)>"]
  }

  private func element(_ start: String, _ content: [String]) -> [String] {
    if content.isEmpty { return ["    \(start)/>"] }
    return ["    \(start)>"] + content.map { "      " + $0 } + ["    </testcase>"]
  }
}

private func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

/// XML 1.0 has no word for most control characters.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\n", "\t": String(scalar)
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: String(scalar)
    }
  }.joined()
}
