import Notebook
import Session
import Text

/// Tells what came of a run in every way that was asked for, and counts it.
@MainActor
struct TestTeller {
  private let console: Console
  private let junit: String?
  private var summary = TestSummary()
  private var reporters: [any TestReporter]
  private var xml = JUnitReport()

  init(console: Console, options: TestOptions) {
    self.console = console
    junit = options.junit
    switch options.format {
    case .text: reporters = [TestReport(isVerbose: options.isVerbose)]
    case .tap: reporters = [TAPReport()]
    case .json: reporters = [JSONReport()]
    }
    if options.annotates { reporters.insert(GitHubReport(), at: 0) }
  }

  mutating func tell(_ file: TestedFile) {
    summary.add(file)
    switch file.outcome {
    case .refused(let message): console.complain(message)
    case .malformed(let diagnostics):
      for diagnostic in diagnostics { console.show(.diagnostic(diagnostic), console.style) }
    case .tested: break
    }
    for index in reporters.indices {
      for line in reporters[index].lines(for: file) { console.say(line) }
    }
    _ = xml.lines(for: file)
  }

  /// Counts a file of which all has been told.
  mutating func count(_ file: TestedFile) { summary.add(file) }

  /// Something that could not be done, besides what came of the tests.
  mutating func refuse(_ message: String) {
    console.complain(message)
    summary.code = summary.code.combined(with: .unusable)
  }

  /// The counts; answers how the process ends.
  mutating func close() -> ExitCode {
    writeXML()
    for index in reporters.indices {
      for line in reporters[index].closing(summary) { console.say(line) }
    }
    return summary.code
  }

  private mutating func writeXML() {
    guard let junit else { return }
    let text = xml.closing(summary).map { $0 + "\n" }.joined()
    do {
      try AtomicFile.write(Array(text.utf8), to: junit)
    } catch {
      refuse(error.message)
    }
  }
}
