import Glibc

/// A number as it is printed, and what is left of it then.
struct Digits {
  let value: Double
  let text: String

  /// Rounded to a number of significant digits.
  init(_ number: Double, _ significant: Int = 6) {
    self.init(exactly: Digits.rounded(number, significant))
  }

  /// Rounded to a number of digits behind the point.
  init(_ number: Double, places: Int) {
    let scale = pow(10, Double(places))
    self.init(exactly: (number * scale).rounded() / scale)
  }

  private init(exactly number: Double) {
    value = number == 0 ? 0 : number
    let digits = "\(value)"
    text = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private static func rounded(_ number: Double, _ significant: Int) -> Double {
    guard number != 0, number.isFinite else { return number }
    let power = Double(significant - 1) - floor(log10(abs(number)))
    // A power of ten is exact only while it is not a fraction.
    let scale = pow(10, abs(power))
    return power >= 0 ? (number * scale).rounded() / scale : (number / scale).rounded() * scale
  }
}
