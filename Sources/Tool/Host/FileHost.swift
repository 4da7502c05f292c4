import Chart
import Notebook
import Session
import Text

/// The world as a session sees it from the tool: files by paths from the current folder.
@MainActor
final class FileHost: SessionHost {
  private let interrupted: () -> Bool
  let animators: [AttachedAnimator]

  init(
    animators: [AttachedAnimator] = [], isInterrupted interrupted: @escaping () -> Bool = { false }
  ) {
    self.animators = animators
    self.interrupted = interrupted
  }

  var isInterrupted: Bool { interrupted() }

  func read(_ path: String) throws -> String {
    do {
      return try Files.readText(path)
    } catch {
      throw Diagnostic(error.message)
    }
  }

  func notebook(_ path: String) throws -> OpenedNotebook {
    try OpenedNotebook(reading: path, of: self)
  }

  func edited(_ text: String) throws -> String { try TextEditor.edited(text) }

  func save(_ record: SessionRecord, to path: String) throws {
    try write(try SavedFile.checked(record, for: path, self), to: path)
  }

  func write(_ text: String, to path: String) throws {
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw Diagnostic(error.message)
    }
  }
}
