import Text
import UIKit

extension Interpreter {
  /// `==`: numbers within 0.000001 * max(1, |b|) (an alpha is single precision), objects by
  /// identity, else exactly.
  func equals(_ left: Value, _ right: Value, _ place: Place) throws -> Bool {
    switch (left, right) {
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.bool(let a), .bool(let b)): return a == b
    case (.text(let a), .text(let b)): return a == b
    case (.text(let a), .word(let b)), (.word(let a), .text(let b)): return a == b
    case (.word(let a), .word(let b)): return a == b
    case (.color(let a), .word(let b)), (.word(let b), .color(let a)):
      guard let color = Self.color(named: b) else { return false }
      return parts(.color(a)) == parts(.color(color))
    case (.curve(let a), .curve(let b)): return a == b
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      for (x, y) in zip(a, b) where try !equals(x, y, place) { return false }
      return true
    default: break
    }
    if let a = object(left), let b = object(right) { return a === b }
    if case .number(_, let qa) = left, case .number(_, let qb) = right {
      try compatible(qa, qb, left, right, place)
    }
    guard let a = parts(left), let b = parts(right), a.count == b.count else {
      throw Diagnostic.cannotCompare(left, right, at: place)
    }
    return zip(a, b).allSatisfy { ($0 - $1).magnitude <= 1e-6 * max(1, $1.magnitude) }
  }

  /// `~=`, with the largest distance and what was allowed.
  func isAbout(_ left: Value, _ right: Value, within: Value?, _ place: Place) throws -> (
    holds: Bool, off: Double, allowed: Double
  ) {
    if case .number(_, let qa) = left, case .number(_, let qb) = right {
      try compatible(qa, qb, left, right, place)
    }
    guard let a = parts(left), let b = parts(right), a.count == b.count else {
      throw Diagnostic.cannotCompare(left, right, at: place)
    }
    var worst = (off: 0.0, allowed: 0.0)
    var holds = true
    for (x, y) in zip(a, b) {
      let off = settled((x - y).magnitude)
      let allowed = allowance(within, y)
      if off > allowed * (1 + 1e-9) { holds = false }
      if off >= worst.off { worst = (off, allowed) }
    }
    return (holds, worst.off, worst.allowed)
  }

  private func allowance(_ within: Value?, _ target: Double) -> Double {
    switch within {
    case .number(let fraction, .percent): return fraction * target.magnitude
    case .number(let number, _): return number
    default: return settings.tolerance * max(1, target.magnitude)
    }
  }

  /// The numbers of a value that is made of numbers.
  func parts(_ value: Value) -> [Double]? {
    switch value {
    case .number(let number, _): return [number]
    case .pair(let x, let y): return [x, y]
    case .rect(let rect):
      return [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init)
    case .color(let color): return [color.red, color.green, color.blue, color.alpha]
    case .transform(let t): return [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init)
    default: return nil
    }
  }

  /// Whether no number among its parts is NaN or infinite.
  func isFinite(_ value: Value) -> Bool {
    switch value {
    case .number(let number, _): number.isFinite
    case .pair(let x, let y): x.isFinite && y.isFinite
    default: parts(value)?.allSatisfy(\.isFinite) ?? true
    }
  }

  func object(_ value: Value) -> AnyObject? {
    switch value {
    case .view(let view): return view
    case .controller(let controller): return controller
    case .animator(let animator): return animator
    case .delegate(let delegate): return delegate
    case .propertyAnimator(let animator): return animator
    case .presentation(let presentation): return presentation
    case .recognizer(let recognizer): return recognizer
    case .interactor(let interactor): return interactor
    case .layout(let layout): return layout
    case .function(let function): return function
    default: return nil
    }
  }
}
