import Text

extension Reader {
  mutating func operands(
    of verb: VerbSignature, into arguments: inout [Argument]
  ) throws(Failure) {
    for operand in verb.operands {
      if token.kind == .cursor { offer(.argument(operand, verb: verb)) }
      guard beginsOperand(operand, of: verb) else {
        if operand.isNeeded { throw missing(operand, of: verb) }
        continue
      }
      arguments.append(try argument(operand, of: verb, isOption: false))
    }
  }

  /// Whether the token is taken for an operand: a bare option word is the option, and what fits no
  /// optional operand is left to the options.
  private func beginsOperand(_ operand: Parameter, of verb: VerbSignature) -> Bool {
    if isBareOption(of: verb) { return false }
    if operand.type == .text { return beginsText }
    if operand.isNeeded { return beginsArgument || token.kind == .name }
    guard case .word(let words) = operand.type, token.kind == .name else { return beginsArgument }
    return words.contains(text(of: token))
  }

  private func isBareOption(of verb: VerbSignature) -> Bool {
    guard isOptionWord(of: verb), verb.option(text(of: token)) != nil else { return false }
    let next = peek()
    guard next.isTouching else { return true }
    return !(next.isSymbol(.dot) || next.isSymbol(.openRound) || next.isSymbol(.openSquare))
  }

  /// A name, or a reserved word that this verb has as an option: `for` of `at`.
  private func isOptionWord(of verb: VerbSignature) -> Bool {
    if case .reserved(let word) = token.kind { return verb.option(word.rawValue) != nil }
    return token.kind == .name
  }

  /// Whether the token can begin an operand or a value of any type.
  private var beginsArgument: Bool {
    switch token.kind {
    case .newline, .end, .cursor, .symbol(.semicolon), .symbol(.closeBrace), .symbol(.openBrace),
      .reserved(.then), .reserved(.else):
      return false
    case .symbol(.plus), .symbol(.minus): return isSign
    case .symbol(.not), .symbol(.openRound), .symbol(.openSquare), .symbol(.dot): return true
    case .symbol: return false
    default: return true
    }
  }

  /// All but the end of the statement begins a bare text.
  private var beginsText: Bool {
    switch token.kind {
    case .newline, .end, .cursor, .symbol(.semicolon), .symbol(.closeBrace): false
    default: true
    }
  }

  private func missing(_ operand: Parameter, of verb: VerbSignature) -> Failure {
    if token.isSymbol(.comma) { return failure(.commaBetweenOptions, at: token.range) }
    if operand.type == .name { return unexpected(needsName(of: verb)) }
    return unexpected(.needsOperand(operand, of: verb))
  }

  private func needsName(of verb: VerbSignature) -> Diagnostic {
    isBareOption(of: verb)
      ? .optionAsName(text(of: token), of: verb)
      : .needsName(verb.name, found: describe(token), example: verb.example)
  }

  mutating func options(
    of verb: VerbSignature, into arguments: inout [Argument]
  ) throws(Failure) {
    while true {
      switch token.kind {
      case _ where isOptionWord(of: verb):
        arguments.append(try option(of: verb, given: arguments))
      case .cursor: return offer(.options(verb, given: arguments.map(\.name)))
      case .symbol(.comma): throw failure(commaFix(of: verb, arguments), at: token.range)
      default: return
      }
    }
  }

  private mutating func option(
    of verb: VerbSignature, given: [Argument]
  ) throws(Failure) -> Argument {
    let word = text(of: token)
    let start = token.range
    guard let option = verb.option(word) else {
      throw noOption(word, of: verb, given)
    }
    if given.contains(where: { $0.name == word }) { throw failure(.givenTwice(word), at: start) }
    advance()
    if token.isSymbol(.colon) || token.isSymbol(.set) {
      throw failure(.optionWithout(text(of: token), word), at: token.range)
    }
    if option.isFlag { return Argument(name: word, value: .flag, range: start) }
    if token.kind == .cursor { offer(.argument(option, verb: verb)) }
    guard option.type == .text ? beginsText : beginsArgument else { throw missingValue(of: word) }
    return try argument(option, of: verb, isOption: true)
  }

  private func noOption(_ word: String, of verb: VerbSignature, _ given: [Argument]) -> Failure {
    var diagnostic = Diagnostic.noOption(word, of: verb)
    let near = nearestOption(to: word, of: verb, given)
    if near == nil, self.verb(word) != nil { diagnostic.hint = Diagnostic.nextStatement }
    if near == nil, self.verb(word) == nil, let list = listBefore(of: verb, given) {
      diagnostic.hint = Diagnostic.commaInList("\(verb.name) \(list), \(word)")
    }
    if case .number(_, nil) = last.kind, Unit(rawValue: word) != nil {
      diagnostic.hint = Diagnostic.unitApart(text(of: last) + word)
    }
    return misspelt(diagnostic, at: token.range, nearest: near)
  }

  /// The list that has just been read, where the next value of it lacks its comma.
  private func listBefore(of verb: VerbSignature, _ given: [Argument]) -> String? {
    guard let last = given.last,
      verb.operands.contains(where: { $0.name == last.name && $0.isList })
    else { return nil }
    return source.slice(last.range)
  }

  private func missingValue(of option: String) -> Failure {
    if token.kind == .reserved(.then) {
      return failure(.thenAsValue(of: option), at: token.range)
    }
    return unexpected(.needsValue(option))
  }

  /// The nearest word that could stand here: an option not given yet, or a word of an operand that
  /// was left out.
  private func nearestOption(
    to word: String, of verb: VerbSignature, _ given: [Argument]
  ) -> String? {
    let left = (verb.operands + verb.options).filter { parameter in
      !given.contains { $0.name == parameter.name }
    }
    let words = left.flatMap { parameter in
      if case .word(let words) = parameter.type { words } else { [String]() }
    }
    let names = left.map(\.name).filter { verb.option($0) != nil }
    return nearestHere(to: word, in: names + words + (verb.then == nil ? [] : ["then"]))
  }

  /// What is wrong with a comma between options: words of a list lack their brackets.
  private func commaFix(of verb: VerbSignature, _ arguments: [Argument]) -> Diagnostic {
    guard let last = arguments.last, case .words(let words) = last.value else {
      return .commaBetweenOptions
    }
    var all = words
    var ahead = lexer
    var next = ahead.next()
    while next.kind == .name {
      all.append(text(of: next))
      next = ahead.next()
      guard next.isSymbol(.comma) else { break }
      next = ahead.next()
    }
    return .wordsWithoutBrackets(last.name, all)
  }
}
