import Text

extension Reader {
  mutating func program() -> [Statement] {
    frames.append(Frame(role: .top))
    readStatements()
    return frames.popLast()?.statements ?? []
  }

  /// Reads statements into the innermost frame, up to the `}` of its block or the end of the text.
  private mutating func readStatements() {
    let depth = nesting
    while true {
      switch token.kind {
      case .newline, .symbol(.semicolon): advance()
      case .end: return
      case .cursor:
        if isAtHead { offer(.statement) }
        return
      case .symbol(.closeBrace) where frames.count > 1: return
      default:
        guard !report.isFull else { return stop() }
        do {
          let statement = try statement()
          frames[frames.count - 1].statements.append(statement)
          try endOfStatement()
        } catch {
          nesting = depth
          recover(from: error)
        }
      }
    }
  }

  /// Whether nothing of a statement stands before the token in its line.
  private var isAtHead: Bool {
    switch last.kind {
    case .newline, .symbol(.semicolon), .symbol(.openBrace): true
    default: false
    }
  }

  /// `{ ... }`, the brace being at the token.
  mutating func block(_ role: Frame.Role) throws(Failure) -> Block {
    let start = token.range
    try nest()
    frames.append(Frame(role: role))
    advance()
    readStatements()
    let statements = frames.popLast()?.statements ?? []
    guard token.isSymbol(.closeBrace) else { throw neverClosed(from: start) }
    nesting -= 1
    advance()
    return Block(statements, source: source, range: start.lowerBound..<last.range.upperBound)
  }

  /// The text ended inside a block: the innermost says so.
  private mutating func neverClosed(from start: Range<Int>) -> Failure {
    defer { metEnd = true }
    var failure = neverClosed(Bracket(kind: .round, range: start))
    if metEnd { failure.diagnostic = nil }
    return failure
  }

  /// Enough has been found: the rest is not read.
  private mutating func stop() {
    metEnd = true
    lexer.restart(at: lexer.limit)
    token = Token(kind: .end, range: lexer.limit..<lexer.limit, isTouching: false)
  }

  private mutating func recover(from failure: Failure) {
    if let diagnostic = failure.diagnostic { report.add(diagnostic) }
    let isFresh = token.startsLine && token.range.lowerBound == failure.resume
    brackets.removeAll()
    textDepth = 0
    last = token
    if isFresh {
      lexer.restart(at: failure.resume)
      last.kind = .newline
    } else {
      lexer.skipStatement(from: failure.resume)
    }
    token = lexer.next()
  }

  private mutating func endOfStatement() throws(Failure) {
    switch token.kind {
    case .newline, .end, .cursor, .symbol(.semicolon): return
    case .symbol(.closeBrace) where frames.count > 1: return
    default: throw strayEnd
    }
  }

  /// What stands behind a whole statement in its line.
  private var strayEnd: Failure {
    if let endedWrongly { return unexpected(endedWrongly) }
    switch token.kind {
    case .reserved(.else), .reserved(.then): return unexpected(.lostWord(text(of: token)))
    case .symbol(.closeRound), .symbol(.closeSquare), .symbol(.closeBrace):
      return closesNothing
    case .symbol(.openBrace): return unexpected(.blockWithoutCommand)
    case .symbol(let symbol) where symbol.assignment.isOne: return unexpected(.notAPath)
    default: return unexpected(.afterStatement(found: describe(token)))
    }
  }

  var closesNothing: Failure {
    var failure = unexpected(.closesNothing(text(of: token)))
    failure.resume = token.range.upperBound
    return failure
  }
}
