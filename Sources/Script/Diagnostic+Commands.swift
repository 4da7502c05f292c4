import Text

// Every sentence of the parser about commands that a user can read.

extension Diagnostic {
  static func noCommand(_ word: String, answer: String? = nil) -> Diagnostic {
    Diagnostic("there is no command `\(word)`", hint: answer)
  }

  static func belongsInside(_ word: String, _ owner: String) -> Diagnostic {
    Diagnostic(
      "`\(word)` belongs in the block of `\(owner)`", hint: "`\(owner) 0.5s { \(word) ... }`")
  }

  static func calledCommand(_ verb: VerbSignature) -> Diagnostic {
    Diagnostic("`\(verb.name)` is a command: no brackets", hint: "`\(verb.example)`")
  }

  static func needsOperand(_ operand: Parameter, of verb: VerbSignature) -> Diagnostic {
    Diagnostic(
      "`\(verb.name)` needs \(operand.type.asWanted)", hint: "for instance `\(verb.example)`")
  }

  static func needsValue(_ option: String) -> Diagnostic {
    Diagnostic("`\(option)` needs a value")
  }

  static func thenAsValue(of option: String) -> Diagnostic {
    Diagnostic("`then` begins the block for afterwards: `\(option)` needs a value before it")
  }

  static func needsOption(_ option: String, of verb: VerbSignature) -> Diagnostic {
    Diagnostic(
      "`\(verb.name)` needs the option `\(option)`", hint: "for instance `\(verb.example)`")
  }

  static func needsOneOf(_ verb: VerbSignature) -> Diagnostic {
    let all = verb.either.joined().map(Self.alternative).joined(separator: " or ")
    return Diagnostic("`\(verb.name)` needs \(all)", hint: "for instance `\(verb.example)`")
  }

  static func onlyOneOf(_ verb: VerbSignature) -> Diagnostic {
    let sides = verb.either.map { $0.map(Self.alternative).joined(separator: ", ") }
    return Diagnostic("`\(verb.name)` takes \(sides.joined(separator: " or ")), not both")
  }

  private static func alternative(_ name: String) -> String {
    name == "block" ? "a block" : "`\(name)`"
  }

  static func needsBlock(_ verb: VerbSignature) -> Diagnostic {
    Diagnostic("`\(verb.name)` needs a block", hint: "for instance `\(verb.example)`")
  }

  static func takesNoBlock(_ verb: String) -> Diagnostic {
    Diagnostic("`\(verb)` takes no block")
  }

  static func blockOnlyIf(_ verb: String, _ name: String, _ word: String?) -> Diagnostic {
    let condition = word.map { "after `\($0)`" } ?? "with `\(name)`"
    return Diagnostic("`\(verb)` takes a block only \(condition)")
  }

  static func takesNoThen(_ verb: String) -> Diagnostic {
    Diagnostic("`\(verb)` takes no `then`")
  }

  static func noOption(_ word: String, of verb: VerbSignature) -> Diagnostic {
    var diagnostic = Diagnostic("`\(verb.name)` has no option `\(word)`")
    if verb.options.isEmpty {
      diagnostic.message = "`\(verb.name)` has no options, found `\(word)`"
    }
    return diagnostic
  }

  static func givenTwice(_ option: String) -> Diagnostic {
    Diagnostic("`\(option)` is given twice")
  }

  static func optionWithout(_ sign: String, _ option: String) -> Diagnostic {
    Diagnostic("an option stands without `\(sign)`: `\(option)` and its value")
  }

  static var commaBetweenOptions: Diagnostic {
    Diagnostic("operands and options stand without commas, by blanks alone")
  }

  static func wordsWithoutBrackets(_ option: String, _ words: [String]) -> Diagnostic {
    Diagnostic(
      "operands and options stand without commas",
      hint: "several words are a list: `\(option) [\(words.joined(separator: ", "))]`")
  }

  static func noWord(
    _ word: String, _ parameter: String, of verb: VerbSignature, _ words: [String]
  ) -> Diagnostic {
    Diagnostic(
      "there is no \(parameter) of `\(verb.name)` called `\(word)`: \(Self.choice(words))")
  }

  static func needsWord(
    _ parameter: String, of verb: VerbSignature, _ words: [String]
  ) -> Diagnostic {
    Diagnostic("`\(parameter)` of `\(verb.name)` wants one of \(Self.choice(words))")
  }

  private static func choice(_ words: [String]) -> String {
    "`" + words.joined(separator: " ") + "`"
  }
}

extension Diagnostic {
  /// For who writes a table, not for who uses it.
  static func badSignature(_ text: String, _ wanted: String, at offset: Int) -> Diagnostic {
    let source = Source(name: "table", text: text)
    return Diagnostic("expected \(wanted)", at: Place(source, offset..<offset))
  }
}
