import Notebook

/// Annotations for GitHub, as its workflow commands say them: an error at the line of each failure,
/// a notice at each cell that is new.
struct GitHubReport: TestReporter {
  func lines(for file: TestedFile) -> [String] {
    file.faults.map { command("error", file.name, $0.line ?? 1, "no notebook", $0.message) }
      + file.open.compactMap { annotation($0, in: file.name) }
  }

  func closing(_ summary: TestSummary) -> [String] { [] }

  private func annotation(_ entry: Report.Entry, in file: String) -> String? {
    guard entry.failure != nil || entry.status == .new else { return nil }
    let title = "\(TestMessages.cell(entry)): \(TestMessages.sentence(entry))"
    let text = entry.details.isEmpty ? title : entry.details.joined(separator: "\n")
    return command(entry.failure == nil ? "notice" : "error", file, entry.line, title, text)
  }

  private func command(
    _ kind: String, _ file: String, _ line: Int, _ title: String, _ text: String
  ) -> String {
    let properties = "file=\(escaped(file, ":,")),line=\(line),title=\(escaped(title, ":,"))"
    return "::\(kind) \(properties)::\(escaped(text, ""))"
  }

  /// Line ends and `%` as percent codes, and what separates properties within one.
  private func escaped(_ text: String, _ more: String) -> String {
    text.unicodeScalars.map { scalar -> String in
      guard "%\r\n\(more)".unicodeScalars.contains(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
