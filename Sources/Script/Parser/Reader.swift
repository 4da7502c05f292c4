import Text

/// Reads one source: a recursive descent that holds the token it stands at.
struct Reader {
  let source: Source
  let grammar: Grammar
  var lexer: Lexer
  var token: Token
  /// The token passed last.
  var last: Token
  /// Round and square brackets and expressions in texts that are open, innermost last.
  var brackets: [Bracket] = []
  /// How many of them are expressions in a text, which stay on its line.
  var textDepth = 0
  var nesting = 0
  /// The height of the tree of the expression read last.
  var height = 0
  var frames: [Frame] = []
  var report: Report
  /// The end of the text was met inside a block: the blocks around it need not complain too.
  var metEnd = false
  var probe: Probe?

  struct Bracket {
    enum Kind { case round, square, expressionInText }

    let kind: Kind
    let range: Range<Int>
  }

  init(_ source: Source, grammar: Grammar, cursor: Int? = nil) {
    self.source = source
    self.grammar = grammar
    lexer = Lexer(source, cursor: cursor)
    report = Report(source)
    let start = Token(kind: .newline, range: 0..<0, isTouching: false)
    last = start
    token = start
    advance()
  }

  // MARK: Tokens

  /// Goes to the next token; inside brackets newlines are white, but for those in a text.
  mutating func advance() {
    last = token
    token = lexer.next()
    if !brackets.isEmpty, textDepth == 0 { skipNewlines() }
  }

  /// Goes on behind what a statement cannot end with.
  mutating func advanceOverLines() {
    advance()
    if textDepth == 0 { skipNewlines() }
  }

  private mutating func skipNewlines() {
    while token.kind == .newline {
      token = lexer.next()
      token.startsLine = true
      token.isTouching = false
    }
  }

  /// The token after this one.
  func peek() -> Token {
    var ahead = lexer
    return ahead.next()
  }

  func text(of token: Token) -> String { source.slice(token.range) }

  /// The text of a token that is a name.
  var name: Name? { token.kind == .name ? Name(text(of: token), token.range) : nil }

  func isName(_ word: String) -> Bool { token.kind == .name && text(of: token) == word }

  // MARK: Brackets

  /// Enters the bracket at the token.
  mutating func open(_ kind: Bracket.Kind) throws(Failure) {
    try nest()
    brackets.append(Bracket(kind: kind, range: token.range))
    advance()
  }

  /// Leaves by the closing bracket at the token.
  mutating func close(_ symbol: Symbol) throws(Failure) {
    guard token.isSymbol(symbol) else { throw unclosed(symbol) }
    brackets.removeLast()
    nesting -= 1
    advance()
  }

  mutating func nest() throws(Failure) {
    guard nesting < Limits.nesting else { throw failure(.tooDeep, at: token.range) }
    nesting += 1
  }
}

/// Why a statement could not be read, and where reading begins again.
struct Failure: Error {
  /// Nil if it has been reported already.
  var diagnostic: Diagnostic?
  /// UTF-8 offset of the first byte to be dropped, or to be read afresh if it begins a line.
  var resume: Int
}
