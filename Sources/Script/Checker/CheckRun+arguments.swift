import Text

extension CheckRun {
  mutating func check(_ argument: Argument, of verb: VerbSignature) {
    switch argument.value {
    case .newName(_, let index):
      if let index { expect(.int, index, of: "the index of `\(verb.name)`") }
    case .word, .words, .text, .flag: break
    case .expression(let value): check(value, for: argument.name, of: verb)
    case .expressions(let values):
      for value in values { check(value, for: argument.name, of: verb) }
    }
  }

  private mutating func check(_ value: Expression, for name: String, of verb: VerbSignature) {
    guard let parameter = verb.operand(name) ?? verb.option(name) else { return }
    let isOption = verb.option(name) != nil
    let subject = isOption ? "`\(name)` of `\(verb.name)`" : "`\(verb.name)`"
    guard case .query(let type, let gives) = parameter.type else {
      return expect(parameter.type, value, of: subject)
    }
    if verb.movesClock { return expect(type, value, of: subject) }
    _ = later(given: given(gives, by: verb)) { $0.expect(type, value, of: subject) }
  }

  /// Looks over a value for a place that wants a type.
  mutating func expect(_ wanted: ValueType, _ value: Expression, of subject: String) {
    guard let type = infer(value) else { return }
    if wanted.takesPath, value.isMemberPath { return }
    if let fraction = fractionalLiteral(value), wanted == .int {
      return add(.wants(subject, .int, got: "`\(fraction)`"), at: value.range)
    }
    guard !accepts(wanted, type) else { return }
    if wanted == .law, case .curve = type {
      return add(.noDurationOfItsOwn(source.slice(value.range)), at: value.range)
    }
    add(.wants(subject, wanted, got: describe(type)), at: value.range)
  }

  private func fractionalLiteral(_ value: Expression) -> String? {
    guard case .number(let number, nil) = value.kind, number != number.rounded() else { return nil }
    return source.slice(value.range)
  }
}

extension ValueType {
  var takesPath: Bool {
    switch self {
    case .path: true
    case .oneOf(let types): types.contains(.path)
    default: false
    }
  }
}

extension Expression {
  /// A path to a member: what can be animated.
  var isMemberPath: Bool {
    if case .postfix = kind { isPath } else { false }
  }
}
