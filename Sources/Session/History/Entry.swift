import Script
import Text

/// An accepted statement: a session is the fold of these.
struct Entry: Sendable {
  let statement: Statement
  let source: Source
  /// The row of the session it was typed in: statements of one row share it.
  let row: Int
  /// What it changes, by its verb.
  var effect: VerbSignature.Effect
  /// Left out of cells and of undo: `help`, `save` ...
  var isHidden: Bool
  /// Virtual time when it began and when it was done, seconds.
  var started = 0.0
  var ended = 0.0
  var answers: [Answer] = []
  /// What `open` has read: kept with the line.
  var opened: Program?
  /// The prose of a `note`.
  var note: String?

  /// Whether `undo` takes it back: what only looks or helps is passed over.
  var isUndoable: Bool {
    switch effect {
    case .stage, .display: return !isHidden
    case .none, .look, .file: return false
    }
  }

  var text: String { source.slice(statement.range) }

  var verb: String? {
    if case .command(let command) = statement.kind { return command.verb.text }
    return nil
  }
}

/// The statements of a file.
struct Program: Sendable {
  let source: Source
  let statements: [Statement]
}

/// A step of a replay: a statement, and the time that its clock does not pass.
struct Step: Sendable {
  let entry: Entry
  var horizon: Double?
}
