import Text

/// How the numbers of one axis are written: all with the same last digit, and, where that is
/// shorter, all with the same exponent (`0.5e9`, `1.0e9`).
struct NumberFormat {
  /// The power of ten of the last digit.
  var place: Int
  /// The power of ten behind the `e`; nil: fixed point.
  var exponent: Int?
  /// Digits of each number, where numbers have no last digit in common.
  var significant: Int?

  /// Fixed point up to eight characters, or fewer where there is no room for them, and where an
  /// exponent would be no shorter.
  init(place: Int, largest: Double, room: Int = 8) {
    self.place = place
    let top = max(decimalExponent(settled(largest)), place)
    let fixedWidth = max(1, top + 1) + (place < 0 ? 1 - place : 0)
    let exponentWidth = (top > place ? 2 + top - place : 1) + "e\(top)".count
    if fixedWidth > min(8, room), exponentWidth < fixedWidth { exponent = top }
  }

  /// The fewest digits that show each of the values to within a tolerance, at most 12 of them.
  init(showing values: [Double], within tolerance: Double) {
    let largest = values.reduce(0) { max($0, $1.magnitude) }
    let top = decimalExponent(settled(largest))
    // The difference of subnormal numbers may be none at all.
    let slack = tolerance == 0 ? 1e-4 : scaled(tolerance, by: top).magnitude
    let mantissas = values.map { settled(scaled($0, by: top)) }
    var power = 1.0
    var digits = 0
    while digits < 12,
      mantissas.contains(where: { (($0 * power).rounded() / power - $0).magnitude > slack })
    {
      digits += 1
      power *= 10
    }
    self.init(place: top - digits, largest: largest)
  }

  /// For a logarithmic axis: so many digits of each number.
  init(significant: Int) {
    place = 0
    self.significant = significant
  }

  var decimals: Int { max(0, (exponent ?? 0) - place) }

  func text(_ value: Double) -> String {
    if let significant {
      let place = decimalExponent(settled(value)) - significant + 1
      return NumberFormat(place: place, largest: value).text(value)
    }
    guard let exponent else { return fixed(value, decimals) }
    guard value.isFinite, value != 0 else { return fixed(value, 0) }
    return fixed(scaled(value, by: exponent), decimals) + "e\(exponent)"
  }

  /// The same with more digits.
  func finer(by digits: Int) -> NumberFormat {
    var finer = self
    if let significant { finer.significant = significant + digits }
    finer.place = min(place, exponent ?? 0) - digits
    return finer
  }
}
