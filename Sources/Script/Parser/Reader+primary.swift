import Text

extension Reader {
  mutating func primary(wanted: ValueType?) throws(Failure) -> Expression {
    height = 1
    let start = token.range
    switch token.kind {
    case .number(let value, let unit): return single(.number(value, unit))
    case .color(let value): return single(.color(value))
    case .name: return single(.name(text(of: token)))
    case .quote: return try textLiteral()
    case .reserved(.true): return single(.bool(true))
    case .reserved(.false): return single(.bool(false))
    case .reserved(.none), .reserved(.nil): return single(.none)
    case .symbol(.dot): return try word(wanted: wanted)
    case .symbol(.openRound): return try group(from: start, wanted: wanted)
    case .symbol(.openSquare):
      let elements = try elements(wanted: wanted?.element)
      return Expression(.list(elements), start.lowerBound..<last.range.upperBound)
    default:
      if token.kind == .cursor { offer(.value(wanted)) }
      throw missingValue
    }
  }

  /// No value begins at the token.
  private var missingValue: Failure {
    if case .symbol = last.kind {
      return unexpected(.missingValue(after: text(of: last), found: describe(token)))
    }
    return unexpected(.missingValue(after: nil, found: describe(token)))
  }

  private mutating func single(_ kind: Expression.Kind) -> Expression {
    defer { advance() }
    return Expression(kind, token.range)
  }

  /// `.push`: its name touches the dot.
  private mutating func word(wanted: ValueType?) throws(Failure) -> Expression {
    let dot = token
    advance()
    if token.kind == .cursor, token.isTouching { offer(.word(wanted)) }
    let isWord =
      switch token.kind {
      case .name, .reserved: token.isTouching
      default: false
      }
    guard isWord else { throw unexpected(.missingWord) }
    let expression = Expression(
      .word(text(of: token)), dot.range.lowerBound..<token.range.upperBound)
    advance()
    return expression
  }

  /// `(a)` is `a`; `(a, b)` a point or size; four numbers a rect.
  private mutating func group(
    from start: Range<Int>, wanted: ValueType?
  ) throws(Failure) -> Expression {
    try open(.round)
    if token.isSymbol(.closeRound) { throw failure(.emptyGroup, at: token.range) }
    var parts: [Expression] = []
    var tallest = 0
    repeat {
      if !parts.isEmpty { advance() }
      if !parts.isEmpty, token.isSymbol(.closeRound) { break }
      parts.append(try expression(wanted: parts.isEmpty ? wanted : nil))
      tallest = max(tallest, height)
    } while token.isSymbol(.comma)
    try close(.closeRound)
    height = tallest
    let range = start.lowerBound..<last.range.upperBound
    guard parts.count == 1, let only = parts.first else {
      try rise(above: tallest)
      return Expression(.tuple(parts), range)
    }
    return Expression(only.kind, range)
  }

  /// `[a, b]`, from its bracket on.
  private mutating func elements(wanted: ValueType?) throws(Failure) -> [Expression] {
    try open(.square)
    var elements: [Expression] = []
    var tallest = 0
    while !token.isSymbol(.closeSquare) {
      elements.append(try expression(wanted: wanted))
      tallest = max(tallest, height)
      guard token.isSymbol(.comma) else { break }
      advance()
    }
    try close(.closeSquare)
    try rise(above: tallest)
    return elements
  }

  /// `"a \(b) c"`, from its quote on.
  mutating func textLiteral() throws(Failure) -> Expression {
    let quote = token
    var parts: [Expression.TextPart] = []
    var tallest = 0
    while true {
      let segment = lexer.segment()
      if !segment.text.isEmpty { parts.append(.literal(segment.text)) }
      switch segment.end {
      case .quote:
        let range = quote.range.lowerBound..<lexer.position
        token = Token(kind: .quote, range: range, isTouching: quote.isTouching)
        advance()
        try rise(above: tallest)
        return Expression(.text(parts), range)
      case .line:
        token.range = quote.range.lowerBound..<lexer.position
        throw failure(.openText, at: token.range)
      case .badEscape(let range):
        throw failure(.badEscape(source.slice(range)), at: range)
      case .interpolation:
        parts.append(.interpolation(try interpolation(in: quote)))
        tallest = max(tallest, height)
      }
    }
  }

  /// The expression of `\(expr)`; the lexer stands behind its `)` afterwards.
  private mutating func interpolation(in quote: Token) throws(Failure) -> Expression {
    try nest()
    let start = lexer.position - 2
    brackets.append(Bracket(kind: .expressionInText, range: start..<start + 2))
    textDepth += 1
    advance()
    let value = try expression()
    guard token.isSymbol(.closeRound) else {
      throw unexpected(.expectedClosing(")", found: describe(token)))
    }
    brackets.removeLast()
    textDepth -= 1
    nesting -= 1
    return value
  }
}
