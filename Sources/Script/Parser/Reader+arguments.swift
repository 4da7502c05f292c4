import Text

extension Reader {
  /// An operand or the value of an option, by its type in the table.
  mutating func argument(
    _ parameter: Parameter, of verb: VerbSignature, isOption: Bool
  ) throws(Failure) -> Argument {
    let start = token.range.lowerBound
    let value = try value(of: parameter, verb)
    return Argument(
      name: parameter.name, value: value, range: start..<max(start, last.range.upperBound))
  }

  private mutating func value(
    of parameter: Parameter, _ verb: VerbSignature
  ) throws(Failure) -> Argument.Value {
    switch parameter.type {
    case .name: return try builderName(of: verb)
    case .text: return try textArgument(parameter)
    case .word(let words): return try wordArgument(words, parameter, verb)
    case .words(let words): return try wordsArgument(words, parameter, verb)
    case .oneOf(let types):
      if let word = try leadingWord(of: types, parameter, verb) { return .word(word) }
      return try expressionArgument(parameter)
    default: return try expressionArgument(parameter)
    }
  }

  private mutating func expressionArgument(
    _ parameter: Parameter
  ) throws(Failure) -> Argument.Value {
    let first = try expression(wanted: parameter.type)
    guard parameter.isList else { return .expression(first) }
    var all = [first]
    while token.isSymbol(.comma) {
      advanceOverLines()
      all.append(try expression(wanted: parameter.type))
    }
    return .expressions(all)
  }

  /// `box`, `box[i]`
  private mutating func builderName(of verb: VerbSignature) throws(Failure) -> Argument.Value {
    let name = try newName(for: verb.name)
    guard token.isTouching, token.isSymbol(.openSquare) else { return .newName(name, index: nil) }
    try open(.square)
    let index = try expression(wanted: .int)
    try close(.closeSquare)
    return .newName(name, index: index)
  }

  /// A text in quotes, or all that stands there up to the next blank.
  private mutating func textArgument(_ parameter: Parameter) throws(Failure) -> Argument.Value {
    if token.kind == .quote {
      let literal = try textLiteral()
      guard case .text(let parts) = literal.kind else { return .expression(literal) }
      if parts.isEmpty { return .text("") }
      guard parts.count == 1, case .literal(let text) = parts[0] else {
        return .expression(literal)
      }
      return .text(text)
    }
    if token.kind == .invalid(.openComment) || token.kind == .invalid(.openBackslash) {
      throw unexpected(.needsValue(parameter.name))
    }
    lexer.restart(at: token.range.lowerBound)
    let range = lexer.bareWord()
    token = Token(kind: .name, range: range, isTouching: false)
    advance()
    return .text(source.slice(range))
  }

  /// `custom`, `.custom`, `(style)`
  private mutating func wordArgument(
    _ words: [String], _ parameter: Parameter, _ verb: VerbSignature
  ) throws(Failure) -> Argument.Value {
    if token.isSymbol(.openRound) { return .expression(try expression(wanted: parameter.type)) }
    return .word(try oneWord(of: words, parameter, verb))
  }

  private mutating func oneWord(
    of words: [String], _ parameter: Parameter, _ verb: VerbSignature
  ) throws(Failure) -> String {
    if token.isSymbol(.dot) {
      advance()
      guard token.isTouching else { throw unexpected(.missingWord) }
    }
    if token.kind == .cursor { offer(.word(parameter.type)) }
    guard token.kind == .name else {
      throw unexpected(endedWrongly ?? .needsWord(parameter.name, of: verb, words))
    }
    let word = text(of: token)
    guard words.contains(word) else {
      var failure = misspelt(
        .noWord(word, parameter.name, of: verb, words), at: token.range,
        nearest: nearestHere(to: word, in: words))
      if let hint = verb.missHint { failure.diagnostic?.hint = hint }
      throw failure
    }
    advance()
    return word
  }

  /// `left`, `.left`, `[left, right]`
  private mutating func wordsArgument(
    _ words: [String], _ parameter: Parameter, _ verb: VerbSignature
  ) throws(Failure) -> Argument.Value {
    guard token.isSymbol(.openSquare) else {
      return .words([try oneWord(of: words, parameter, verb)])
    }
    var all: [String] = []
    try open(.square)
    while !token.isSymbol(.closeSquare) {
      all.append(try oneWord(of: words, parameter, verb))
      guard token.isSymbol(.comma) else { break }
      advance()
    }
    try close(.closeSquare)
    return .words(all)
  }

  /// Where words or a value may stand, the word wins, unless something touches it.
  private mutating func leadingWord(
    of types: [ValueType], _ parameter: Parameter, _ verb: VerbSignature
  ) throws(Failure) -> String? {
    let words = types.flatMap { type in
      if case .word(let words) = type { words } else { [String]() }
    }
    guard !words.isEmpty else { return nil }
    if token.isSymbol(.dot) { return try oneWord(of: words, parameter, verb) }
    guard token.kind == .name, words.contains(text(of: token)) else { return nil }
    let next = peek()
    if next.isTouching,
      next.isSymbol(.dot) || next.isSymbol(.openRound) || next.isSymbol(.openSquare)
    {
      return nil
    }
    return try oneWord(of: words, parameter, verb)
  }
}
