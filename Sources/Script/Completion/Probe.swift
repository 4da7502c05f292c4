/// What may stand where the text was cut for completion.
enum Slot {
  /// The head of a statement.
  case statement
  /// A value in an expression, of a type if its place says one.
  case value(ValueType?)
  /// What a path is set to.
  case assigned(to: Expression)
  /// A word behind a dot.
  case word(ValueType?)
  case member(of: Expression, [Expression.Postfix])
  /// The head of an operand, or behind the name of an option.
  case argument(Parameter, verb: VerbSignature)
  /// Options not yet given, the block, `then`.
  case options(VerbSignature, given: [String])
  /// Behind a block that `then` may follow.
  case then
  /// The head of an argument of a call: labels, besides values.
  case label(function: String)
  case event
  case elseWord
  /// A new name: nothing can be offered.
  case newName
}

/// Collects, at the place of a cursor, what the grammar has there.
struct Probe {
  var slots: [Slot] = []
  /// The blocks around the cursor with their statements so far, outermost first.
  var frames: [Frame] = []
}

extension Reader {
  mutating func offer(_ slot: Slot) {
    guard probe != nil else { return }
    probe?.slots.append(slot)
    if let count = probe?.frames.count, count < frames.count { probe?.frames = frames }
  }
}
