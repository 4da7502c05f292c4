import Text

extension Reader {
  /// `if`, flat with all its `else if`s.
  mutating func conditional() throws(Failure) -> Statement.Kind {
    var branches: [Statement.Branch] = []
    repeat {
      advance()
      let condition = try condition(of: "if")
      branches.append(Statement.Branch(condition: condition, body: try block(.control(loop: nil))))
      guard token.kind == .reserved(.else) else {
        if token.kind == .cursor { offer(.elseWord) }
        return .conditional(branches, otherwise: nil)
      }
      advance()
    } while token.kind == .reserved(.if)
    guard token.isSymbol(.openBrace) else { throw missingBlock("else") }
    return .conditional(branches, otherwise: try block(.control(loop: nil)))
  }

  /// A condition with a block behind it.
  private mutating func condition(of word: String) throws(Failure) -> Expression {
    let condition = try expression(wanted: .bool)
    if token.isSymbol(.set) { throw failure(.setsInCondition, at: token.range) }
    guard token.isSymbol(.openBrace) else { throw missingBlock(word) }
    return condition
  }

  mutating func whileLoop() throws(Failure) -> Statement.Kind {
    advance()
    let condition = try condition(of: "while")
    return .whileLoop(condition: condition, body: try block(.control(loop: nil)))
  }

  mutating func forEach() throws(Failure) -> Statement.Kind {
    advance()
    let name = try newName(for: "for")
    guard isName("in") else { throw unexpected(.forWithoutIn(name.text)) }
    advance()
    let list = try expression(wanted: .list(.value))
    guard token.isSymbol(.openBrace) else { throw missingBlock("for") }
    return .forEach(name: name, list: list, body: try block(.control(loop: name)))
  }

  /// `on began, ended { ... }`
  mutating func handler() throws(Failure) -> Statement.Kind {
    advance()
    var events: [Name] = []
    repeat {
      if !events.isEmpty { advanceOverLines() }
      guard let name else {
        if token.kind == .cursor { offer(.event) }
        throw unexpected(.missingEvent)
      }
      events.append(name)
      advance()
    } while token.isSymbol(.comma)
    guard token.isSymbol(.openBrace) else { throw missingBlock("on") }
    return .on(events: events, body: try block(.event(events)))
  }

  func missingBlock(_ word: String) -> Failure {
    unexpected(endedWrongly ?? .missingBlock(word, found: describe(token)))
  }
}
