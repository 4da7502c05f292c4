import Text

extension Grammar {
  /// What is wrong with the table itself, by section 4.7 of the grammar; empty for a sound one.
  package var problems: [String] {
    var problems = duplicates(verbs.map(\.name)).map { "two verbs are called `\($0)`" }
    problems += duplicates(functions.map(\.name)).map { "two functions are called `\($0)`" }
    for verb in verbs {
      problems += (self.problems(of: verb) + exampleProblems(of: verb)).map {
        "`\(verb.name)`: \($0)"
      }
    }
    let names =
      values.map(\.name) + colors + words + functions.map(\.name)
      + functions.flatMap { $0.parameters.map(\.name) } + members.flatMap(\.members)
    problems += names.filter { !$0.isName }.map { "`\($0)` is no name" }
    for table in members {
      let parts = table.kind.split(separator: " ")
      if !parts.allSatisfy({ String($0).isName }) { problems.append("`\(table.kind)` is no kind") }
      if let parent = table.parent, self.table(of: parent) == nil {
        problems.append("`\(table.kind)` is one of `\(parent)`, which has no table")
      }
    }
    return problems
  }

  private func problems(of verb: VerbSignature) -> [String] {
    namingProblems(of: verb) + orderProblems(of: verb.operands) + referenceProblems(of: verb)
  }

  private func namingProblems(of verb: VerbSignature) -> [String] {
    var problems: [String] = []
    let parameters = verb.operands + verb.options
    if !verb.name.isName || Reserved(rawValue: verb.name) != nil { problems.append("no name") }
    if verb.summary.isEmpty { problems.append("no summary") }
    problems += parameters.filter { !$0.name.isName }.map { "`\($0.name)` is no parameter" }
    problems += duplicates(parameters.map(\.name)).map { "`\($0)` stands twice" }
    let words = verb.operands.flatMap(\.type.words)
    for option in verb.options {
      if words.contains(option.name) {
        problems.append("`\(option.name)` is an operand's word too")
      }
      if ["then", "else"].contains(option.name) {
        problems.append("`\(option.name)` is no option")
      }
    }
    let events = verb.block?.events ?? []
    problems += duplicates(events.map(\.name)).map { "`\($0)` is two events" }
    let given =
      (verb.block?.gives ?? []) + (verb.then ?? []) + events.flatMap { [$0.name] + $0.gives }
    problems += given.filter { !$0.isName && $0 != "$NAME" }.map { "`\($0)` is no name" }
    return problems
  }

  /// Optional operands, lists and bare texts come last.
  private func orderProblems(of operands: [Parameter]) -> [String] {
    var problems: [String] = []
    for (operand, next) in zip(operands, operands.dropFirst()) {
      if !operand.isNeeded, next.isNeeded {
        problems.append("`\(next.name)` is needed behind what may be left out")
      }
      if operand.isList || operand.type == .text {
        problems.append("`\(operand.name)` takes what follows it")
      }
    }
    return problems
  }

  private func referenceProblems(of verb: VerbSignature) -> [String] {
    let known = (verb.operands + verb.options).map(\.name) + (verb.block == nil ? [] : ["block"])
    var problems = verb.either.joined().filter { !known.contains($0) }.map {
      "`\($0)` is one of nothing"
    }
    if let condition = verb.blockOnlyIf {
      let parameter = (verb.operands + verb.options).first { $0.name == condition.name }
      if parameter == nil
        || condition.word.map({ !(parameter?.type.words.contains($0) ?? false) })
          ?? false
      {
        problems.append("its block waits for what it does not have")
      }
    }
    if case .inside(let owner) = verb.standing, self.verb(owner)?.block == nil {
      problems.append("it stands in `\(owner)`, which has no block")
    }
    return problems
  }

  private func exampleProblems(of verb: VerbSignature) -> [String] {
    var text = verb.example
    if case .inside(let owner) = verb.standing, let example = self.verb(owner)?.example {
      text = "\(example.prefix { $0 != "{" }){ \(verb.example) }"
    }
    let result = Parser(grammar: self).parse(Source(name: verb.name, text: text))
    let message = result.diagnostics.first.map { "its example is wrong: \($0.message)" }
    let isIts = result.statements.contains { $0.holds(verb.name) }
    return message.map { [$0] } ?? (isIts ? [] : ["its example is of something else"])
  }

  private func duplicates(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}

extension String {
  /// Whether it is written as names are; reserved words are not told apart.
  var isName: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.isNameLetter else { return false }
    return unicodeScalars.allSatisfy(\.continuesName)
  }
}

extension Statement {
  /// Whether it is a command of a verb, or holds one directly in its block.
  fileprivate func holds(_ verb: String) -> Bool {
    guard case .command(let command) = kind else { return false }
    return command.verb.text == verb
      || (command.block?.statements.contains { statement in
        if case .command(let inner) = statement.kind { inner.verb.text == verb } else { false }
      } ?? false)
  }
}
