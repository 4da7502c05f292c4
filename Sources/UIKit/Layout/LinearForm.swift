/// constant + Σ coefficient × variable; terms in the order of their variables, none of them zero.
struct LinearForm: Equatable {
  struct Term: Equatable {
    let variable: Int
    var coefficient: Double
  }

  var constant: Double
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) {
    constant = 0
    terms = [Term(variable: variable, coefficient: 1)]
  }

  func coefficient(of variable: Int) -> Double {
    place(of: variable).map { terms[$0].coefficient } ?? 0
  }

  /// Less than this, a coefficient is what rounding leaves of none.
  static let dust = 1e-10

  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var rest = terms[...]
    for term in other.terms {
      while let first = rest.first, first.variable < term.variable {
        merged.append(first)
        rest.removeFirst()
      }
      var coefficient = term.coefficient * factor
      if let first = rest.first, first.variable == term.variable {
        coefficient += first.coefficient
        rest.removeFirst()
      }
      guard abs(coefficient) > LinearForm.dust else { continue }
      merged.append(Term(variable: term.variable, coefficient: coefficient))
    }
    terms = merged + rest
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Takes a variable out and answers its coefficient.
  mutating func remove(_ variable: Int) -> Double {
    guard let index = place(of: variable) else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Reads `form = 0` as what the variable is by the others.
  mutating func solve(for variable: Int) {
    let coefficient = remove(variable)
    guard coefficient != 0 else { return }
    scale(by: -1 / coefficient)
  }

  /// Puts what a variable is in its place.
  mutating func substitute(_ variable: Int, by form: LinearForm) {
    let coefficient = remove(variable)
    if coefficient != 0 { add(form, times: coefficient) }
  }

  private func place(of variable: Int) -> Int? {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].variable == variable ? low : nil
  }

  static func + (a: LinearForm, b: LinearForm) -> LinearForm {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: LinearForm, b: LinearForm) -> LinearForm {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func * (a: LinearForm, factor: Double) -> LinearForm {
    guard factor != 0 else { return LinearForm() }
    var product = a
    product.scale(by: factor)
    return product
  }
}
