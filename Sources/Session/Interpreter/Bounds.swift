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

  /// Values in a list, those of lists inside it counted, and lists within lists.
  static let elements = 100_000
  static let listDepth = 64
  /// Bytes of a text.
  static let textLength = 1_000_000

  /// Files opened out of files.
  static let openDepth = 8

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

  /// The statement cannot go on: its steps are used up, or Ctrl-C was pressed.
  var isExhausted: Bool { fuel.steps > bounds.steps || isInterrupted() }

  /// A list, unless it holds too much: what is in it is counted against the statement's steps.
  func list(_ values: [Value], at place: Place) throws -> Value {
    var count = 0
    guard fits(values, depth: 1, &count) else { throw Diagnostic.listTooLarge(at: place) }
    fuel.steps += count / 8
    return .list(values)
  }

  private func fits(_ values: [Value], depth: Int, _ count: inout Int) -> Bool {
    count += values.count
    guard depth <= Bounds.listDepth, count <= Bounds.elements else { return false }
    for case .list(let inner) in values where !fits(inner, depth: depth + 1, &count) {
      return false
    }
    return true
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
