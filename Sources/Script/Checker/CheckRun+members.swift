import Text

/// A value on the way along its members.
struct Walked {
  var type: ValueType?
  /// The thing itself, if it is known by name: its own members are known then.
  var entry: CheckScope.Entry?
}

extension CheckRun {
  /// A value with its members, calls and indices.
  mutating func infer(
    _ base: Expression, _ parts: [Expression.Postfix], isSet: Bool
  ) -> ValueType? {
    let type = walked(base, parts).type
    let isPlain = if case .length? = type { !isSet } else { false }
    return isPlain ? nil : type
  }

  mutating func walked(_ base: Expression, _ parts: [Expression.Postfix]) -> Walked {
    var walked = Walked()
    var rest = parts[...]
    if case .name(let name) = base.kind, case .call(let arguments, let range)? = parts.first {
      walked.type = call(name, arguments, at: base.range.lowerBound..<range.upperBound)
      rest = rest.dropFirst()
    } else {
      walked.type = infer(base)
      if case .name(let name) = base.kind, let found = find(name), found.type != .value {
        walked.entry = found.entry
      }
    }
    for index in rest.indices {
      step(&walked, rest[index], isCalled: isCall(rest, after: index))
    }
    return walked
  }

  private func isCall(_ parts: ArraySlice<Expression.Postfix>, after index: Int) -> Bool {
    guard index + 1 < parts.endIndex, case .call = parts[index + 1] else { return false }
    return true
  }

  private mutating func step(
    _ walked: inout Walked, _ part: Expression.Postfix, isCalled: Bool
  ) {
    switch part {
    case .member(let name): walked = member(name, of: walked, isCalled: isCalled)
    case .index(let index, _):
      expect(.int, index, of: "an index")
      walked = Walked(type: walked.type.flatMap(element))
    case .call(let arguments, _):
      for argument in arguments { infer(argument.value) }
      walked = Walked()
    }
  }

  private func element(of type: ValueType) -> ValueType? {
    guard case .list(let element) = type, element != .value else { return nil }
    return element
  }

  private mutating func member(_ name: Name, of walked: Walked, isCalled: Bool) -> Walked {
    if let made = walked.entry?.members?.first(where: { $0.name == name.text }) {
      let type = made.isSettable || made.type == .value ? nil : made.type
      return Walked(type: type, entry: made)
    }
    guard let type = walked.type else { return Walked() }
    if let member = grammar.member(name.text, of: type) {
      return Walked(type: member == .value ? nil : member)
    }
    if isCertain(walked), grammar.table(of: type) != nil, takes(at: name.range) {
      add(noMember(name.text, of: walked, type), at: name.range)
    }
    return Walked()
  }

  /// Whether all members of a value are known: objects may have been given more in their blocks.
  private func isCertain(_ walked: Walked) -> Bool {
    switch walked.type {
    case .pair, .rect, .transform, .list: true
    case .object: walked.entry?.isWhole ?? false
    default: false
    }
  }

  private func noMember(_ name: String, of walked: Walked, _ type: ValueType) -> Diagnostic {
    let made = walked.entry?.members?.map(\.name) ?? []
    let all = grammar.table(of: type).map { grammar.allMembers(of: $0).map(\.name) } ?? []
    let owner = walked.entry.map { "`\($0.name)`" } ?? describe(type)
    return .noMember(name, of: owner, nearest: nearest(to: name, in: made + all))
  }
}
