extension MotionError: CustomStringConvertible {
  public var description: String { message }

  /// One sentence, lower case and without a full stop, ready to stand behind "error: ".
  public var message: String {
    switch self {
    case .notFinite(let field):
      return "\(field) must be a finite number"
    case .notPositive(let field, let value):
      return "\(field) must be above 0, not \(number(value))"
    case .negative(let field, let value):
      return "\(field) must not be below 0, it is \(number(value))"
    case .outside(let field, let value, let lower, let upper):
      return
        "\(field) must lie in \(number(lower))...\(number(upper)), it is \(number(value))"
    case .count(let field, let expected, let found):
      return "\(field) needs \(expected) entries, it has \(found)"
    case .noSpring(let ratio, let duration):
      return
        "no spring of damping ratio \(number(ratio)) is within 0.001 of its end after \(number(duration)) s: "
        + "UIKit's rule has no solution below a damping ratio of about 0.001"
    case .neverSettles(let what):
      return "\(what) never settles: nothing takes its energy away, so it has no end"
    case .opposite(let field):
      return "\(field) and velocity point in opposite directions"
    case .noDuration:
      return "a timing curve has no duration of its own"
    case .noDistance:
      return "there is no way to be a fraction of: start and end are the same"
    }
  }

  /// `1e15` rather than fifteen zeros, and `1e16` rather than `1e+16`.
  private func number(_ value: Double) -> String {
    let text = Digits(value, 12).text
    let zeros = text.reversed().prefix { $0 == "0" }.count
    if zeros >= 9, !text.contains(where: { ".e".contains($0) }) {
      return "\(text.dropLast(zeros))e\(zeros)"
    }
    guard let plus = text.firstIndex(of: "+") else { return text }
    return "\(text[..<plus])\(text[text.index(after: plus)...])"
  }
}
