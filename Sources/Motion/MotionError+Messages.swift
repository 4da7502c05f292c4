extension MotionError: CustomStringConvertible {
  public var description: String { message }

  /// One sentence, lower case and without a full stop, ready to stand behind "error: ".
  public var message: String {
    switch self {
    case .notFinite(let field):
      return "\(field) must be a finite number"
    case .notPositive(let field, let value):
      return "\(field) must be above 0, not \(Digits(value, 12).text)"
    case .negative(let field, let value):
      return "\(field) must not be below 0, it is \(Digits(value, 12).text)"
    case .outside(let field, let value, let lower, let upper):
      return
        "\(field) must lie in \(Digits(lower, 12).text)...\(Digits(upper, 12).text), it is \(Digits(value, 12).text)"
    case .count(let field, let expected, let found):
      return "\(field) needs \(expected) entries, it has \(found)"
    case .descending(let field):
      return "\(field) must not fall"
    case .noSpring(let ratio, let duration):
      return
        "no spring of damping ratio \(Digits(ratio, 12).text) is within 0.001 of its end after \(Digits(duration, 12).text) s: "
        + "UIKit's rule has no solution below a damping ratio of about 0.001"
    case .neverSettles(let what):
      return "\(what) never settles: nothing takes its energy away, so it has no end"
    case .opposite(let field):
      return "\(field) and velocity point in opposite directions"
    case .noDuration:
      return "a timing curve has no duration of its own"
    case .noDistance:
      return "a relative velocity needs a way: start and end are the same"
    }
  }
}
