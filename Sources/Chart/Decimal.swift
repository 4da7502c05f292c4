internal import Glibc

/// `mantissa` times ten to the `exponent`, rounded once and alike everywhere: the reader of the
/// standard library does it, not a product of powers.
func decimal(_ mantissa: Int, _ exponent: Int) -> Double {
  Double("\(mantissa)e\(exponent)") ?? 0
}

/// The power of ten of the first digit: 0 for 1 to 9.99, -1 for 0.1; 0 for 0.
func decimalExponent(_ value: Double) -> Int {
  let magnitude = value.magnitude
  guard magnitude > 0, magnitude.isFinite else { return 0 }
  let guess = Int(log10(magnitude).rounded(.down))
  if decimal(1, guess) > magnitude { return guess - 1 }
  return decimal(1, guess + 1) <= magnitude ? guess + 1 : guess
}

/// `value` divided by ten to the `exponent`, for subnormal powers too.
func scaled(_ value: Double, by exponent: Int) -> Double {
  if exponent >= 0 { return value / decimal(1, exponent) }
  if exponent >= -300 { return value * decimal(1, -exponent) }
  return value * 1e300 * decimal(1, -exponent - 300)
}

/// A double as a whole number inside bounds; what is no number is the lower bound.
func whole(_ value: Double, in bounds: ClosedRange<Int>) -> Int {
  guard value > Double(bounds.lowerBound) else { return bounds.lowerBound }
  guard value < Double(bounds.upperBound) else { return bounds.upperBound }
  return Int(value)
}

func floorDivision(_ a: Int, _ b: Int) -> Int {
  let quotient = a / b
  return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient
}
