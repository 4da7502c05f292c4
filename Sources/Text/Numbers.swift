import Glibc

/// Powers of ten that a double holds exactly.
private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

/// The exponent of the first decimal digit: 0 for 1 to 9.99, -1 for 0.1.
private func decimalExponent(_ magnitude: Double) -> Int {
  var exponent = 0
  var value = magnitude
  while value >= 1e10 { value /= 1e10; exponent += 10 }
  while value >= 10 { value /= 10; exponent += 1 }
  while value < 1e-10 { value *= 1e10; exponent -= 10 }
  while value < 1 { value *= 10; exponent -= 1 }
  return exponent
}

/// A number rounded to 12 significant digits, so that the last bits of `sin` and `exp`, which
/// differ between processors, never become a digit, a cell or a branch.
package func settled(_ value: Double) -> Double {
  guard value.isFinite, value != 0 else { return value }
  let magnitude = value.magnitude
  guard magnitude > 1e-300 else { return value }
  let shift = 11 - decimalExponent(magnitude)
  let rounded: Double
  switch shift {
  case 0...22: rounded = (magnitude * powersOfTen[shift]).rounded() / powersOfTen[shift]
  case 23...44:
    let second = powersOfTen[shift - 22]
    rounded = (magnitude * 1e22 * second).rounded() / second / 1e22
  case -22..<0: rounded = (magnitude / powersOfTen[-shift]).rounded() * powersOfTen[-shift]
  default: return value
  }
  return value < 0 ? -rounded : rounded
}

/// Fixed-point text: `fixed(0.25, 3)` is `0.250`. Never `-0`.
package func fixed(_ value: Double, _ decimals: Int) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
  let places = min(max(decimals, 0), 15)
  let number = settled(value)
  let scaled = (number.magnitude * powersOfTen[places]).rounded()
  guard scaled < 9e15 else { return "\(number)" }
  let digits = String(UInt64(scaled))
  let isNegative = number < 0 && scaled > 0
  guard places > 0 else { return (isNegative ? "-" : "") + digits }
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let split = padded.index(padded.endIndex, offsetBy: -places)
  return (isNegative ? "-" : "") + padded[..<split] + "." + padded[split...]
}

/// A number as Segue prints it: at most four decimals, trailing zeros off; below 0.0001 three
/// digits and an exponent.
package func plain(_ value: Double, decimals: Int = 4) -> String {
  guard value.isFinite else { return fixed(value, 0) }
  let number = settled(value)
  if number == 0 { return "0" }
  if number.magnitude < 0.0001 || number.magnitude >= 1e15 { return scientific(number) }
  let text = fixed(number, decimals)
  guard text.contains(".") else { return text }
  var end = text.endIndex
  while text[text.index(before: end)] == "0" { end = text.index(before: end) }
  if text[text.index(before: end)] == "." { end = text.index(before: end) }
  return String(text[..<end])
}

/// Three digits and an exponent: `1.23e-05` reads `1.23e-5`.
private func scientific(_ value: Double) -> String {
  var exponent = decimalExponent(value.magnitude)
  var mantissa = value.magnitude
  var left = exponent
  while left > 0 { let step = min(left, 22); mantissa /= powersOfTen[step]; left -= step }
  while left < 0 { let step = min(-left, 22); mantissa *= powersOfTen[step]; left += step }
  var hundredths = (mantissa * 100).rounded()
  if hundredths >= 1000 { hundredths /= 10; exponent += 1 }
  return (value < 0 ? "-" : "") + plain(hundredths / 100, decimals: 2) + "e\(exponent)"
}
