import Motion
import Script
import Text
import UIKit

extension Interpreter {
  /// A value as a type of the table wants it; throws what is wanted and what came.
  func coerced(
    _ value: Value, to type: ValueType, named name: String, of verb: String? = nil, _ place: Place
  ) throws -> Value {
    if let result = converted(value, to: type) { return result }
    if value.isNone, place.source.slice(place.range) != "none" {
      throw Diagnostic.noneHere(
        place.source.slice(place.range), wanted: type.wanted, at: place)
    }
    let subject = verb.map { "`\(name)` of `\($0)`" } ?? "`\(name)`"
    throw Diagnostic(
      "\(subject) wants \(type.wanted), got \(value.kindWithArticle)", at: place,
      hint: type.instance.map { "for instance \($0)" })
  }

  /// The value as the type has it, or nil where it does not fit.
  func converted(_ value: Value, to type: ValueType) -> Value? {
    switch (type, value) {
    case (.value, _), (.path, _): return value
    case (.optional(let inner), _): return value.isNone ? Value.none : converted(value, to: inner)
    case (.oneOf(let types), _):
      for type in types { if let result = converted(value, to: type) { return result } }
      return nil
    case (.query(let inner, _), _): return converted(value, to: inner)
    case (.list(let inner), .list(let values)):
      let items = values.compactMap { converted($0, to: inner) }
      return items.count == values.count ? .list(items) : nil
    case (.list(let inner), _): return converted(value, to: inner).map { .list([$0]) }
    case (.object(let kind), _): return object(value, as: kind)
    case (_, .number(let number, let quantity)): return convertedNumber(number, quantity, to: type)
    case (.color, .word(let word)): return Self.color(named: word).map { .color($0) }
    case (.color, .color), (.bool, .bool), (.pair, .pair), (.rect, .rect),
      (.transform, .transform), (.curve, .curve), (.law, .curve):
      return value
    case (.text, .text): return value
    case (.text, _): return .text(printed(value))
    default: return nil
    }
  }

  private func convertedNumber(_ number: Double, _ quantity: Quantity, to type: ValueType) -> Value?
  {
    switch type {
    case .number: return quantity == .plain || quantity == .percent ? .plain(number) : nil
    case .int:
      guard quantity == .plain, let whole = Int(exactly: settled(number)) else { return nil }
      return .plain(Double(whole))
    case .time: return quantity == .plain || quantity == .time ? .time(number) : nil
    case .angle: return quantity == .plain || quantity == .angle ? .number(number, .angle) : nil
    case .length:
      return quantity == .plain || quantity == .length ? .number(number, .length) : nil
    case .fraction: return quantity == .plain || quantity == .percent ? .plain(number) : nil
    case .moment: return quantity == .time || quantity == .percent ? .number(number, quantity) : nil
    case .text: return .text(printed(number, quantity))
    default: return nil
    }
  }

  private func object(_ value: Value, as kind: String) -> Value? {
    switch (kind, value) {
    case ("view", .view), ("controller", .controller), ("animator", .animator),
      ("delegate", .delegate), ("property animator", .propertyAnimator),
      ("presentation", .presentation), ("recognizer", .recognizer),
      ("interactor", .interactor), ("layout", .layout):
      return value
    case ("navigation", .controller(let controller)):
      return controller is UINavigationController ? value : nil
    case ("tabs", .controller(let controller)):
      return controller is UITabBarController ? value : nil
    case ("collection", .controller(let controller)):
      return controller is ScriptCollectionController ? value : nil
    case ("detent", .word(let word)): return Detents.named(word) == nil ? nil : value
    case ("view", .controller(let controller)): return .optional(controller.view)
    case ("controller", .side(let side)): return side.controller.map { .controller($0) }
    default: return nil
    }
  }
}

extension ValueType {
  /// How messages ask for it: `a time`.
  var wanted: String {
    switch self {
    case .number: return "a plain number"
    case .int: return "a whole number"
    case .time: return "a time"
    case .angle: return "an angle"
    case .length: return "a length"
    case .fraction: return "a fraction"
    case .moment: return "a time or a percentage"
    case .bool: return "true or false"
    case .text: return "a text"
    case .color: return "a color"
    case .pair: return "a point or size"
    case .rect: return "a rect"
    case .transform: return "a transform"
    case .curve: return "a curve"
    case .law: return "a law: a curve with a duration of its own"
    case .value, .path: return "a value"
    case .object(let kind): return ("aeiou".contains(kind.first ?? " ") ? "an " : "a ") + kind
    case .list(let inner): return "a list: each " + inner.wanted
    case .optional(let inner): return inner.wanted + " or none"
    case .oneOf(let types): return types.map(\.wanted).joined(separator: " or ")
    case .word(let words), .words(let words): return "one of " + words.joined(separator: ", ")
    case .name: return "a new name"
    case .query(let inner, _): return inner.wanted
    }
  }

  /// One or two that would do.
  var instance: String? {
    switch self {
    case .time: return "`0.3s` or `300ms`"
    case .angle: return "`45deg` or `1rad`"
    case .length: return "`12` or `12pt`"
    case .fraction: return "`0.4` or `40%`"
    case .moment: return "`0.5s` or `50%`"
    case .color: return "`teal` or `#008080`"
    case .pair: return "`(10, 20)`"
    case .rect: return "`(0, 0, 100, 100)`"
    case .transform: return "`scale(2)`"
    case .optional(let inner), .query(let inner, _): return inner.instance
    default: return nil
    }
  }
}
