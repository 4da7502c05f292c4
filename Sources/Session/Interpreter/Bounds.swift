import Text

/// The limits that keep any input from hanging the tool; each has a message and a `set`.
package struct Bounds: Sendable {
  /// Evaluation steps of one statement.
  package var steps = 1_000_000
  /// Calls within calls, counted through UIKit.
  package var depth = 200
  /// Turns at one instant.
  package var turns = 1_000
  /// Virtual time of one `run`, seconds.
  package var limit = 60.0

  /// Expressions within expressions and blocks within blocks, over all calls: the stack.
  static let nesting = 1_500
}

/// What of the bounds is used up.
@MainActor
struct Fuel {
  var steps = 0
  var depth = 0
  var nesting = 0
}

extension Interpreter {
  /// Counts a step; throws when the statement used up its steps or Ctrl-C was pressed.
  func spend(_ frame: Frame, _ range: Range<Int>) throws {
    fuel.steps += 1
    if fuel.steps > bounds.steps {
      throw Diagnostic.tooManySteps(bounds.steps, at: frame.place(range))
    }
    if fuel.steps % 1024 == 0, isInterrupted() {
      throw Diagnostic.interrupted(at: frame.place(range))
    }
  }

  /// Runs one level deeper in the tree.
  func nested<R>(_ frame: Frame, _ range: Range<Int>, _ body: () throws -> R) throws -> R {
    fuel.nesting += 1
    defer { fuel.nesting -= 1 }
    if fuel.nesting > Bounds.nesting { throw Diagnostic.tooDeep(at: frame.place(range)) }
    return try body()
  }

  /// Runs a call of a function or a handler.
  func called<R>(_ frame: Frame, _ range: Range<Int>, _ body: () throws -> R) throws -> R {
    fuel.depth += 1
    defer { fuel.depth -= 1 }
    if fuel.depth > bounds.depth {
      throw Diagnostic.tooManyCalls(bounds.depth, at: frame.place(range))
    }
    return try body()
  }
}
