import Text

/// A number that is too far from the one that was expected.
package struct NumberDifference: Sendable, Equatable {
  package let expected: Number
  package let actual: Number
  /// How far it may be off: the larger of one unit in the last digit and the tolerance.
  package let allowed: Double

  package var difference: Double { (actual.value - expected.value).magnitude }

  /// `0.8714 vs 0.8700, off by 1.4e-3, tol 1e-3`
  package var sentence: String {
    "\(expected.text) vs \(actual.text), off by \(short(difference)), tol \(short(allowed))"
  }
}

extension Tolerance {
  /// How far a number may be from an expected one. Without a point it is exact.
  func allowance(for number: Number) -> Double {
    guard relative > 0, let unit = number.unit else { return 0 }
    return max(unit, relative * max(1, number.value.magnitude))
  }

  /// |a - e| <= allowance, with room for the rounding of decimals to doubles.
  func accepts(_ actual: Number, for expected: Number) -> Bool {
    let allowed = allowance(for: expected)
    let difference = (actual.value - expected.value).magnitude
    let rounding = 4 * max(actual.value.magnitude, expected.value.magnitude).ulp
    return actual.value == expected.value
      || (allowed > 0 && difference <= allowed * (1 + 1e-9) + rounding)
  }
}

/// Two digits: `1.4e-3`, `0.07`, `12`.
private func short(_ value: Double) -> String {
  if value == 0 { return "0" }
  if value >= 1000 || value < 0.01 { return scientific(value) }
  return plain(value, decimals: value >= 10 ? 0 : value >= 1 ? 1 : value >= 0.1 ? 2 : 3)
}

private func scientific(_ value: Double) -> String {
  var exponent = 0
  var mantissa = value
  while mantissa >= 9.95 { mantissa /= 10; exponent += 1 }
  while mantissa < 0.995 { mantissa *= 10; exponent -= 1 }
  return plain(mantissa, decimals: 1) + "e\(exponent)"
}
