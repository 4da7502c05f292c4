import Text

extension Reader {
  /// A command whose verb is at the token: operands, options, block, then.
  mutating func command(_ verb: VerbSignature) throws(Failure) -> Command {
    let name = Name(text(of: token), token.range)
    var arguments: [Argument] = []
    advance()
    try operands(of: verb, into: &arguments)
    try options(of: verb, into: &arguments)
    let block = try block(of: verb, arguments)
    let then = try thenBlock(of: verb)
    try checkNeeds(of: verb, at: name, arguments, hasBlock: block != nil)
    return Command(verb: name, arguments: arguments, block: block, then: then)
  }

  private mutating func block(
    of verb: VerbSignature, _ arguments: [Argument]
  ) throws(Failure) -> Block? {
    guard token.isSymbol(.openBrace) else {
      if let signature = verb.block, signature.isNeeded {
        throw unexpected(endedWrongly ?? .needsBlock(verb))
      }
      return nil
    }
    guard verb.block != nil else { throw failure(.takesNoBlock(verb.name), at: token.range) }
    if let condition = verb.blockOnlyIf, !holds(condition, arguments) {
      throw failure(
        .blockOnlyIf(verb.name, condition.name, condition.word), at: token.range)
    }
    return try block(.command(verb: verb.name, makes: arguments.newName))
  }

  private func holds(_ condition: (name: String, word: String?), _ arguments: [Argument]) -> Bool {
    guard let argument = arguments.first(where: { $0.name == condition.name }) else { return false }
    guard let word = condition.word, case .word(let given) = argument.value else { return true }
    return given == word
  }

  private mutating func thenBlock(of verb: VerbSignature) throws(Failure) -> Block? {
    guard token.kind == .reserved(.then) else {
      if token.kind == .cursor, verb.then != nil { offer(.then) }
      return nil
    }
    guard verb.then != nil else { throw failure(.takesNoThen(verb.name), at: token.range) }
    advance()
    guard token.isSymbol(.openBrace) else { throw missingBlock("then") }
    return try block(.then(verb: verb.name))
  }

  /// Needed options, and the alternatives of which one must be there.
  private func checkNeeds(
    of verb: VerbSignature, at name: Name, _ arguments: [Argument], hasBlock: Bool
  ) throws(Failure) {
    let given = arguments.map(\.name) + (hasBlock ? ["block"] : [])
    for option in verb.options where option.isNeeded && !given.contains(option.name) {
      throw failure(.needsOption(option.name, of: verb), at: name.range)
    }
    guard !verb.either.isEmpty else { return }
    let chosen = verb.either.filter { $0.contains(where: given.contains) }
    if chosen.isEmpty { throw failure(.needsOneOf(verb), at: name.range) }
    if chosen.count > 1 { throw failure(.onlyOneOf(verb), at: name.range) }
  }
}

extension [Argument] {
  /// The new name among the arguments of a builder.
  var newName: Name? {
    for case .newName(let name, _) in map(\.value) { return name }
    return nil
  }
}
