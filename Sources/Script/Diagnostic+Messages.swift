import Text

// Every sentence of the parser that a user can read.

extension Diagnostic {
  // MARK: Tokens

  static func wrongToken(_ fault: Fault, text: String) -> Diagnostic {
    switch fault {
    case .unknownUnit(let unit):
      let near = nearest(to: unit, in: ["s", "ms", "deg", "rad", "pt"])
      return Diagnostic(
        "`\(unit)` is no unit: `s ms deg rad pt %`", hint: near.map(Self.didYouMean))
    case .percentThenValue(let number):
      return Diagnostic(
        "`%` touching a number is per cent",
        hint: "the remainder has blanks around it: `\(number) % 3`")
    case .trailingPoint(let digits):
      return Diagnostic("`\(digits).` is no number", hint: "`\(digits)` or `\(digits).0`")
    case .numberTooLarge: return Diagnostic("this number is too large")
    case .badColor: return Diagnostic("a colour is `#rgb`, `#rrggbb` or `#rrggbbaa`")
    case .lookAlike(let meant):
      return Diagnostic("`\(text)` is a look-alike of `\(meant)`", hint: "type `\(meant)`")
    case .apostrophe:
      return Diagnostic("`'` is a look-alike of `\"`", hint: "a text stands in `\"...\"`")
    case .single(let sign):
      let meaning = sign == "&" ? "and" : "or"
      return Diagnostic("one `\(sign)` is no operator", hint: "`\(sign)\(sign)` means \(meaning)")
    case .strayBackslash:
      return Diagnostic("`\\` stands at the end of a line, which goes on behind it")
    case .openBackslash: return Diagnostic("the line goes on behind `\\`, and nothing follows")
    case .openComment: return Diagnostic("this comment is never closed")
    case .stray(let character): return Diagnostic("`\(printable(character))` has no meaning here")
    }
  }

  static func commaInList(_ statement: String) -> String {
    "several values stand with commas between them: `\(statement)`"
  }

  static func unitApart(_ number: String) -> String {
    "a unit touches its number: `\(number)`"
  }

