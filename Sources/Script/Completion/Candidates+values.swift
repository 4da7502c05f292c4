import Text

extension Candidates {
  /// Names whose kind fits, functions that give the type, `none`.
  mutating func addValues(_ type: ValueType?) {
    if let type, run.accepts(type, .bool), type.isNarrow {
      add("true", "bool", "")
      add("false", "bool", "")
    }
    addNames(type)
    for function in grammar.functions where gives(function, type) {
      add("\(function.name)(", function.result.text, CandidateText.function(function))
    }
    if let type, run.accepts(type, .optional(.value)), type.isNarrow {
      add("none", type.text, CandidateText.none)
    }
  }

  /// Names in reach; those of whose kind nothing is known stand last.
  mutating func addNames(_ type: ValueType?, withColors: Bool = true) {
    let reach = run.entriesInReach(withColors: withColors).filter { fits($0.entry.type, type) }
    for (entry, summary) in reach where entry.type != .value { add(entry, summary) }
    for (entry, summary) in reach where entry.type == .value { add(entry, summary) }
    guard type != nil else { return }
    for (entry, summary) in run.entriesInReach(withColors: false) {
      if case .object = entry.type { addWay(entry.name, entry.type.text, summary) }
    }
  }

  private mutating func add(_ entry: CheckScope.Entry, _ summary: String) {
    if let parameters = entry.parameters {
      let usage = "\(entry.name)(\(parameters.joined(separator: ", ")))"
      add("\(entry.name)(", "function", usage)
    } else {
      add(entry.name, entry.type.text, summary)
    }
  }

  private func fits(_ type: ValueType, _ wanted: ValueType?) -> Bool {
    guard let wanted, wanted.isNarrow else { return true }
    if type == .value { return true }
    if wanted.takesPath, case .object = type { return true }
    return run.accepts(wanted, type)
  }

  /// Whether a function's value fits. Those that give what they are given, a time for a time, fit
  /// where a number or a point is wanted.
  private func gives(_ function: Grammar.FunctionSignature, _ wanted: ValueType?) -> Bool {
    guard let wanted, wanted.isNarrow else { return true }
    return function.result == .value ? wanted.isNumeric : run.accepts(wanted, function.result)
  }

  mutating func addWords(_ type: ValueType?) {
    let own = type?.words ?? []
    for word in own { add(word, "word", "") }
    if own.isEmpty, let type, type.isNarrow, run.accepts(type, .color) {
      for color in grammar.colors { add(color, "color", "") }
    }
    if own.isEmpty { for word in grammar.words { add(word, "word", CandidateText.word) } }
  }

  /// Members of a value: those made in its block first.
  mutating func addMembers(of value: Expression) {
    let (type, made) = run.walk(value)
    for entry in made { add(entry.name, entry.type.text, CandidateText.madeInItsBlock) }
    guard let type, let table = grammar.table(of: type) else { return }
    for member in grammar.allMembers(of: table) {
      add(member.name, member.type.text, CandidateText.member(of: table.kind))
    }
  }
}

extension ValueType {
  /// It says what may stand there: not any value.
  var isNarrow: Bool {
    switch self {
    case .value: false
    case .oneOf(let types): types.allSatisfy(\.isNarrow)
    case .query(let type, _): type.isNarrow
    default: true
    }
  }

  var isNumeric: Bool {
    switch self {
    case .number, .int, .time, .angle, .length, .fraction, .moment, .pair: true
    case .optional(let type), .query(let type, _): type.isNumeric
    case .oneOf(let types): types.contains(where: \.isNumeric)
    default: false
    }
  }
}
