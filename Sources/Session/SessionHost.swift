/// What a session needs from the world it runs in; a prompt and a notebook runner are hosts.
@MainActor
package protocol SessionHost: AnyObject {
  /// The text of a file. Throws a `Diagnostic` without a place.
  func read(_ path: String) throws -> String
  /// A notebook as a file holds it. Throws a `Diagnostic` without a place.
  func notebook(_ path: String) throws -> OpenedNotebook
  /// A text as its user has changed it in an editor. Throws a `Diagnostic`.
  func edited(_ text: String) throws -> String
  /// Writes what was recorded as a file of the kind that the ending of `path` says. Throws a `Diagnostic`.
  func save(_ record: SessionRecord, to path: String) throws
  /// Writes a text as a file, whole or not at all. Throws a `Diagnostic` without a place.
  func write(_ text: String, to path: String) throws
  /// Asked at every step: Ctrl-C was pressed.
  var isInterrupted: Bool { get }
  /// What an app has brought along.
  var animators: [AttachedAnimator] { get }
}

extension SessionHost {
  package var animators: [AttachedAnimator] { [] }
}

/// The accepted lines of a session with what they answered, as `save` writes them.
package struct SessionRecord: Sendable {
  package enum Entry: Sendable {
    /// A paragraph of prose, from `note`.
    case note(String)
    /// The text between two cells of a notebook that was opened, as it stood there.
    case prose(String)
    case cell(Cell)
  }

  package struct Cell: Sendable {
    /// Lines joined by newlines, as typed.
    package var code: String
    package var answers: [Answer]
    /// The cell of the file that it was opened from.
    package var opened: (any OpenedCell)?

    package init(code: String, answers: [Answer], opened: (any OpenedCell)? = nil) {
      self.code = code
      self.answers = answers
      self.opened = opened
    }
  }

  package var entries: [Entry]
  /// The front matter of the notebook that the session began with; empty where there is none.
  package var frontMatter: String

  package init(entries: [Entry], frontMatter: String = "") {
    self.entries = entries
    self.frontMatter = frontMatter
  }

  package var cellCount: Int {
    entries.reduce(0) { count, entry in
      if case .cell = entry { return count + 1 }
      return count
    }
  }
}
