import Text

extension CheckRun {
  /// `name(...)`: looks for what can be called and passes over the rest.
  mutating func call(
    _ name: String, _ arguments: [Expression.CallArgument], at range: Range<Int>
  ) -> ValueType? {
    for argument in arguments { infer(argument.value) }
    let nameRange = range.lowerBound..<range.lowerBound + name.utf8.count
    checkLabels(of: arguments)
    if let found = find(name, from: current, where: { canCall($0, with: arguments) }) {
      if let parameters = found.entry.parameters, !found.isLater {
        checkCount(of: arguments, name, parameters, at: range)
      }
      return nil
    }
    if let function = grammar.function(name) {
      check(arguments, of: function, at: range)
      return function.result == .value ? nil : function.result
    }
    if let found = find(name) {
      if found.type != .value { add(.notCallable(name, describe(found.type)), at: nameRange) }
      return nil
    }
    unknown(name, at: nameRange, isCall: true)
    return nil
  }

  /// Functions and curves can be called, and what is not known may be; a given name only with a
  /// label that the function of its name does not have: `velocity(in: v)`.
  private func canCall(_ found: Found, with arguments: [Expression.CallArgument]) -> Bool {
    if found.entry.parameters != nil { return true }
    if found.origin == .given {
      let labels = grammar.function(found.entry.name)?.parameters.map(\.name) ?? []
      return arguments.contains { $0.label.map { !labels.contains($0.text) } ?? false }
    }
    switch found.type {
    case .value, .curve, .law: return true
    case .oneOf(let types): return types.contains(.curve)
    default: return false
    }
  }

  private mutating func checkLabels(of arguments: [Expression.CallArgument]) {
    var seen: [String] = []
    for argument in arguments {
      guard let label = argument.label else {
        if !seen.isEmpty { return add(.labelsLast, at: argument.value.range) }
        continue
      }
      if seen.contains(label.text) { return add(.givenTwice(label.text), at: label.range) }
      seen.append(label.text)
    }
  }

  private mutating func checkCount(
    of arguments: [Expression.CallArgument], _ name: String, _ parameters: [String],
    at range: Range<Int>
  ) {
    guard arguments.count != parameters.count else { return }
    add(.wrongCount(name, parameters, got: arguments.count), at: range)
  }

  private mutating func check(
    _ arguments: [Expression.CallArgument], of function: Grammar.FunctionSignature,
    at range: Range<Int>
  ) {
    let open = function.parameters.filter { !$0.isLabelled }
    let plain = arguments.prefix { $0.label == nil }
    if plain.count > open.count, !function.isVariadic {
      let extra = plain[plain.startIndex + open.count]
      return add(
        open.isEmpty ? .onlyLabels(function) : .tooMany(function), at: extra.value.range)
    }
    var given = open.prefix(plain.count).map(\.name)
    for label in arguments.compactMap(\.label) {
      guard function.parameters.contains(where: { $0.name == label.text }) else {
        let names = function.parameters.map(\.name)
        return add(
          .noLabel(
            label.text, function, instead: function.missing.first { $0.word == label.text }?.answer,
            nearest: nearest(to: label.text, in: names)),
          at: label.range)
      }
      if given.contains(label.text) { return add(.givenTwice(label.text), at: label.range) }
      given.append(label.text)
    }
    let missing = open.first { $0.defaultText == nil && !given.contains($0.name) }
    if let missing, !(function.isVariadic && !given.isEmpty) {
      add(.needsArgument(missing.name, of: function), at: range)
    }
  }
}

extension Grammar.FunctionSignature {
  /// `bezier(x1, y1, x2, y2)`, `spring(damping:, duration:, ...)`
  package var usage: String {
    let texts = parameters.map { parameter in
      if parameter.isLabelled { return "\(parameter.name):" }
      return parameter.defaultText.map { "\(parameter.name) = \($0)" } ?? parameter.name
    }
    return "\(name)(\((texts + (isVariadic ? ["..."] : [])).joined(separator: ", ")))"
  }
}
