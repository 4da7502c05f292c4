/// A step between ticks as an exact decimal.
struct Step {
  var mantissa: Int
  var exponent: Int
  var value: Double
  /// How simple its digits are: 1 is the simplest.
  var simplicity: Double

  init(_ mantissa: Int, _ exponent: Int, simplicity: Double) {
    (self.mantissa, self.exponent, self.simplicity) = (mantissa, exponent, simplicity)
    while self.mantissa % 10 == 0, self.mantissa != 0 {
      self.mantissa /= 10
      self.exponent += 1
    }
    value = decimal(self.mantissa, self.exponent)
  }

  /// The k-th multiple.
  func multiple(_ k: Int) -> Double { decimal(k * mantissa, exponent) }

  /// All steps worth a look, for a span whose first digit has this power of ten.
  static func around(_ exponent: Int) -> [Step] {
    ((exponent - 2)...(exponent + 1)).flatMap { power in
      digits.map { Step($0.tenfold, power - 1, simplicity: $0.simplicity) }
    }
  }

  /// 1, 5, 2, 2.5, 4 and 3, in the order in which they are simple, and their doubles and triples
  /// that are none of them: a fifth less for each rank, one less for each number skipped.
  private static let digits: [(tenfold: Int, simplicity: Double)] = [
    (10, 1), (50, 0.8), (20, 0.6), (25, 0.4), (40, 0.2), (30, 0), (80, -0.8), (60, -1), (15, -1.2),
    (75, -1.6), (12, -1.8), (90, -2),
  ]
}
