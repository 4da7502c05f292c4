package import Chart
package import UIKit

/// What `set` sets, and what a fresh stage is made with.
package struct Settings: Sendable {
  package var framesPerSecond = 60
  package var screenSize = CGSize(width: 393, height: 852)
  package var width: Int?
  package var height: Int?
  package var charset: Charset?
  /// `auto`, `always` or `never`, for the prompt.
  package var color = "auto"
  /// `~=` without `within`: relative to max(1, |b|).
  package var tolerance = 0.001
  package var bounds = Bounds()

  package init() {}

  /// What each setting takes, for messages and help.
  static let ranges: [(name: String, takes: String)] = [
    ("fps", "60 or 120"), ("width", "columns, 1 to 1000"), ("height", "rows, 1 to 100"),
    ("charset", "ascii, braille or block"), ("tol", "a number above 0"),
    ("color", "auto, always or never"), ("steps", "a whole number, 1000 to 1000000000"),
    ("depth", "a whole number, 10 to 400"), ("turns", "a whole number, 10 to 1000000"),
    ("limit", "seconds, above 0, to 36000"),
  ]

  /// Sets one; false where the text is nothing it takes.
  mutating func set(_ name: String, to text: String) -> Bool {
    switch name {
    case "charset":
      guard let value = Charset(rawValue: text) else { return false }
      charset = value
    case "color":
      guard ["auto", "always", "never"].contains(text) else { return false }
      color = text
    case "tol", "limit": return setNumber(name, text)
    default: return setWhole(name, text)
    }
    return true
  }

  private mutating func setNumber(_ name: String, _ text: String) -> Bool {
    let digits = name == "limit" && text.hasSuffix("s") ? String(text.dropLast()) : text
    guard let number = Double(digits), number.isFinite, number > 0 else { return false }
    if name == "tol" {
      tolerance = number
      return true
    }
    guard number <= 36_000 else { return false }
    bounds.limit = number
    return true
  }

  private mutating func setWhole(_ name: String, _ text: String) -> Bool {
    guard let number = Int(text) else { return false }
    switch name {
    case "fps" where number == 60 || number == 120: framesPerSecond = number
    case "width" where ChartSize.widths.contains(number): width = number
    case "height" where ChartSize.heights.contains(number): height = number
    case "steps" where (1_000...1_000_000_000).contains(number): bounds.steps = number
    case "depth" where (10...400).contains(number): bounds.depth = number
    case "turns" where (10...1_000_000).contains(number): bounds.turns = number
    default: return false
    }
    return true
  }
}
