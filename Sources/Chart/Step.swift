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
      tenfold.enumerated().flatMap { rank, digits in
        (1...3).map { skip in
          Step(digits * skip, power - 1, simplicity: 1 - Double(rank) / 5 - Double(skip - 1))
        }
      }
    }
  }

  /// 1, 5, 2, 2.5, 4, 3, in the order in which they are simple.
  private static let tenfold = [10, 50, 20, 25, 40, 30]
}
