import Text

extension CheckRun {
  /// A chain of operators of one strength.
  mutating func infer(
    _ first: Expression, _ links: [Expression.Link], at range: Range<Int>
  ) -> ValueType? {
    var type = infer(first)
    var isFine = true
    for link in links {
      let other = infer(link.operand)
      guard isFine else { continue }
      if let clash = clash(link.operation, type, other) {
        add(clash, at: range)
        isFine = false
      }
      type = isFine ? result(link.operation, type, other) : nil
    }
    return type
  }

  /// Why two values do not go together, if that is sure.
  private func clash(_ operation: Operator, _ left: ValueType?, _ right: ValueType?) -> Diagnostic?
  {
    guard let left, let right else { return nil }
    switch operation {
    case .plus, .minus:
      if left == .text, right == .text || operation == .plus { return .joinedTexts }
      if right == .text, operation == .plus { return .joinedTexts }
      return canAdd(left, right)
        ? nil : .cannot(operation == .plus ? "add" : "subtract", describe(left), describe(right))
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .about:
      guard let one = left.unit, let other = right.unit, one != other else { return nil }
      return .cannot("compare", describe(left), describe(right))
    case .and, .or:
      for type in [left, right] where !accepts(.bool, type) { return .notATruth(describe(type)) }
      return nil
    case .closedRange, .halfOpenRange, .times, .over, .remainder, .not: return nil
    }
  }

  /// Whether two types can be added: what is sure not to be is refused.
  private func canAdd(_ left: ValueType, _ right: ValueType) -> Bool {
    guard let one = left.shape, let other = right.shape else { return true }
    if one != other { return false }
    if let unit = left.unit, let second = right.unit { return unit == second }
    return one != .other
  }

  private func result(_ operation: Operator, _ left: ValueType?, _ right: ValueType?) -> ValueType?
  {
    switch operation {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .about, .and, .or, .not:
      return .bool
    case .closedRange, .halfOpenRange: return .list(.int)
    case .plus, .minus: return sum(left, right)
    case .times: return product(left, right)
    case .over: return quotient(left, right)
    case .remainder: return left == .int ? .number : left
    }
  }

  private func sum(_ left: ValueType?, _ right: ValueType?) -> ValueType? {
    guard let left, let right, left.shape == right.shape else { return nil }
    switch left.shape {
    case .number: return left.unit ?? right.unit ?? .number
    case .pair: return .pair
    case .rect: return .rect
    case .other, nil: return nil
    }
  }

  private func product(_ left: ValueType?, _ right: ValueType?) -> ValueType? {
    guard let left, let right else { return nil }
    switch (left.shape, right.shape) {
    case (.number, .number):
      if left.unit == nil { return right.unit ?? .number }
      return right.unit == nil ? left.unit : nil
    case (.pair, .number), (.number, .pair), (.pair, .pair): return .pair
    case (.rect, .number), (.number, .rect), (.rect, .rect): return .rect
    default: return nil
    }
  }

  private func quotient(_ left: ValueType?, _ right: ValueType?) -> ValueType? {
    guard let left, let right else { return nil }
    switch (left.shape, right.shape) {
    case (.number, .number):
      if right.unit == nil { return left.unit ?? .number }
      return left.unit == right.unit ? .number : nil
    case (.pair, .number), (.pair, .pair): return .pair
    case (.rect, .number), (.rect, .rect): return .rect
    default: return nil
    }
  }
}

extension ValueType {
  enum Shape { case number, pair, rect, other }

  /// How arithmetic takes a value; nil where that is not known.
  var shape: Shape? {
    switch self {
    case .number, .int, .fraction, .time, .angle, .length: .number
    case .pair: .pair
    case .rect: .rect
    case .bool, .color, .text, .transform, .curve, .law, .object, .list: .other
    default: nil
    }
  }

  /// The unit of a number: none for plain ones and percentages.
  var unit: ValueType? {
    switch self {
    case .time, .angle, .length: self
    default: nil
    }
  }
}
