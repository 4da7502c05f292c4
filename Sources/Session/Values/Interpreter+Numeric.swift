import Motion
import Script
import Text
import UIKit

extension Interpreter {
  /// Functions of numbers: the quantity of the first argument is kept where that makes sense.
  func callNumeric(_ given: CallArguments) throws -> Value? {
    switch given.function {
    case "abs": return try keeping(given) { $0.magnitude }
    case "floor": return try keeping(given) { $0.rounded(.down) }
    case "ceil": return try keeping(given) { $0.rounded(.up) }
    case "round": return try keeping(given) { $0.rounded() }
    case "sign": return .plain(signOf(try given.number(0, "x")))
    case "sqrt": return .plain(try checked(given, try given.number(0, "x").squareRoot()))
    case "exp": return .plain(try checked(given, exp(try given.number(0, "x"))))
    case "log": return .plain(try checked(given, log(try given.number(0, "x"))))
    case "sin": return .plain(sin(try given.number(0, "a")))
    case "cos": return .plain(cos(try given.number(0, "a")))
    case "tan": return .plain(try checked(given, tan(try given.number(0, "a"))))
    case "atan2":
      return .number(atan2(try given.number(0, "y"), try given.number(1, "x")), .angle)
    case "pow":
      return .plain(try checked(given, pow(try given.number(0, "x"), try given.number(1, "y"))))
    case "hypot": return .plain(hypot(try given.number(0, "x"), try given.number(1, "y")))
    case "min": return try extreme(given) { $0 < $1 }
    case "max": return try extreme(given) { $0 > $1 }
    case "clamp": return try clamped(given)
    case "lerp": return try interpolated(given)
    default: return nil
    }
  }

  private func signOf(_ number: Double) -> Double { number > 0 ? 1 : number < 0 ? -1 : 0 }

  private func checked(_ given: CallArguments, _ number: Double) throws -> Double {
    try finite(number, given.place)
  }

  private func keeping(_ given: CallArguments, _ function: (Double) -> Double) throws -> Value {
    guard let (value, _) = given.value(0, "x") else { throw given.missing("x") }
    if case .pair(let x, let y) = value, given.function == "abs" {
      return .pair(function(x), function(y))
    }
    let number = try given.number(0, "x")
    guard case .number(_, let quantity) = value else { return .plain(function(number)) }
    return .number(function(number), quantity)
  }

  private func extreme(_ given: CallArguments, _ precedes: (Double, Double) -> Bool) throws -> Value
  {
    var values = given.positional
    if values.count == 1, case .list(let items) = values[0].value {
      let place = values[0].place
      values = items.map { ($0, place) }
    }
    guard var best = values.first else { throw given.missing("a") }
    guard best.value.numeric != nil else {
      throw Diagnostic.wants("a number", got: best.value, at: best.place)
    }
    for candidate in values.dropFirst() {
      guard case .number(let number, let quantity) = candidate.value,
        case .number(let bestNumber, let bestQuantity) = best.value
      else { throw Diagnostic.wants("a number", got: candidate.value, at: candidate.place) }
      try compatible(quantity, bestQuantity, best.value, candidate.value, given.place)
      if precedes(number, bestNumber) {
        best = (.number(number, quantity == .plain ? bestQuantity : quantity), candidate.place)
      }
    }
    return best.value
  }

  private func clamped(_ given: CallArguments) throws -> Value {
    let low = try given.number(1, "low")
    let high = try given.number(2, "high")
    return try keeping(given) { min(max($0, low), max(low, high)) }
  }

  private func interpolated(_ given: CallArguments) throws -> Value {
    guard let (a, _) = given.value(0, "a"), let (b, _) = given.value(1, "b") else {
      throw given.missing("b")
    }
    let t = try given.number(2, "t")
    if case .pair(let ax, let ay) = a, case .pair(let bx, let by) = b {
      return .pair(ax + (bx - ax) * t, ay + (by - ay) * t)
    }
    let (x, y) = (try given.number(0, "a"), try given.number(1, "b"))
    guard case .number(_, let quantity) = a else { return .plain(x + (y - x) * t) }
    return .number(try finite(x + (y - x) * t, given.place), quantity)
  }
}
