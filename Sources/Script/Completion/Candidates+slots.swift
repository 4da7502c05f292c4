import Text

extension Candidates {
  mutating func add(_ slot: Slot) {
    switch slot {
    case .statement: addStatements()
    case .value(let type): if !takesLabelsOnly { addValues(type) }
    case .assigned(let path): addValues(run.walk(path).type)
    case .word(let type): addWords(type)
    case .member(let base, let parts):
      addMembers(of: parts.isEmpty ? base : Expression(.postfix(base, parts), base.range))
    case .argument(let parameter, _): addArguments(parameter)
    case .options(let verb, let given): addOptions(of: verb, given: given)
    case .then: add("then", "statement", CandidateText.then)
    case .label(let function): addLabels(of: function)
    case .event: addEvents(prefix: "")
    case .elseWord: add("else", "statement", CandidateText.otherwise)
    case .newName: break
    }
  }

  // MARK: Heads

  private mutating func addStatements() {
    let isHandlers =
      if case .block(.handlers) = run.contexts[run.current].kind { true } else { false }
    if !isHandlers { addVerbs() }
    addHandlers()
    for (word, summary) in CandidateText.statements
    where !isHandlers || word == "let" || word == "var" {
      add(word, "statement", summary)
    }
    if !isHandlers { addNames(nil, withColors: false) }
  }

  private mutating func addVerbs() {
    for verb in grammar.verbs where run.mayStand(verb) {
      add(verb.name, "command", verb.summary)
    }
  }

  private mutating func addHandlers() {
    guard run.events != nil else { return }
    add("on", "statement", CandidateText.on)
    addEvents(prefix: "on ")
  }

  private mutating func addEvents(prefix: String) {
    guard let (verb, events) = run.events else { return }
    for event in events {
      add(
        prefix + event.name, event.isQuestion ? "question" : "event",
        CandidateText.event(event, of: verb))
    }
  }

  // MARK: Commands

  private mutating func addArguments(_ parameter: Parameter) {
    switch parameter.type {
    case .name: return
    case .text where parameter.name == "word": addVocabulary()
    case .text: return
    default:
      addWords(of: parameter)
      if !parameter.type.isOnlyWords { addValues(parameter.type) }
    }
  }

  /// For a text operand called `word`, which means one of the language.
  private mutating func addVocabulary() {
    for verb in grammar.verbs { add(verb.name, "command", verb.summary) }
    for function in grammar.functions { add(function.name, "function", function.summary) }
    for name in grammar.curveNames { add(name, "curve", CandidateText.curve) }
  }

  private mutating func addWords(of parameter: Parameter) {
    for word in parameter.type.words {
      add(
        word, parameter.name,
        word == parameter.defaultText ? CandidateText.standard : parameter.summary)
    }
  }

  private mutating func addOptions(of verb: VerbSignature, given: [String]) {
    for option in verb.options where !given.contains(option.name) {
      add(option.name, option.typeText, CandidateText.option(option))
    }
    if let block = verb.block, verb.blockOnlyIf.map({ given.contains($0.name) }) ?? true {
      add("{", "block", CandidateText.block(block.kind))
    }
    if verb.then != nil, !(verb.block?.isNeeded ?? false) {
      add("then", "statement", CandidateText.then)
    }
  }

  private mutating func addLabels(of name: String) {
    guard let function = grammar.function(name) else { return }
    takesLabelsOnly = function.parameters.allSatisfy(\.isLabelled)
    for parameter in function.parameters {
      add(
        "\(parameter.name):", "label", parameter.defaultText.map(CandidateText.standard(_:)) ?? "")
    }
  }
}

extension ValueType {
  var isOnlyWords: Bool {
    switch self {
    case .word, .words: true
    default: false
    }
  }
}
