import Text

extension CheckRun {
  mutating func command(_ command: Command, at range: Range<Int>) {
    guard let verb = grammar.verb(command.verb.text) else { return }
    if let refusal = standing(of: verb) { return add(refusal, at: command.verb.range) }
    for argument in command.arguments { check(argument, of: verb) }
    let made = entry(made: verb, by: command)
    if let (entry, name) = made { build(entry, at: name.range) }
    if let block = command.block { check(block, of: verb, making: command.arguments.newName) }
    if let then = command.then {
      inside(.then, verb: verb.name, given: given(verb.then ?? [], by: verb)) {
        $0.check(then.statements)
      }
    }
    if verb.changesNames { names = CheckScope(isOpen: true) }
  }

  /// What a builder's new name stands for.
  private func entry(
    made verb: VerbSignature, by command: Command
  ) -> (entry: CheckScope.Entry, name: Name)? {
    guard var type = verb.makes else { return nil }
    for argument in command.arguments {
      guard case .newName(let name, let index) = argument.value else { continue }
      if let kind = specialKind(of: type, command) { type = .object(kind) }
      var entry = CheckScope.Entry(name.text, index == nil ? type : .list(type))
      if command.block == nil { entry.becomeWhole(with: []) }
      return (entry, name)
    }
    return nil
  }

  /// `view pager scroll` makes a kind that has members of its own.
  private func specialKind(of type: ValueType, _ command: Command) -> String? {
    guard case .object(let general) = type else { return nil }
    for case .word(let word) in command.arguments.map(\.value)
    where grammar.table(of: word)?.parent == general {
      return word
    }
    return nil
  }

  private mutating func check(_ block: Block, of verb: VerbSignature, making name: Name?) {
    guard let signature = verb.block else { return }
    let given = given(signature.gives, by: verb, making: name)
    let isOwner = name != nil && verb.makes != nil
    let context = inside(
      .block(signature.kind), verb: verb.name, given: given, isOwner: isOwner,
      mayFail: signature.mayFail
    ) { run in
      run.contexts[run.current].ownerName = name?.text
      run.check(block.statements)
    }
    if isOwner, let name { setMembers(context.made, of: name) }
  }

  /// What a thing's block made, once it has been looked over.
  private mutating func setMembers(_ made: [CheckScope.Entry], of name: Name) {
    let block = nearestBlock
    func changed(_ entry: CheckScope.Entry?) -> CheckScope.Entry? {
      guard var entry else { return nil }
      entry.becomeWhole(with: made)
      return entry
    }
    if case .top = contexts[block].kind {
      if let entry = changed(names[name.text]) { names.declare(entry) }
      return
    }
    contexts[block].members[name.text] = changed(contexts[block].members[name.text])
    contexts[block].own[name.text] = changed(contexts[block].own[name.text])
    for index in enclosing(block) where contexts[index].isOwner {
      guard let place = contexts[index].made.firstIndex(where: { $0.name == name.text }) else {
        continue
      }
      contexts[index].made[place].becomeWhole(with: made)
    }
  }

  /// Names that a block is given, with their kinds; `$NAME` is the new name of the command.
  func given(
    _ names: [String], by verb: VerbSignature, making name: Name? = nil
  ) -> [CheckScope.Entry] {
    names.map { given in
      given == "$NAME"
        ? CheckScope.Entry(name?.text ?? "", .value)
        : CheckScope.Entry(given, grammar.given(given, by: verb.name))
    }
  }

  // MARK: Handlers

  mutating func handler(_ events: [Name], _ body: Block) {
    let block = contexts[nearestBlock]
    guard case .block = block.kind, let verb = block.verb.flatMap({ grammar.verb($0) }),
      let signature = verb.block, !signature.events.isEmpty
    else {
      return add(.eventsElsewhere, at: events.first?.range ?? body.range)
    }
    var given: [CheckScope.Entry] = []
    var isQuestion = false
    for name in events {
      guard let event = signature.events.first(where: { $0.name == name.text }) else {
        add(noEvent(name.text, in: signature, of: verb.name), at: name.range)
        continue
      }
      given += self.given(event.gives, by: verb)
      isQuestion = isQuestion || event.isQuestion
    }
    inside(.event(isQuestion: isQuestion), verb: verb.name, given: given) {
      $0.check(body.statements)
    }
  }

  private func noEvent(
    _ name: String, in signature: BlockSignature, of verb: String
  ) -> Diagnostic {
    let events = signature.events.map(\.name)
    return .noEvent(name, of: verb, events, nearest: nearest(to: name, in: events))
  }

  // MARK: Standing

  /// What is wrong with where a verb stands.
  func standing(of verb: VerbSignature) -> Diagnostic? {
    guard case .top = verb.standing else { return nil }
    for index in enclosing(current) {
      let context = contexts[index]
      switch context.kind {
      case .top, .function: return nil
      case .control: continue
      case .block where countsAsTop(context): continue
      default:
        return .belongsAtTop(verb.name, movesClock: verb.movesClock, inBlockOf: context.verb)
      }
    }
    return nil
  }
}
