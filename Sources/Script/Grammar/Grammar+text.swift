package import Text

// Rows of the table in the compact text that the grammar's annex uses. A malformed text becomes a
// row whose name is that text, which `Grammar.problems` reports: a table is checked by a test, not
// on each start.

extension VerbSignature {
  package init(
    _ name: String, _ group: Group, _ summary: String, operands: [String] = [],
    options: [String] = [], either: [[String]] = [], block: BlockSignature? = nil,
    blockOnlyIf: (name: String, word: String?)? = nil, then: [String]? = nil,
    effect: Effect = .stage, standing: Standing = .anywhere, movesClock: Bool = false,
    makes: ValueType? = nil, changesNames: Bool = false, prints: String = "", uikit: String = "",
    example: String, missHint: String? = nil
  ) {
    self.init(
      name: name, group: group, summary: summary,
      operands: operands.map { (try? Parameter(operand: $0)) ?? .malformed($0) },
      options: options.map { (try? Parameter(option: $0)) ?? .malformed($0) },
      block: block, then: then, either: either, blockOnlyIf: blockOnlyIf, effect: effect,
      standing: standing, movesClock: movesClock, prints: prints, uikit: uikit, example: example,
      missHint: missHint, makes: makes, changesNames: changesNames)
  }
}

extension Parameter {
  static func malformed(_ text: String) -> Parameter {
    Parameter(name: text, type: .value, isNeeded: false)
  }
}

extension BlockSignature {
  /// Runs at once.
  package static func now(
    isNeeded: Bool = false, gives: [String] = [], countsAsTop: Bool = false, mayFail: Bool = false
  ) -> BlockSignature {
    BlockSignature(
      kind: .now, isNeeded: isNeeded, gives: gives, countsAsTop: countsAsTop, mayFail: mayFail)
  }

  /// Runs when its time comes.
  package static func later(
    isNeeded: Bool = false, gives: [String] = [], on events: [String] = []
  ) -> BlockSignature {
    BlockSignature(
      kind: .later, isNeeded: isNeeded, gives: gives, events: events.map { Event(text: $0) })
  }

  /// Runs once; what it makes are members.
  package static func members(on events: [String] = []) -> BlockSignature {
    BlockSignature(kind: .members, events: events.map { Event(text: $0) })
  }

  /// Holds `let`, `var` and `on` only.
  package static func handlers(
    gives: [String] = [], on events: [String]
  ) -> BlockSignature {
    BlockSignature(kind: .handlers, gives: gives, events: events.map { Event(text: $0) })
  }
}

extension BlockSignature.Event {
  /// `layout`, `change(value)`, `shouldSelect?(shown)`
  init(text: String) {
    var scanner = SignatureScanner(text)
    do {
      let name = try scanner.name()
      let isQuestion = scanner.take("?")
      let gives = try scanner.names()
      try scanner.expectEnd()
      self.init(name, gives: gives, isQuestion: isQuestion)
    } catch {
      self.init(text)
    }
  }
}

extension Grammar.FunctionSignature {
  /// A function as the table writes its parameters: `x, y = x`; `a, b, ...` takes any number more.
  /// `areLabelled`: each stands only behind its label, and may be left out.
  package init(
    name: String, text: String, areLabelled: Bool = false, result: ValueType, summary: String
  ) throws(Diagnostic) {
    var scanner = SignatureScanner(text)
    var parameters: [Grammar.FunctionParameter] = []
    var isVariadic = false
    repeat {
      if scanner.take(".", times: 3) {
        isVariadic = true
        break
      }
      let parameter = try scanner.name()
      let standard = scanner.take("=") ? scanner.rest(upTo: ",") : nil
      parameters.append(
        Grammar.FunctionParameter(parameter, default: standard, isLabelled: areLabelled))
    } while scanner.take(",")
    try scanner.expectEnd()
    self.init(
      name: name, parameters: parameters, isVariadic: isVariadic, result: result, summary: summary)
  }

  package init(
    _ name: String, _ text: String, labelled: Bool = false, _ result: ValueType, _ summary: String
  ) {
    let row = try? Self(
      name: name, text: text, areLabelled: labelled, result: result, summary: summary)
    self = row ?? Self(name: text, parameters: [], result: result, summary: summary)
  }

  /// Without a label that is looked for here, and with what to do instead.
  package func without(_ label: String, _ instead: String) -> Self {
    var function = self
    function.missing.append(Grammar.Synonym(label, instead))
    return function
  }
}

extension Grammar.MemberTable {
  package init(_ kind: String, is parent: String? = nil, _ text: String) {
    let table = try? Self(kind, is: parent, text: text)
    self = table ?? Self(kind: text, parent: parent, entries: [])
  }
}
