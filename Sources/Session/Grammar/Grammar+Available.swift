package import Script

/// What of the language this version cannot do yet. The grammar holds all of it, so that every
/// script can be read; help and completion show what is there, and the rest is refused by name.
enum NotYet {
  /// Options by verb.
  static func options(of verb: String) -> [String] {
    switch verb {
    case "collection": return ["layoutToLayout"]
    case "start": return ["to"]
    case "show": return ["at", "frames", "from", "to"]
    default: return []
    }
  }

  /// Words of an operand by verb.
  static func words(of verb: String) -> [String] {
    switch verb {
    case "show": return ["screen"]
    default: return []
    }
  }

  /// Events by verb.
  static func events(of verb: String) -> [String] {
    switch verb {
    case "controller", "collection": return ["detent"]
    case "delegate": return ["shouldDismiss", "didDismiss"]
    default: return []
    }
  }

  static let functions = [
    "gravity", "collision", "attachment", "snap", "push", "dynamicItem",
  ]
  static let values: [String] = []

  /// Members by kind.
  static func members(of kind: String) -> [String] {
    kind == "collection" ? ["progress", "transitionProgress"] : []
  }
}

extension Grammar {
  /// The part of the language that this version can do: what help and completion offer.
  @MainActor package static let available = segue.restricted()

  @MainActor
  private func restricted() -> Grammar {
    Grammar(
      verbs: verbs.filter { Session.canDo($0.name) }.map(\.restricted),
      values: values.filter { !NotYet.values.contains($0.name) }, colors: colors,
      functions: functions.filter { !NotYet.functions.contains($0.name) },
      members: members.map(\.restricted),
      given: given, words: words, synonyms: synonyms)
  }
}

extension VerbSignature {
  fileprivate var restricted: VerbSignature {
    var verb = self
    let options = NotYet.options(of: name)
    verb.options.removeAll { options.contains($0.name) }
    verb.operands = operands.compactMap { $0.without(words: NotYet.words(of: name)) }
    let events = NotYet.events(of: name)
    verb.block?.events.removeAll { events.contains($0.name) }
    return verb
  }
}

extension Grammar.MemberTable {
  fileprivate var restricted: Grammar.MemberTable {
    let missing = NotYet.members(of: kind)
    return Grammar.MemberTable(
      kind: kind, parent: parent, entries: entries.filter { !missing.contains($0.name) })
  }
}

extension Parameter {
  /// Without words that cannot be said yet; nil where none is left.
  fileprivate func without(words missing: [String]) -> Parameter? {
    guard case .word(let words) = type, !missing.isEmpty else { return self }
    let rest = words.filter { !missing.contains($0) }
    guard !rest.isEmpty else { return nil }
    var parameter = self
    parameter.type = .word(rest)
    return parameter
  }
}
