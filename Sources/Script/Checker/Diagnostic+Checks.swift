import Text

// Every sentence of the checker that a user can read.

extension Diagnostic {
  // MARK: Names

  static func noName(_ name: String) -> Diagnostic {
    Diagnostic("`\(name)` is not the name of anything here")
  }

  static func noFunction(_ name: String) -> Diagnostic {
    Diagnostic("there is no function `\(name)`")
  }

  static func notYet(_ name: String, isCall: Bool) -> String {
    isCall
      ? "there is no function `\(name)` yet"
      : "`\(name)` is not the name of anything yet"
  }

  static func workedOutOnce(_ name: String, verb: String) -> String {
    "a `var` is worked out once, when the \(verb) is made; `let` at every event, with `\(name)`"
  }

  static func functionAsValue(_ function: Grammar.FunctionSignature) -> Diagnostic {
    Diagnostic("`\(function.name)` is a function", hint: "call it: `\(function.usage)`")
  }

  static func noMember(_ name: String, of owner: String, nearest: String?) -> Diagnostic {
    Diagnostic("\(owner) has no member `\(name)`", hint: nearest.map(didYouMean))
  }

  static func noSuchWord(_ word: String, nearest: String?) -> Diagnostic {
    Diagnostic(
      "`.\(word)` is none of UIKit's words known here",
      hint: nearest.map { didYouMean(".\($0)") })
  }

  static func declaredTwice(_ name: String) -> Diagnostic {
    Diagnostic("`\(name)` is declared twice in this block", hint: "take another name")
  }

  static var declaredHere: String { "it was declared here" }

  static func ownMember(_ name: String, of owner: String) -> Diagnostic {
    Diagnostic("`\(owner).\(name)` is UIKit's own", hint: "take another name")
  }

  // MARK: Assignments

  static func notDeclared(_ name: String, value: String) -> Diagnostic {
    Diagnostic("`\(name)` is not declared", hint: "`var \(name) = \(value)` declares it")
  }

  static func letFixed(_ name: String) -> Diagnostic {
    Diagnostic(
      "`\(name)` is bound by `let`: it cannot be set", hint: "`var \(name) = ...` can be set")
  }

  static func madeFixed(_ name: String, what: String) -> Diagnostic {
    Diagnostic("`\(name)` is \(what): it cannot be set", hint: "its members can: `\(name).x = 3`")
  }

  static func givenFixed(_ name: String) -> Diagnostic {
    Diagnostic("`\(name)` is given to this block: it cannot be set")
  }

  static func builtInFixed(_ name: String) -> Diagnostic {
    Diagnostic(
      "`\(name)` is built in: it cannot be set", hint: "`var \(name) = ...` makes your own")
  }

  // MARK: Kinds

  static func wants(_ subject: String, _ type: ValueType, got: String) -> Diagnostic {
    Diagnostic("\(subject) wants \(type.asWanted), got \(got)", hint: type.instances)
  }

  static func noDurationOfItsOwn(_ curve: String) -> Diagnostic {
    Diagnostic(
      "`\(curve)` has no duration of its own", hint: "`basic(0.4s, \(curve))` gives it one")
  }

  static func tupleOf(_ count: Int) -> Diagnostic {
    Diagnostic("2 numbers make a point or size, 4 a rect; here are \(count)")
  }

  static func cannot(_ what: String, _ left: String, _ right: String) -> Diagnostic {
    Diagnostic("cannot \(what) \(left) and \(right)")
  }

