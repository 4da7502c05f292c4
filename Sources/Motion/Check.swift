/// The guards at the doors of the module: what passes them makes no NaN and no infinity later.
enum Check {
  /// The largest size of any parameter. Squares and products of a few such numbers stay finite.
  static let largest = 1e15

  /// The smallest size of a parameter that others are divided by.
  static let smallest = 1e-15

  /// A fraction or factor as the laws take it: NaN counts as 0, and none is larger than `largest`.
  static func bounded(_ factor: Double) -> Double {
    guard !factor.isNaN else { return 0 }
    return min(max(factor, -largest), largest)
  }

  @discardableResult
  static func finite(_ value: Double, _ field: String) throws(MotionError) -> Double {
    guard value.isFinite else { throw .notFinite(field: field) }
    guard abs(value) <= largest else {
      throw .outside(field: field, value: value, lower: -largest, upper: largest)
    }
    return value
  }

  @discardableResult
  static func positive(_ value: Double, _ field: String) throws(MotionError) -> Double {
    guard value.isFinite else { throw .notFinite(field: field) }
    guard value > 0 else { throw .notPositive(field: field, value: value) }
    return try within(value, smallest, largest, field)
  }

  @discardableResult
  static func notNegative(_ value: Double, _ field: String) throws(MotionError) -> Double {
    guard value.isFinite else { throw .notFinite(field: field) }
    guard value >= 0 else { throw .negative(field: field, value: value) }
    return try within(value, 0, largest, field)
  }

  @discardableResult
  static func within(
    _ value: Double, _ lower: Double, _ upper: Double, _ field: String
  ) throws(MotionError) -> Double {
    guard value.isFinite else { throw .notFinite(field: field) }
    guard value >= lower, value <= upper else {
      throw .outside(field: field, value: value, lower: lower, upper: upper)
    }
    return value
  }

  /// A vector must be finite, and no longer than `largest`.
  @discardableResult
  static func vector<Value: VectorValue>(
    _ value: Value, _ field: String
  ) throws(MotionError) -> Value {
    guard value.isFinite else { throw .notFinite(field: field) }
    try within(value.length, 0, largest, field)
    return value
  }

  /// No component of a transform may be larger than `largest`.
  @discardableResult
  static func transform(_ value: Affine, _ field: String) throws(MotionError) -> Affine {
    guard value.isFinite else { throw .notFinite(field: field) }
    try within(value.largestComponent, 0, largest, field)
    return value
  }

  /// Values must be finite, and not so far from a start that products of their ways overflow.
  static func near<Value: Interpolatable>(
    _ start: Value, _ values: [Value], _ field: String
  ) throws(MotionError) {
    for value in values {
      guard value.isFinite else { throw .notFinite(field: field) }
      try within(start.way(to: value), 0, largest, field)
    }
  }
}
