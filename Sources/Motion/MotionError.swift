/// Why a law of motion cannot be made or asked. Each case carries the name of the field at fault;
/// the sentence for a reader is `message`.
public enum MotionError: Error, Hashable, Sendable {
  /// NaN or an infinity.
  case notFinite(field: String)
  /// Zero or less where only a positive number makes sense.
  case notPositive(field: String, value: Double)
  /// Less than zero.
  case negative(field: String, value: Double)
  /// Beyond the bounds, which are themselves allowed.
  case outside(field: String, value: Double, lower: Double, upper: Double)
  /// A list of the wrong length.
  case count(field: String, expected: Int, found: Int)
  /// UIKit's duration spring has no solution: the damping ratio is too close to 0.
  case noSpring(dampingRatio: Double, duration: Double)
  /// An end is needed, and this motion has none.
  case neverSettles(what: String)
  /// A bare timing curve where seconds are needed.
  case noDuration
  /// A velocity that points away from where it should lead.
  case opposite(field: String)
  /// A velocity relative to a way of zero length.
  case noDistance

  /// The field at fault, where there is one.
  public var field: String? {
    switch self {
    case .notFinite(let field), .notPositive(let field, _), .negative(let field, _),
      .outside(let field, _, _, _), .count(let field, _, _), .opposite(let field):
      return field
    case .noSpring: return "dampingRatio"
    case .neverSettles, .noDuration, .noDistance: return nil
    }
  }
}
