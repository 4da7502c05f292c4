import Text

extension Reader {
  func failure(_ diagnostic: Diagnostic, at range: Range<Int>) -> Failure {
    var placed = diagnostic
    placed.place = Place(source, range)
    return Failure(diagnostic: placed, resume: token.range.lowerBound)
  }

  /// The token cannot stand here: what is wrong with it itself, the bracket that ought to be closed
  /// before it, or else `diagnostic`, at the token or behind the last one of the line.
  func unexpected(_ diagnostic: Diagnostic) -> Failure {
    if case .invalid(let fault) = token.kind { return failure(of: fault) }
    if let bracket = brackets.last, isBeyondLine, !closes(bracket) { return neverClosed(bracket) }
    guard isBeyondLine || token.kind == .newline else {
      return failure(diagnostic, at: token.range)
    }
    var placed = diagnostic
    placed.isIncomplete = token.kind == .end && goesOn
    var behind = failure(placed, at: last.range.upperBound..<last.range.upperBound)
    if let bracket = brackets.last, closes(bracket) { behind.resume = token.range.upperBound }
    return behind
  }

  private func failure(of fault: Fault) -> Failure {
    var diagnostic = Diagnostic.wrongToken(fault, text: text(of: token))
    diagnostic.isIncomplete = fault == .openComment || fault == .openBackslash
    var failure = failure(diagnostic, at: token.range)
    failure.resume = token.range.upperBound
    return failure
  }

  /// The token is in a later line than the one before it, or the text is over.
  private var isBeyondLine: Bool {
    token.startsLine || token.kind == .end || token.kind == .cursor
      || (token.kind == .newline && !brackets.isEmpty)
  }

  private func closes(_ bracket: Bracket) -> Bool {
    token.isSymbol(bracket.kind == .square ? .closeSquare : .closeRound)
  }

  /// An operator, comma, `=` or the like is last.
  private var goesOn: Bool {
    if case .symbol(let symbol) = last.kind { symbol.goesOn } else { false }
  }

  func neverClosed(_ bracket: Bracket) -> Failure {
    var diagnostic = Diagnostic.neverClosed(text: source.slice(bracket.range))
    diagnostic.isIncomplete = token.kind == .end && textDepth == 0
    return failure(diagnostic, at: bracket.range)
  }

  /// The bracket that is open is not closed by the token.
  func unclosed(_ symbol: Symbol) -> Failure {
    if token.isSymbol(.colon) { return unexpected(.colonInside) }
    return unexpected(endedWrongly ?? .expectedClosing(symbol.rawValue, found: describe(token)))
  }

  /// What a value is most likely meant to do with the token behind it.
  var endedWrongly: Diagnostic? {
    guard case .symbol(let symbol) = token.kind else { return nil }
    switch symbol {
    case .plus where isSign, .minus where isSign:
      return .signNotOperation(symbol.rawValue)
    case .openRound where last.kind == .name: return .roundApart(name: text(of: last))
    case .openSquare where endsValue(last): return .squareApart
    case .dot where endsValue(last): return .dotApart
    default: return nil
    }
  }

  func endsValue(_ token: Token) -> Bool {
    token.kind == .name || token.isSymbol(.closeRound) || token.isSymbol(.closeSquare)
  }

  /// A token as a message calls it.
  func describe(_ token: Token) -> String {
    switch token.kind {
    case .newline, .cursor: "the end of the line"
    case .end: "the end"
    case .quote: "a text"
    default: "`\(text(of: token))`"
    }
  }
}
