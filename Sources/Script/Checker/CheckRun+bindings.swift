import Text

extension CheckRun {
  /// `let` and `var`. In a block of handlers a `let` is worked out at each event, with its names; a
  /// `var` once, without them.
  mutating func bind(_ name: Name, to value: Expression, isVariable: Bool) {
    var type: ValueType?
    if case .block(.handlers) = contexts[current].kind {
      type = isVariable ? masking(current) { $0.infer(value) } : later { $0.infer(value) }
    } else {
      type = infer(value)
    }
    let entry = CheckScope.Entry(name.text, type ?? .value, isSettable: isVariable)
    declare(entry, at: name.range)
    if contexts[current].isOwner { make(entry, in: current, at: name.range) }
  }

  private mutating func masking<T>(_ context: Int, _ body: (inout CheckRun) -> T) -> T {
    let outside = masked
    masked = context
    defer { masked = outside }
    return body(&self)
  }

  /// Looks over what is worked out after the statement.
  mutating func later<T>(
    given: [CheckScope.Entry] = [], _ body: (inout CheckRun) -> T?
  ) -> T? {
    var result: T?
    inside(.event(isQuestion: true), given: given) { result = body(&$0) }
    return result
  }

  /// Makes a name in the current block; at the top it replaces.
  mutating func declare(_ entry: CheckScope.Entry, at range: Range<Int>) {
    if case .top = contexts[current].kind { return names.declare(entry) }
    if let first = contexts[current].places[entry.name] {
      var diagnostic = Diagnostic.declaredTwice(entry.name)
      diagnostic.notes = [Diagnostic.Note(Diagnostic.declaredHere, at: Place(source, first))]
      add(diagnostic, at: range)
    }
    contexts[current].places[entry.name] = range
    contexts[current].own[entry.name] = entry
  }

  /// Makes the name of a builder, for the nearest block that is none of `if for while`.
  mutating func build(_ entry: CheckScope.Entry, at range: Range<Int>) {
    let block = nearestBlock
    if case .top = contexts[block].kind { return names.declare(entry) }
    if case .block(.members) = contexts[block].kind {
      if block == current, !entry.isList, contexts[block].places[entry.name] != nil {
        add(.declaredTwice(entry.name), at: range)
      }
      contexts[block].places[entry.name] = range
      contexts[block].members[entry.name] = entry
    } else {
      contexts[block].own[entry.name] = entry
    }
    guard let owner = enclosing(block).first(where: { contexts[$0].isOwner }) else { return }
    make(entry, in: owner, at: range)
  }

  /// Adds a member to what an owner's block belongs to, whose own members keep their names.
  private mutating func make(_ entry: CheckScope.Entry, in owner: Int, at range: Range<Int>) {
    if let verb = contexts[owner].verb, let kind = grammar.verb(verb)?.makes,
      grammar.member(entry.name, of: kind) != nil
    {
      add(.ownMember(entry.name, of: ownerName(owner)), at: range)
    }
    contexts[owner].made.removeAll { $0.name == entry.name }
    contexts[owner].made.append(entry)
  }

  private func ownerName(_ owner: Int) -> String { contexts[owner].ownerName ?? "it" }

  // MARK: Assignments

  mutating func assign(_ value: Expression, to path: Expression, isPlain: Bool) {
    let type = infer(value)
    guard case .name(let name) = path.kind else {
      let wanted = infer(path, isSet: true)
      if isPlain, let wanted, let type, !accepts(wanted, type) {
        let text = source.slice(path.range)
        add(.wants("`\(text)`", wanted, got: describe(type)), at: value.range)
      }
      return
    }
    guard let found = find(name) else {
      if grammar.function(name) == nil, !names.isOpen, !isDeferred {
        return add(.notDeclared(name, value: source.slice(value.range)), at: path.range)
      }
      return unknown(name, at: path.range)
    }
    if found.entry.isSettable || found.isLater { return }
    switch found.origin {
    case .builtIn where isDeferred: return
    case .builtIn: add(.builtInFixed(name), at: path.range)
    case .given: add(.givenFixed(name), at: path.range)
    case .own, .member, .session: add(fixed(found.entry), at: path.range)
    }
  }

  private func fixed(_ entry: CheckScope.Entry) -> Diagnostic {
    switch entry.type {
    case .object where entry.members != nil || entry.parameters != nil:
      return .madeFixed(entry.name, what: describe(entry.type))
    default: return .letFixed(entry.name)
    }
  }
}
