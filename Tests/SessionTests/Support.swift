import Session
import Text

/// A host without files: what is saved stays in memory.
@MainActor
final class MemoryHost: SessionHost {
  var files: [String: String] = [:]
  var saved: [(path: String, record: SessionRecord)] = []
  /// Interrupts at the nth question.
  var interruptAfter: Int?
  private var asked = 0

  var isInterrupted: Bool {
    guard let interruptAfter else { return false }
    asked += 1
    return asked > interruptAfter
  }

  func read(_ path: String) throws -> String {
    guard let text = files[path] else { throw Diagnostic("no file \(path)") }
    return text
  }

  /// What `open` finds under names that end in .md.
  var notebooks: [String: OpenedNotebook] = [:]
  /// What an editor makes of a text; without one there is none.
  var editor: ((String) -> String)?

  func notebook(_ path: String) throws -> OpenedNotebook {
    guard let notebook = notebooks[path] else { throw Diagnostic("no file \(path)") }
    return notebook
  }

  func edited(_ text: String) throws -> String {
    guard let editor else { throw Diagnostic("no editor") }
    return editor(text)
  }

  func save(_ record: SessionRecord, to path: String) throws {
    saved.append((path, record))
  }

  func write(_ text: String, to path: String) throws {
    if path.hasPrefix("/nowhere/") { throw Diagnostic("cannot write \(path)") }
    files[path] = text
  }
}

/// A session with the shortcuts that tests need.
@MainActor
struct Bench {
  let host = MemoryHost()
  let session: Session

  init(_ lines: String...) {
    session = Session(host: host)
    for line in lines { run(line) }
  }

  /// Runs a source and gives what it printed.
  @discardableResult
  func run(_ text: String) -> String {
    let outcome = session.run(Source(name: "line", text: text))
    return outcome.answers.map { render($0, style: RenderStyle()) }.joined(separator: "\n")
  }

  func status(_ text: String) -> Outcome.Status {
    session.run(Source(name: "line", text: text)).status
  }

  /// The message of the first error of a source; nil if it has none.
  func error(_ text: String) -> String? {
    for case .diagnostic(let diagnostic) in session.run(Source(name: "line", text: text)).answers
    where diagnostic.severity == .error {
      return diagnostic.message
    }
    return nil
  }
}
