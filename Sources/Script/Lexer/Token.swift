/// The smallest piece of program text, and how it stands to what is before it.
struct Token {
  enum Kind: Equatable {
    case name
    case reserved(Reserved)
    case number(Double, Unit?)
    /// The quote that opens a text; what follows is read in segments, since it may hold
    /// expressions.
    case quote
    /// 0xRRGGBBAA
    case color(UInt32)
    case symbol(Symbol)
    case newline
    case end
    /// Where completion is asked for: the text behind it is not read.
    case cursor
    case invalid(Fault)
  }

  var kind: Kind
  /// UTF-8 offsets.
  var range: Range<Int>
  /// Nothing stands between it and the token before: what makes `.`, `(` and `[` belong to a value.
  var isTouching: Bool
  /// A newline was passed over on the way to it.
  var startsLine = false

  func isSymbol(_ symbol: Symbol) -> Bool { kind == .symbol(symbol) }
}

/// Words that are never a name.
enum Reserved: String, CaseIterable {
  case `let`, `var`, `func`, `return`, `if`, `else`, then, `for`, `while`, `true`, `false`, none
  case `nil`
}

enum Symbol: String {
  case closedRange = "...", halfOpenRange = "..<"
  case equal = "==", notEqual = "!=", lessOrEqual = "<=", greaterOrEqual = ">=", about = "~="
  case and = "&&", or = "||"
  case plusSet = "+=", minusSet = "-=", timesSet = "*=", overSet = "/="
  case openRound = "(", closeRound = ")", openSquare = "[", closeSquare = "]"
  case openBrace = "{", closeBrace = "}"
  case comma = ",", semicolon = ";", colon = ":", question = "?", dot = ".", set = "="
  case less = "<", greater = ">"
  case plus = "+", minus = "-", times = "*", over = "/", remainder = "%", not = "!"

  /// The operator that an assignment applies: none for `=`; nil for what is no assignment.
  var assignment: (operation: Operator?, isOne: Bool) {
    switch self {
    case .set: (nil, true)
    case .plusSet: (.plus, true)
    case .minusSet: (.minus, true)
    case .timesSet: (.times, true)
    case .overSet: (.over, true)
    default: (nil, false)
    }
  }

  /// After these a statement cannot be over: a newline is white.
  var goesOn: Bool {
    switch self {
    case .openRound, .closeRound, .openSquare, .closeSquare, .openBrace, .closeBrace, .semicolon,
      .dot, .not:
      false
    default: true
    }
  }
}

/// What can be wrong with a token on its own.
enum Fault: Equatable {
  case unknownUnit(String)
  /// `50%3`, `50%(3)`, `0.5s%`
  case percentThenValue(String)
  case trailingPoint(String)
  case numberTooLarge
  case badColor
  case lookAlike(of: String)
  case apostrophe
  case single(String)
  case strayBackslash
  /// A `\` last in the text: the statement goes on.
  case openBackslash
  case openComment
  case stray(String)
}
