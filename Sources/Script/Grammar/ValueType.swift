/// A type of the table, section 6 of the grammar.
package indirect enum ValueType: Sendable, Hashable {
  case number, int, time, angle, length, fraction, moment, bool, text, color, pair, rect, transform
  case curve, law, value, path
  /// `view`, `controller`, `animator`, `property animator` ...
  case object(String)
  /// A list of values of a type; one value is taken for a list of one.
  case list(ValueType)
  /// May be `none`.
  case optional(ValueType)
  case oneOf([ValueType])
  case word([String])
  case words([String])
  /// A new name.
  case name
  /// `→ T`: asked anew at each use, with these names.
  case query(ValueType, gives: [String])
}