  /// A character as a message can show it.
  private static func printable(_ character: String) -> String {
    guard let scalar = character.unicodeScalars.first else { return "" }
    switch scalar.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return character
    }
  }

  static var openText: Diagnostic {
    Diagnostic("no closing quote", hint: "a text ends on its line; `\\n` is a newline in it")
  }

  static func badEscape(_ text: String) -> Diagnostic {
    Diagnostic("`\(text)` is no escape", hint: "there are `\\n \\t \\\" \\\\ \\u{1F600} \\(value)`")
  }

  static func neverClosed(text: String) -> Diagnostic {
    Diagnostic("this `\(text)` is never closed")
  }

  static func expectedClosing(_ closing: String, found: String) -> Diagnostic {
    Diagnostic("expected `,` or `\(closing)`, found \(found)")
  }

  static var colonInside: Diagnostic {
    Diagnostic("a label stands at the head of an argument", hint: "`spring(damping: 0.5)`")
  }

  static func closesNothing(_ text: String) -> Diagnostic {
    Diagnostic("this `\(text)` closes nothing")
  }

  static var tooDeep: Diagnostic { Diagnostic("nested more than \(Limits.nesting) deep") }

  static func didYouMean(_ word: String) -> String { "did you mean `\(word)`?" }

  // MARK: Expressions

  static func missingValue(after: String?, found: String) -> Diagnostic {
    Diagnostic(after.map { "expected a value after `\($0)`" } ?? "expected a value, found \(found)")
  }

  static func signNotOperation(_ sign: String) -> Diagnostic {
    Diagnostic(
      "`\(sign)` with a blank before and none after is a sign, not an operation",
      hint: "`a \(sign) b` has spaces on both sides")
  }

  static func signApart(_ sign: String) -> Diagnostic {
    Diagnostic("`\(sign)` before a value touches it", hint: "`\(sign)x`")
  }

  static func roundApart(name: String) -> Diagnostic {
    Diagnostic("`(` touches its name in a call", hint: "`\(name)(...)`")
  }

  static var squareApart: Diagnostic {
    Diagnostic("`[` touches its list in an index", hint: "`cells[0][1]`")
  }

  static var dotApart: Diagnostic {
    Diagnostic("`.` touches its value before a member", hint: "`card.alpha`")
  }

  static func notChained(_ operation: String) -> Diagnostic {
    Diagnostic("`\(operation)` is not chained", hint: "`a < b && b < c`")
  }

  static var missingColon: Diagnostic {
    Diagnostic("expected the `:` of `? :`", hint: "`condition ? a : b`")
  }

  static var missingMember: Diagnostic { Diagnostic("expected a member's name after `.`") }

  static var memberDigit: Diagnostic {
    Diagnostic(
      "a member's name does not begin with a digit", hint: "an element of a list is `cells[5]`")
  }

  static var missingWord: Diagnostic {
    Diagnostic("expected a word that touches its `.`", hint: "`operation == .push`")
  }

  static var emptyGroup: Diagnostic {
    Diagnostic("nothing stands in these brackets", hint: "`(x, y)` is a point or size")
  }

  static var optionalChain: Diagnostic {
    Diagnostic(
      "there is no `?.`: a member of `none` is an error",
      hint: "`if photo != none { ... }` looks first")
  }

  static var unwrapping: Diagnostic {
    Diagnostic("there is no `!` after a value", hint: "leave it out: values need no unwrapping")
  }

  // MARK: Statements

  static func afterStatement(found: String) -> Diagnostic {
    Diagnostic("the statement is over, found \(found)", hint: nextStatement)
  }

  static var nextStatement: String { "a newline or `;` stands between statements" }

  static func lostWord(_ word: String) -> Diagnostic {
    Diagnostic(
      "`\(word)` stands on the line of the `}` before it", hint: "`} \(word) {`")
  }

  static var blockWithoutCommand: Diagnostic {
    Diagnostic("a block needs a command before it", hint: "for instance `if`, `animate 0.5s`")
  }

  static var notAPath: Diagnostic {
    Diagnostic("only a path can be set", hint: "a name with members and indices: `card.center.x`")
  }

  static func bindingWithoutValue(_ word: String, _ name: String) -> Diagnostic {
    Diagnostic("`\(name)` needs a value", hint: "`\(word) \(name) = 3`")
  }

  static func needsName(
    _ owner: String, found: String, example: String? = nil
  ) -> Diagnostic {
    Diagnostic("`\(owner)` needs a name, found \(found)", hint: example.map { "`\($0)`" })
  }

  static func optionAsName(_ word: String, of verb: VerbSignature) -> Diagnostic {
    Diagnostic(
      "`\(verb.name)` needs a name, and `\(word)` is one of its options",
      hint: "`\(verb.example)`")
  }

  static var dottedName: Diagnostic {
    Diagnostic(
      "a new name has no dots", hint: "what is made in the block of `photo` is `photo.image`")
  }

  static func verbAsFunction(_ verb: String) -> Diagnostic {
    Diagnostic(
      "`\(verb)` is a command: it cannot name a function", hint: "take another name")
  }

  static func functionWithoutParameters(_ name: String) -> Diagnostic {
    Diagnostic("a function has `(` and `)` after its name", hint: "`func \(name)() { ... }`")
  }

  static func typedParameter(_ fixed: String) -> Diagnostic {
    Diagnostic("parameters have no types", hint: "`\(fixed)`")
  }

  static func missingBlock(_ word: String, found: String) -> Diagnostic {
    Diagnostic("`\(word)` needs a block, found \(found)", hint: "`\(word) ... { ... }`")
  }

  static var setsInCondition: Diagnostic {
    Diagnostic("`=` sets, `==` compares", hint: "`if a == b { ... }`")
  }

  static func forWithoutIn(_ name: String) -> Diagnostic {
    Diagnostic("`for` needs `in` and a list", hint: "`for \(name) in 0..<9 { ... }`")
  }

  static var missingEvent: Diagnostic {
    Diagnostic("`on` needs an event", hint: "`on began { ... }`")
  }
}
