import Session
import Text

/// The world of a notebook under test: it reads files, but what it saves stays in memory, where it
/// can be read again.
@MainActor
final class SandboxHost: SessionHost {
  private let files = FileHost()
  private var saved = OrderedMap<String, String>()
  let animators: [AttachedAnimator]

  init(animators: [AttachedAnimator] = []) { self.animators = animators }

  var isInterrupted: Bool { false }

  func read(_ path: String) throws -> String {
    if let text = saved[path] { return text }
    return try files.read(path)
  }

  func notebook(_ path: String) throws -> OpenedNotebook {
    try OpenedNotebook(reading: path, of: self)
  }

  func edited(_ text: String) throws -> String {
    throw Diagnostic("a notebook under test has no editor", hint: "`edit` belongs at the prompt")
  }

  func save(_ record: SessionRecord, to path: String) throws {
    saved[path] = try SavedFile.checked(record, for: path, self)
  }

  func write(_ text: String, to path: String) throws { saved[path] = text }
}
