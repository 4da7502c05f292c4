import Motion
import Script
import Text
import UIKit

extension Interpreter {
  func evaluate(_ expression: Expression, _ frame: Frame) throws -> Value {
    try spend(frame, expression.range)
    return try nested(frame, expression.range) { try evaluateNow(expression, frame) }
  }

  private func evaluateNow(_ expression: Expression, _ frame: Frame) throws -> Value {
    switch expression.kind {
    case .number(let number, let unit): return literal(number, unit)
    case .text(let parts): return .text(try text(parts, frame))
    case .color(let code): return .color(ColorComponents(code: code))
    case .bool(let truth): return .bool(truth)
    case .none: return .none
    case .name(let name): return try named(name, expression, frame)
    case .word(let word): return .word(word)
    case .tuple(let parts): return try tuple(parts, expression, frame)
    case .list(let items):
      return try list(
        try items.map { try evaluate($0, frame) }, at: frame.place(expression.range))
    case .prefix(let operation, let operand): return try prefix(operation, operand, frame)
    case .chain(let first, let links): return try chain(first, links, frame)
    case .conditional(let condition, let yes, let no):
      return try evaluate(try truth(condition, frame) ? yes : no, frame)
    case .postfix(let base, let parts): return try postfix(base, parts, expression, frame)
    }
  }

  private func literal(_ number: Double, _ unit: Unit?) -> Value {
    switch unit {
    case nil: return .number(number, .plain)
    case .seconds: return .number(number, .time)
    case .milliseconds: return .number(number / 1000, .time)
    case .degrees: return .number(number * Double.pi / 180, .angle)
    case .radians: return .number(number, .angle)
    case .points: return .number(number, .length)
    case .percent: return .number(number / 100, .percent)
    }
  }

  func text(_ parts: [Expression.TextPart], _ frame: Frame) throws -> String {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .interpolation(let expression):
        text += interpolated(try evaluate(expression, frame))
        guard text.utf8.count <= Bounds.textLength else {
          throw Diagnostic.textTooLong(at: frame.place(expression.range))
        }
      }
    }
    return text
  }

  private func tuple(
    _ parts: [Expression], _ expression: Expression, _ frame: Frame
  ) throws -> Value {
    let numbers = try parts.map { part -> Double in
      let value = try evaluate(part, frame)
      guard case .number(let number, let quantity) = value,
        quantity == .plain || quantity == .length || quantity == .percent
      else { throw Diagnostic.wants("a number", got: value, at: frame.place(part.range)) }
      return number
    }
    switch numbers.count {
    case 2: return .pair(numbers[0], numbers[1])
    case 4:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    default: throw Diagnostic.tuple(of: numbers.count, at: frame.place(expression.range))
    }
  }

  private func prefix(_ operation: Operator, _ operand: Expression, _ frame: Frame) throws
    -> Value
  {
    let value = try evaluate(operand, frame)
    switch (operation, value) {
    case (.not, .bool(let truth)): return .bool(!truth)
    case (.minus, .number(let number, let quantity)): return .number(-number, quantity)
    case (.minus, .pair(let x, let y)): return .pair(-x, -y)
    case (.plus, .number), (.plus, .pair): return value
    case (.not, _):
      throw Diagnostic.wants("a truth value", got: value, at: frame.place(operand.range))
    default: throw Diagnostic.wants("a number", got: value, at: frame.place(operand.range))
    }
  }

  private func chain(_ first: Expression, _ links: [Expression.Link], _ frame: Frame) throws
    -> Value
  {
    if let link = links.first, link.operation == .or || link.operation == .and {
      return try shortCircuit(first, links, stopAt: link.operation == .or, frame)
    }
    var result = try evaluate(first, frame)
    var range = first.range
    for link in links {
      let right = try evaluate(link.operand, frame)
      range = range.lowerBound..<max(range.upperBound, link.operand.range.upperBound)
      try spend(frame, link.operationRange)
      result = try combine(
        result, link.operation, right, at: frame.place(range), frame.place(link.operand.range))
    }
    return result
  }

  private func shortCircuit(
    _ first: Expression, _ links: [Expression.Link], stopAt stop: Bool, _ frame: Frame
  ) throws -> Value {
    if try truth(first, frame) == stop { return .bool(stop) }
    for link in links where try truth(link.operand, frame) == stop { return .bool(stop) }
    return .bool(!stop)
  }

  private func named(_ name: String, _ expression: Expression, _ frame: Frame) throws -> Value {
    if let value = frame.scope.lookUp(name) { return value }
    if let value = try builtIn(name, frame, frame.place(expression.range)) { return value }
    throw Diagnostic.unknownName(
      name, near: frame.scope.visibleNames + Grammar.segue.values.map(\.name),
      at: frame.place(expression.range))
  }

  private func postfix(
    _ base: Expression, _ parts: [Expression.Postfix], _ expression: Expression, _ frame: Frame
  ) throws -> Value {
    var rest = parts[...]
    var value: Value
    var range = base.range
    if case .name(let name) = base.kind, case .call(let arguments, let callRange)? = rest.first {
      range = range.lowerBound..<callRange.upperBound
      value = try call(name, arguments, frame, frame.place(range))
      rest = rest.dropFirst()
    } else if let start = frame.paths?.start(of: expression, base, parts, frame, self) {
      value = start.value
      rest = rest.dropFirst(start.count)
      range = range.lowerBound..<start.end
    } else {
      value = try evaluate(base, frame)
    }
    while let part = rest.first {
      rest = rest.dropFirst()
      try spend(frame, range)
      switch part {
      case .member(let name):
        range = range.lowerBound..<name.range.upperBound
        if case .call(let arguments, let callRange)? = rest.first {
          rest = rest.dropFirst()
          range = range.lowerBound..<callRange.upperBound
          value = try callMember(name.text, of: value, arguments, frame, frame.place(range))
        } else {
          value = try member(name.text, of: value, frame, frame.place(range))
        }
      case .index(let index, let indexRange):
        range = range.lowerBound..<indexRange.upperBound
        value = try element(of: value, at: index, frame, frame.place(range))
      case .call(_, let callRange):
        range = range.lowerBound..<callRange.upperBound
        guard case .curve = value, case .call(let arguments, _) = part else {
          throw Diagnostic.notCallable(value, at: frame.place(range))
        }
        value = try sample(value, arguments, frame, frame.place(range))
      }
    }
    guard isFinite(value) else { throw Diagnostic.notFinite(at: frame.place(range)) }
    return value
  }

  private func element(
    of value: Value, at index: Expression, _ frame: Frame, _ place: Place
  ) throws -> Value {
    guard case .list(let values) = value else {
      throw Diagnostic.wants("a list", got: value, at: place)
    }
    let position = try wholeNumber(try evaluate(index, frame), at: frame.place(index.range))
    guard values.indices.contains(position) else {
      throw Diagnostic.outside(position, count: values.count, at: place)
    }
    return values[position]
  }

  func wholeNumber(_ value: Value, at place: Place) throws -> Int {
    guard case .number(let number, .plain) = value, let whole = Int(exactly: settled(number)) else {
      throw Diagnostic.wants("a whole number", got: value, at: place)
    }
    return whole
  }
}

extension ColorComponents {
  /// From 0xRRGGBBAA.
  init(code: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((code >> shift) & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
