import Text

extension CheckRun {
  /// The type of an expression as far as it is known, with complaints about what is wrong in it.
  /// Nil where nothing is known.
  @discardableResult
  mutating func infer(_ expression: Expression, isSet: Bool = false) -> ValueType? {
    switch expression.kind {
    case .number(_, let unit): return unit.map(type(of:)) ?? .number
    case .text(let parts):
      for case .interpolation(let value) in parts { infer(value) }
      return .text
    case .color: return .color
    case .bool: return .bool
    case .none: return .optional(.value)
    case .name(let name): return infer(name: name, at: expression.range)
    case .word(let word):
      check(word: word, at: expression.range)
      return nil
    case .tuple(let parts): return infer(tuple: parts, at: expression.range)
    case .list(let elements): return infer(list: elements)
    case .prefix(let operation, let operand): return infer(operation, operand)
    case .chain(let first, let links): return infer(first, links, at: expression.range)
    case .conditional(let condition, let first, let second):
      return infer(condition, first, second)
    case .postfix(let base, let parts): return infer(base, parts, isSet: isSet)
    }
  }

  private func type(of unit: Unit) -> ValueType {
    switch unit {
    case .seconds, .milliseconds: .time
    case .degrees, .radians: .angle
    case .points: .length
    case .percent: .fraction
    }
  }

  private mutating func infer(name: String, at range: Range<Int>) -> ValueType? {
    if let found = find(name) {
      return found.type == .value || found.entry.parameters != nil ? nil : found.type
    }
    if let function = grammar.function(name) {
      if !isDeferred, !names.isOpen { add(.functionAsValue(function), at: range) }
      return nil
    }
    unknown(name, at: range)
    return nil
  }

  private mutating func check(word: String, at range: Range<Int>) {
    guard takes(.warning, at: range), !grammar.isWord(word) else { return }
    warn(.noSuchWord(word, nearest: nearest(to: word, in: grammar.allWords)), at: range)
  }

  private mutating func infer(tuple parts: [Expression], at range: Range<Int>) -> ValueType? {
    for part in parts { infer(part) }
    switch parts.count {
    case 2: return .pair
    case 4: return .rect
    default:
      add(.tupleOf(parts.count), at: range)
      return nil
    }
  }

  private mutating func infer(list elements: [Expression]) -> ValueType {
    var common: ValueType?
    var isMixed = false
    for element in elements {
      let type = infer(element)
      isMixed = isMixed || type == nil || (common ?? type) != type
      common = common ?? type
    }
    return .list(isMixed ? .value : common ?? .value)
  }

  private mutating func infer(
    _ condition: Expression, _ first: Expression, _ second: Expression
  ) -> ValueType? {
    let truth = infer(condition)
    if let truth, !accepts(.bool, truth) {
      add(.notATruth(describe(truth)), at: condition.range)
    }
    let (one, other) = (infer(first), infer(second))
    guard let one, let other else { return nil }
    if one == other { return one }
    if one == .optional(.value) { return .optional(other) }
    if other == .optional(.value) { return .optional(one) }
    return nil
  }

  private mutating func infer(_ operation: Operator, _ operand: Expression) -> ValueType? {
    guard let type = infer(operand) else { return nil }
    if operation == .not {
      if !accepts(.bool, type) { add(.notATruth(describe(type)), at: operand.range) }
      return .bool
    }
    switch type {
    case .text, .bool, .color, .object:
      add(.noSign(describe(type)), at: operand.range)
      return nil
    default: return type == .fraction ? .number : type
    }
  }
}

extension Grammar {
  /// Whether UIKit has a word: one of expressions, of an option, or a colour.
  func isWord(_ word: String) -> Bool {
    words.contains(word) || builtIn(word) != nil
      || verbs.contains { $0.words.contains { $0.contains(word) } }
  }

  var allWords: [String] {
    words + values.map(\.name) + colors + verbs.flatMap { $0.words.joined() }
  }
}

extension VerbSignature {
  /// The words of its operands and options.
  var words: [[String]] { (operands + options).map(\.type.words) }
}

extension ValueType {
  var words: [String] {
    switch self {
    case .word(let words), .words(let words): words
    case .oneOf(let types): types.flatMap(\.words)
    default: []
    }
  }
}
