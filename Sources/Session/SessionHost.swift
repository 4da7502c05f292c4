/// What a session needs from the world it runs in; a prompt and a notebook runner are hosts.
@MainActor
package protocol SessionHost: AnyObject {
  /// The text of a file. Throws a `Diagnostic` without a place.
  func read(_ path: String) throws -> String
  /// Writes what was recorded as a file of the kind that the ending of `path` says. Throws a `Diagnostic`.
  func save(_ record: SessionRecord, to path: String) throws
  /// Asked at every step: Ctrl-C was pressed.
  var isInterrupted: Bool { get }
}

/// The accepted lines of a session with what they answered, as `save` writes them.
package struct SessionRecord: Sendable {
  package enum Entry: Sendable {
    /// A paragraph of prose, from `note`.
    case note(String)
    case cell(Cell)
  }

  package struct Cell: Sendable {
    /// Lines joined by newlines, as typed.
    package var code: String
    package var answers: [Answer]

    package init(code: String, answers: [Answer]) {
      self.code = code
      self.answers = answers
    }
  }

  package var entries: [Entry]

  package init(entries: [Entry]) { self.entries = entries }

  package var cellCount: Int {
    entries.reduce(0) { count, entry in
      if case .cell = entry { return count + 1 }
      return count
    }
  }
}
