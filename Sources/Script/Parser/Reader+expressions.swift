import Text

extension Reader {
  /// An expression. `wanted` is the type its place asks for, if one does: completion looks at it.
  mutating func expression(wanted: ValueType? = nil) throws(Failure) -> Expression {
    let condition = try chain(from: Operator.weakest, wanted: wanted)
    guard token.isSymbol(.question) else { return condition }
    return try conditional(condition, wanted: wanted)
  }

  /// `condition ? a : b`, which joins right: each holds the next, so each counts as nested.
  private mutating func conditional(
    _ condition: Expression, wanted: ValueType?
  ) throws(Failure) -> Expression {
    var tallest = height
    try nest()
    advanceOverLines()
    let first = try expression(wanted: wanted)
    tallest = max(tallest, height)
    guard token.isSymbol(.colon) else { throw unexpected(.missingColon) }
    advanceOverLines()
    let second = try expression(wanted: wanted)
    nesting -= 1
    try rise(above: tallest)
    let range = condition.range.lowerBound..<second.range.upperBound
    return Expression(.conditional(condition, first, second), range)
  }

  /// Operators of a strength or stronger; those of one strength make one flat chain.
  private mutating func chain(
    from weakest: Int, wanted: ValueType? = nil
  ) throws(Failure) -> Expression {
    var left = try prefix(wanted: wanted)
    while let operation = binaryOperator, operation.strength >= weakest {
      left = try links(behind: left, of: operation.strength)
    }
    return left
  }

  private mutating func links(
    behind first: Expression, of strength: Int
  ) throws(Failure) -> Expression {
    var links: [Expression.Link] = []
    var tallest = height
    while let operation = binaryOperator, operation.strength == strength {
      if !links.isEmpty, !operation.isChained {
        throw failure(.notChained(operation.rawValue), at: token.range)
      }
      let range = token.range
      advanceOverLines()
      links.append(Expression.Link(operation, range, try chain(from: strength + 1)))
      tallest = max(tallest, height)
    }
    try rise(above: tallest)
    let end = links.last?.operand.range.upperBound ?? first.range.upperBound
    return Expression(.chain(first, links), first.range.lowerBound..<end)
  }

  /// The operator at the token, if it joins two values: a sign does not.
  private var binaryOperator: Operator? {
    guard case .symbol(let symbol) = token.kind, symbol != .not, !isSign else { return nil }
    return Operator(rawValue: symbol.rawValue)
  }

  /// `+` or `-` with white before and none after.
  var isSign: Bool {
    guard token.isSymbol(.plus) || token.isSymbol(.minus) else { return false }
    return !token.isTouching && !lexer.isBlank(at: token.range.upperBound)
  }

  private mutating func prefix(wanted: ValueType? = nil) throws(Failure) -> Expression {
    guard case .symbol(let symbol) = token.kind,
      symbol == .plus || symbol == .minus || symbol == .not
    else { return try postfix(wanted: wanted) }
    let start = token
    let operation: Operator = symbol == .not ? .not : symbol == .minus ? .minus : .plus
    try nest()
    advance()
    guard token.isTouching else {
      throw failure(.signApart(symbol.rawValue), at: start.range)
    }
    let operand = try prefix()
    nesting -= 1
    try rise(above: height)
    let range = start.range.lowerBound..<operand.range.upperBound
    return Expression(.prefix(operation, operand), range)
  }

  /// The tree grows by one level above parts of a height.
  mutating func rise(above tallest: Int) throws(Failure) {
    height = tallest + 1
    if height > Limits.height { throw failure(.tooDeep, at: last.range) }
  }
}

extension Operator {
  static let weakest = 0

  /// By section 2 of the grammar, rising; `? :` is weaker than all.
  var strength: Int {
    switch self {
    case .or: 0
    case .and: 1
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .about: 2
    case .closedRange, .halfOpenRange: 3
    case .plus, .minus: 4
    case .times, .over, .remainder: 5
    case .not: 6
    }
  }

  var isChained: Bool { strength != 2 && strength != 3 }
}
