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
    // Printing and reading rounds each digit right, which scaling by an inexact power of ten does
    // not.
    var power = significant - 1 - Int(floor(log10(abs(number))))
    power = min(max(power, -300), 300)
    let scale = pow(10, Double(abs(power)))
    let digits = (power >= 0 ? number * scale : number / scale).rounded()
    return Double("\(Int(digits))e\(-power)") ?? number
  }
}
