import Script
import Text
import UIKit

extension Interpreter {
  /// `left operation right`; the place is that of both, for the message.
  func combine(
    _ left: Value, _ operation: Operator, _ right: Value, at place: Place, _ rightPlace: Place
  ) throws -> Value {
    switch operation {
    case .plus, .minus, .times, .over, .remainder:
      return try arithmetic(left, operation, right, place)
    case .equal, .notEqual:
      return .bool(try equals(left, right, place) == (operation == .equal))
    case .about: return .bool(try isAbout(left, right, within: nil, place).holds)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try compare(left, operation, right, place))
    case .closedRange, .halfOpenRange:
      return try range(left, right, isClosed: operation == .closedRange, place)
    case .or, .and, .not: return .none
    }
  }

  private func arithmetic(
    _ left: Value, _ operation: Operator, _ right: Value, _ place: Place
  ) throws -> Value {
    switch (left, right) {
    case (.number(let a, let qa), .number(let b, let qb)):
      let quantity = try resultQuantity(qa, operation, qb, left, right, place)
      return .number(try apply(operation, a, b, place), quantity)
    case (.pair(let ax, let ay), .pair(let bx, let by)):
      return .pair(
        try apply(operation, ax, bx, place), try apply(operation, ay, by, place))
    case (.pair(let x, let y), .number(let n, _)) where operation == .times || operation == .over:
      return .pair(try apply(operation, x, n, place), try apply(operation, y, n, place))
    case (.number(let n, _), .pair(let x, let y)) where operation == .times:
      return .pair(try apply(operation, n, x, place), try apply(operation, n, y, place))
    case (.rect(let a), .rect(let b)):
      return .rect(try combineParts(a, b, operation, place))
    case (.rect(let a), .number(let n, _)) where operation == .times || operation == .over:
      let all = CGRect(x: n, y: n, width: n, height: n)
      return .rect(try combineParts(a, all, operation, place))
    case (.number(let n, _), .rect(let b)) where operation == .times:
      let all = CGRect(x: n, y: n, width: n, height: n)
      return .rect(try combineParts(all, b, operation, place))
    case (.text, _), (_, .text): throw Diagnostic.textsAreNotAdded(at: place)
    default: throw Diagnostic.cannotCombine(left, operation, right, at: place)
    }
  }

  private func combineParts(
    _ a: CGRect, _ b: CGRect, _ operation: Operator, _ place: Place
  ) throws -> CGRect {
    func part(_ x: CGFloat, _ y: CGFloat) throws -> Double {
      try apply(operation, Double(x), Double(y), place)
    }
    return CGRect(
      x: try part(a.origin.x, b.origin.x), y: try part(a.origin.y, b.origin.y),
      width: try part(a.size.width, b.size.width), height: try part(a.size.height, b.size.height))
  }

  private func apply(_ operation: Operator, _ a: Double, _ b: Double, _ place: Place) throws
    -> Double
  {
    let result: Double
    switch operation {
    case .plus: result = a + b
    case .minus: result = a - b
    case .times: result = a * b
    case .over, .remainder:
      guard b != 0 else { throw Diagnostic.divisionByZero(at: place) }
      result = operation == .over ? a / b : a.truncatingRemainder(dividingBy: b)
    default: return .nan
    }
    return try finite(result, place)
  }

  func finite(_ number: Double, _ place: Place) throws -> Double {
    guard number.isFinite else { throw Diagnostic.notFinite(at: place) }
    return number
  }

  /// Different units are neither added nor compared; a plain number takes the other's unit.
  private func resultQuantity(
    _ a: Quantity, _ operation: Operator, _ b: Quantity, _ left: Value, _ right: Value,
    _ place: Place
  ) throws -> Quantity {
    let (a, b) = (a == .percent ? .plain : a, b == .percent ? .plain : b)
    switch operation {
    case .plus, .minus, .remainder:
      if a == b || b == .plain { return a }
      if a == .plain { return b }
    case .times:
      if a == .plain { return b }
      if b == .plain { return a }
    case .over:
      if a == b { return .plain }
      if b == .plain { return a }
    default: return .plain
    }
    throw Diagnostic.cannotCombine(left, operation, right, at: place)
  }

  private func compare(
    _ left: Value, _ operation: Operator, _ right: Value, _ place: Place
  ) throws -> Bool {
    guard case .number(let a, let qa) = left, case .number(let b, let qb) = right else {
      throw Diagnostic.cannotCompare(left, right, at: place)
    }
    try compatible(qa, qb, left, right, place)
    // Limits that differ in the twelfth digit only are equal: the same branch on every machine.
    let (x, y) = (settled(a), settled(b))
    switch operation {
    case .less: return x < y
    case .lessOrEqual: return x <= y
    case .greater: return x > y
    default: return x >= y
    }
  }

  func compatible(
    _ a: Quantity, _ b: Quantity, _ left: Value, _ right: Value, _ place: Place
  ) throws {
    let plainish: Set<Quantity> = [.plain, .percent]
    if a == b || plainish.contains(a) || plainish.contains(b) { return }
    throw Diagnostic.cannotCompare(left, right, at: place)
  }

  private func range(_ left: Value, _ right: Value, isClosed: Bool, _ place: Place) throws -> Value
  {
    let low = try wholeNumber(left, at: place)
    let high = try wholeNumber(right, at: place)
    let end = isClosed ? high : high - 1
    guard low <= end else { return .list([]) }
    let (count, overflows) = end.subtractingReportingOverflow(low)
    guard !overflows, count < 100_000 else { throw Diagnostic.rangeTooLong(at: place) }
    return .list((low...end).map { .plain(Double($0)) })
  }

  func listValues(_ value: Value, _ expression: Expression, _ frame: Frame) throws -> [Value] {
    guard case .list(let values) = value else {
      throw Diagnostic.wants("a list", got: value, at: frame.place(expression.range))
    }
    return values
  }
}
