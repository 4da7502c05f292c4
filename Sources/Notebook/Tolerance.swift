/// How far a number may be from the one that is written down.
package struct Tolerance: Sendable, Equatable {
  /// Relative to `max(1, |expected|)`; 0 asks for the number itself.
  package let relative: Double

  package init(_ relative: Double) { self.relative = relative }

  /// A tolerance as text: a number that is finite and not negative.
  static func number(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, number >= 0 else { return nil }
    return number
  }
}
