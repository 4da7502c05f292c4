import Text

extension CheckRun {
  /// Goes into blocks that are still open, with their statements so far.
  mutating func enter(_ frames: [Frame]) {
    for frame in frames {
      enter(frame)
      check(frame.statements)
    }
  }

  private mutating func enter(_ frame: Frame) {
    switch frame.role {
    case .top: return
    case .control(let loop):
      push(.control)
      if let loop { contexts[current].own[loop.text] = CheckScope.Entry(loop.text, .value) }
    case .function(let parameters):
      push(.function)
      for name in parameters {
        contexts[current].own[name.text] = CheckScope.Entry(name.text, .value, isSettable: true)
      }
    case .command(let verb, let name): enterBlock(of: verb, making: name)
    case .then(let verb):
      guard let signature = grammar.verb(verb) else { return }
      push(.then, verb: verb, given: given(signature.then ?? [], by: signature))
    case .event(let names): enterEvent(names)
    }
  }

  private mutating func enterBlock(of verb: String, making name: Name?) {
    guard let signature = grammar.verb(verb), let block = signature.block else { return }
    if let name, let type = signature.makes {
      build(CheckScope.Entry(name.text, type), at: name.range)
    }
    push(
      .block(block.kind), verb: verb, given: given(block.gives, by: signature, making: name))
    contexts[current].isOwner = name != nil && signature.makes != nil
    contexts[current].ownerName = name?.text
  }

  private mutating func enterEvent(_ names: [Name]) {
    guard let (verb, events) = events, let signature = grammar.verb(verb) else {
      return push(.event(isQuestion: false))
    }
    let known = events.filter { event in names.contains { $0.text == event.name } }
    push(
      .event(isQuestion: known.contains(where: \.isQuestion)), verb: verb,
      given: known.flatMap { given($0.gives, by: signature) })
  }

  private mutating func push(
    _ kind: Context.Kind, verb: String? = nil, given: [CheckScope.Entry] = []
  ) {
    var context = Context(kind: kind, parent: current, verb: verb)
    for entry in given { context.given[entry.name] = entry }
    contexts.append(context)
    current = contexts.count - 1
  }

  /// The verb whose events may be handled in the current block, and they.
  var events: (verb: String, events: [BlockSignature.Event])? {
    let block = contexts[nearestBlock]
    guard case .block = block.kind, let verb = block.verb,
      let events = grammar.verb(verb)?.block?.events, !events.isEmpty
    else { return nil }
    return (verb, events)
  }

  /// Whether a verb may stand in the current block.
  func mayStand(_ verb: VerbSignature) -> Bool {
    guard case .inside(let owner) = verb.standing else { return standing(of: verb) == nil }
    let block = contexts[nearestBlock]
    if case .block = block.kind { return block.verb == owner }
    return false
  }

  /// All names that mean something in the current block, each as it is understood there, with a
  /// line about where it comes from.
  func entriesInReach(
    withColors: Bool
  ) -> [(entry: CheckScope.Entry, summary: String)] {
    var all: [(CheckScope.Entry, String)] = []
    for index in enclosing(current) {
      let block = contexts[index]
      all += sorted(block.own).map { ($0, CandidateText.madeHere) }
      all += sorted(block.given).map { ($0, CandidateText.givenHere) }
      all += sorted(block.members).map { ($0, CandidateText.madeHere) }
    }
    all += names.entries.values.map { ($0, CandidateText.madeAtPrompt) }
    all += grammar.values.map { (CheckScope.Entry($0.name, $0.kind), CandidateText.builtIn) }
    if withColors {
      all += grammar.colors.map { (CheckScope.Entry($0, .color), CandidateText.color) }
    }
    return all
  }

  private func sorted(_ entries: [String: CheckScope.Entry]) -> [CheckScope.Entry] {
    entries.keys.sorted().compactMap { entries[$0] }
  }

  /// The type of a value, and what was made in its block if it is a thing known by name.
  mutating func walk(_ value: Expression) -> (type: ValueType?, made: [CheckScope.Entry]) {
    let walked: Walked
    switch value.kind {
    case .name(let name): walked = Walked(type: nil, entry: find(name)?.entry)
    case .postfix(let base, let parts): walked = self.walked(base, parts)
    default: return (infer(value), [])
    }
    return (walked.entry?.type ?? walked.type, walked.entry?.members ?? [])
  }
}
