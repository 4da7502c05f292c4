import Text

extension Reader {
  mutating func statement() throws(Failure) -> Statement {
    let start = token.range.lowerBound
    let kind = try statementKind()
    return Statement(kind, start..<max(start, last.range.upperBound))
  }

  private mutating func statementKind() throws(Failure) -> Statement.Kind {
    switch token.kind {
    case .reserved(.let): return try binding(isVariable: false)
    case .reserved(.var): return try binding(isVariable: true)
    case .reserved(.func): return try function()
    case .reserved(.return): return try returning()
    case .reserved(.if): return try conditional()
    case .reserved(.for): return try forEach()
    case .reserved(.while): return try whileLoop()
    case .reserved(.else), .reserved(.then): throw unexpected(.lostWord(text(of: token)))
    case .symbol(.openBrace): throw unexpected(.blockWithoutCommand)
    case .symbol(.closeBrace): throw closesNothing
    case .name: return try named()
    default: return try value()
    }
  }

  /// An expression, or what an assignment sets.
  mutating func value() throws(Failure) -> Statement.Kind {
    let path = try expression()
    guard case .symbol(let symbol) = token.kind, symbol.assignment.isOne else {
      return .expression(path)
    }
    guard path.isPath else { throw failure(.notAPath, at: token.range) }
    advanceOverLines()
    if token.kind == .cursor {
      offer(.assigned(to: path))
      throw unexpected(.missingValue(after: symbol.rawValue, found: describe(token)))
    }
    let value = try expression()
    return .assignment(path: path, operation: symbol.assignment.operation, value: value)
  }

  private mutating func binding(isVariable: Bool) throws(Failure) -> Statement.Kind {
    let word = text(of: token)
    advance()
    let name = try newName(for: word)
    guard token.isSymbol(.set) else { throw unexpected(.bindingWithoutValue(word, name.text)) }
    advanceOverLines()
    return .binding(isVariable: isVariable, name: name, value: try expression())
  }

  /// A name that is given here, for what `owner` says.
  mutating func newName(for owner: String) throws(Failure) -> Name {
    guard let name else {
      if token.kind == .cursor { offer(.newName) }
      throw unexpected(.needsName(owner, found: describe(token)))
    }
    advance()
    if token.isTouching, token.isSymbol(.dot) { throw failure(.dottedName, at: token.range) }
    return name
  }

  private mutating func function() throws(Failure) -> Statement.Kind {
    advance()
    if let name, let verb = grammar.verb(name.text) {
      throw failure(.verbAsFunction(verb.name), at: name.range)
    }
    let name = try newName(for: "func")
    guard token.isTouching, token.isSymbol(.openRound) else {
      throw unexpected(.functionWithoutParameters(name.text))
    }
    let parameters = try parameters(of: name)
    guard token.isSymbol(.openBrace) else { throw missingBlock("func") }
    let body = try block(.function(parameters: parameters))
    return .function(name: name, parameters: parameters, body: body)
  }

  private mutating func parameters(of function: Name) throws(Failure) -> [Name] {
    var parameters: [Name] = []
    try open(.round)
    while !token.isSymbol(.closeRound) {
      parameters.append(try newName(for: function.text))
      if token.isSymbol(.colon) {
        let names = (parameters.map(\.text) + moreParameters).joined(separator: ", ")
        throw failure(.typedParameter("func \(function.text)(\(names))"), at: token.range)
      }
      guard token.isSymbol(.comma) else { break }
      advance()
    }
    try close(.closeRound)
    return parameters
  }

  /// The names behind a type in a list of parameters, for the hint: those before a `:`.
  private var moreParameters: [String] {
    var ahead = lexer
    var names: [String] = []
    var before = token
    for _ in 0..<64 {
      let next = ahead.next()
      if next.isSymbol(.colon), before.kind == .name { names.append(text(of: before)) }
      if next.isSymbol(.closeRound) || next.kind == .newline || next.kind == .end { break }
      before = next
    }
    return names
  }

  private mutating func returning() throws(Failure) -> Statement.Kind {
    advance()
    switch token.kind {
    case .newline, .end, .symbol(.semicolon), .symbol(.closeBrace): return .returning(nil)
    default: return .returning(try expression())
    }
  }
}

extension Expression {
  /// `name`, then members and indices: what can be set.
  var isPath: Bool {
    switch kind {
    case .name(let name): return range.count == name.utf8.count
    case .postfix(let base, let parts):
      return base.isPath
        && parts.allSatisfy { part in
          if case .call = part { false } else { true }
        }
    default: return false
    }
  }
}
