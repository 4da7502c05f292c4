import Text

extension Reader {
  /// A value with the members, calls and indices that touch it.
  mutating func postfix(wanted: ValueType? = nil) throws(Failure) -> Expression {
    let base = try primary(wanted: wanted)
    var parts: [Expression.Postfix] = []
    var tallest = height
    while token.isTouching, case .symbol(let symbol) = token.kind {
      switch symbol {
      case .dot: parts.append(.member(try member(of: base, parts)))
      case .openRound:
        let start = token.range.lowerBound
        let arguments = try arguments(of: parts.isEmpty ? base : nil)
        parts.append(.call(arguments, start..<last.range.upperBound))
      case .openSquare:
        let start = token.range.lowerBound
        try open(.square)
        let index = try expression()
        try close(.closeSquare)
        parts.append(.index(index, start..<last.range.upperBound))
      case .question where isOptionalChain: throw failure(.optionalChain, at: token.range)
      case .not: throw failure(.unwrapping, at: token.range)
      default: return try finish(base, parts, tallest)
      }
      tallest = max(tallest, height)
    }
    return try finish(base, parts, tallest)
  }

  private mutating func finish(
    _ base: Expression, _ parts: [Expression.Postfix], _ tallest: Int
  ) throws(Failure) -> Expression {
    height = tallest
    if parts.isEmpty { return base }
    try rise(above: tallest)
    return Expression(.postfix(base, parts), base.range.lowerBound..<last.range.upperBound)
  }

  /// `photo?.view`, where both signs touch.
  private var isOptionalChain: Bool {
    let next = peek()
    return next.isTouching && next.isSymbol(.dot) && lexer.nameLength(at: next.range.upperBound) > 0
  }

  private mutating func member(
    of base: Expression, _ parts: [Expression.Postfix]
  ) throws(Failure) -> Name {
    advance()
    if token.kind == .cursor, token.isTouching { offer(.member(of: base, parts)) }
    height = 0
    switch token.kind {
    case .name where token.isTouching, .reserved where token.isTouching:
      let name = Name(text(of: token), token.range)
      advance()
      return name
    case .number where token.isTouching: throw failure(.memberDigit, at: token.range)
    default: throw unexpected(.missingMember)
    }
  }

  /// `(a, b, label: c)`, from its bracket on.
  private mutating func arguments(
    of function: Expression?
  ) throws(Failure) -> [Expression.CallArgument] {
    try open(.round)
    var arguments: [Expression.CallArgument] = []
    var tallest = 0
    while !token.isSymbol(.closeRound) {
      if token.kind == .cursor, case .name(let name)? = function?.kind {
        offer(.label(function: name))
      }
      arguments.append(try argument())
      tallest = max(tallest, height)
      guard token.isSymbol(.comma) else { break }
      advance()
    }
    try close(.closeRound)
    height = tallest
    return arguments
  }

  private mutating func argument() throws(Failure) -> Expression.CallArgument {
    var label: Name?
    if let name, peek().isSymbol(.colon) {
      label = name
      advance()
      advance()
    }
    return Expression.CallArgument(label: label, value: try expression())
  }
}