  static var joinedTexts: Diagnostic {
    Diagnostic(#"texts are joined inside one text: `"a\(b)"`"#)
  }

  static func notATruth(_ got: String) -> Diagnostic {
    Diagnostic("a condition is `true` or `false`, here is \(got)")
  }

  static func notAList(_ got: String) -> Diagnostic {
    Diagnostic("`for` walks over a list, here is \(got)", hint: "`0..<9` or `[a, b]`")
  }

  static func noSign(_ got: String) -> Diagnostic {
    Diagnostic("\(got) takes no sign")
  }

  // MARK: Calls

  static func notCallable(_ name: String, _ got: String) -> Diagnostic {
    Diagnostic("`\(name)` is \(got), not a function")
  }

  static var labelsLast: Diagnostic { Diagnostic("plain values stand before those with labels") }

  static func wrongCount(_ name: String, _ parameters: [String], got: Int) -> Diagnostic {
    let count = parameters.count == 1 ? "1 value" : "\(parameters.count) values"
    return Diagnostic(
      "`\(name)` takes \(count), here are \(got)",
      hint: "`\(name)(\(parameters.joined(separator: ", ")))`")
  }

  static func needsArgument(
    _ name: String, of function: Grammar.FunctionSignature
  ) -> Diagnostic {
    Diagnostic("`\(function.name)` needs `\(name)`", hint: "`\(function.usage)`")
  }

  static func tooMany(_ function: Grammar.FunctionSignature) -> Diagnostic {
    Diagnostic("`\(function.name)` takes no more values", hint: "`\(function.usage)`")
  }

  static func onlyLabels(_ function: Grammar.FunctionSignature) -> Diagnostic {
    Diagnostic("`\(function.name)` takes its values by label", hint: "`\(function.usage)`")
  }

  static func noLabel(
    _ label: String, _ function: Grammar.FunctionSignature, instead: String?, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      "`\(function.name)` has no `\(label)`",
      hint: instead ?? nearest.map(didYouMean) ?? "`\(function.usage)`")
  }

  // MARK: Where things stand

  static func handlersOnly(_ verb: String, event: String?) -> Diagnostic {
    Diagnostic(
      "the block of `\(verb)` holds `let`, `var` and `on` only",
      hint: event.map { "`on \($0) { ... }`" })
  }

  static var eventsElsewhere: Diagnostic {
    Diagnostic(
      "`on` belongs in the block of what has events",
      hint: "`recognizer drag pan on card { on began { ... } }`")
  }

  static func noEvent(
    _ name: String, of verb: String, _ events: [String], nearest: String?
  ) -> Diagnostic {
    let all = events.joined(separator: " ")
    return Diagnostic(
      "`\(verb)` has no event `\(name)`: `\(all)`", hint: nearest.map(didYouMean))
  }

  static func belongsAtTop(
    _ verb: String, movesClock: Bool, inBlockOf owner: String?
  ) -> Diagnostic {
    let place = owner.map { ", not in a block of `\($0)`" } ?? ""
    return movesClock
      ? Diagnostic("`\(verb)` moves the clock: it belongs at the prompt\(place)")
      : Diagnostic("`\(verb)` belongs at the prompt\(place)")
  }

  static var returnsNothing: Diagnostic {
    Diagnostic("`return` ends a function, a handler or a block that runs later: here is none")
  }

  static func valueAlone(_ text: String) -> Diagnostic {
    let short = text.count <= 30 && !text.contains("\n") && !text.contains("\"")
    return Diagnostic(
      "a value alone does nothing here",
      hint: short ? "`return \(text)`, or `note \"\\(\(text))\"`" : nil)
  }
}

extension ValueType {
  /// Instances of a type, for a hint.
  var instances: String? {
    switch self {
    case .time: "for instance `0.3s` or `300ms`"
    case .angle: "for instance `45deg` or `1rad`"
    case .length: "for instance `12pt` or `12`"
    case .moment: "for instance `0.5s` or `50%`"
    case .fraction: "for instance `0.4` or `40%`"
    case .color: "for instance `teal` or `#008080`"
    case .pair: "for instance `(100, 200)`"
    case .rect: "for instance `(0, 0, 100, 50)`"
    case .transform: "for instance `scale(2)` or `identity`"
    case .curve: "for instance `easeOut` or `spring(damping: 0.8)`"
    case .law: "for instance `spring(damping: 0.8, duration: 0.5s)`"
    case .oneOf(let types): types.lazy.compactMap(\.instances).first
    case .optional(let type), .query(let type, _), .list(let type): type.instances
    default: nil
    }
  }
}
