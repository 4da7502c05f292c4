import Script
import Text
import UIKit

extension Interpreter {
  /// `path = value`, `path += value`.
  func assign(
    _ path: Expression, _ operation: Operator?, _ value: Expression, _ frame: Frame
  ) throws {
    var worth = try evaluate(value, frame)
    if let operation {
      let before = try evaluate(path, frame)
      let range = path.range.lowerBound..<value.range.upperBound
      worth = try combine(
        before, operation, worth, at: frame.place(range), frame.place(value.range))
    }
    hasEffect = true
    if let looking, !isLocal(path, frame.scope) {
      throw Diagnostic.looksOnly(looking, at: frame.place(path.range))
    }
    let valuePlace = frame.place(value.range)
    switch path.kind {
    case .name(let name): try setName(name, worth, frame, frame.place(path.range))
    case .postfix(let base, let parts):
      try store(worth, base, parts[...], path, frame, valuePlace)
    default:
      throw Diagnostic.cannotSet(
        frame.source.slice(path.range), why: "only a path can be set", at: frame.place(path.range))
    }
  }

  /// Whether setting a path changes no more than a name of a function that runs.
  private func isLocal(_ path: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name) = path.kind, case .scope(let owner) = scope.settable(name) else {
      return false
    }
    return !owner.isSession
  }

  private func setName(_ name: String, _ value: Value, _ frame: Frame, _ place: Place) throws {
    switch frame.scope.settable(name) {
    case .scope(let scope): declare(name, value, isSettable: true, in: scope)
    case .member(let owner):
      setMember(name, of: owner, to: Scope.Binding(value: value, isSettable: true))
    case .constant: throw Diagnostic.boundByLet(name, at: place)
    case .given: throw Diagnostic.cannotSet(name, why: "it is given to the block", at: place)
    case .missing: throw Diagnostic.notDeclared(name, at: place)
    }
  }

  /// Sets the last member of a chain: on an object at once; in a value by making a new value and
  /// setting that one step further out.
  private func store(
    _ value: Value, _ base: Expression, _ parts: ArraySlice<Expression.Postfix>,
    _ path: Expression, _ frame: Frame, _ valuePlace: Place
  ) throws {
    guard let last = parts.last else {
      guard case .name(let name) = base.kind else {
        throw Diagnostic.cannotSet(
          frame.source.slice(path.range), why: "only a path can be set",
          at: frame.place(path.range))
      }
      return try setName(name, value, frame, frame.place(base.range))
    }
    let rest = parts.dropLast()
    let container = try evaluate(
      rest.isEmpty ? base : Expression(.postfix(base, Array(rest)), path.range), frame)
    switch last {
    case .member(let name):
      if try setMember(name.text, of: container, to: value, frame, valuePlace, path) { return }
      let changed = try replacing(name.text, in: container, with: value, frame, path, valuePlace)
      try store(changed, base, rest, path, frame, valuePlace)
    case .index(let index, _):
      guard case .list(var values) = container else {
        throw Diagnostic.wants("a list", got: container, at: frame.place(path.range))
      }
      let position = try wholeNumber(try evaluate(index, frame), at: frame.place(index.range))
      guard values.indices.contains(position) else {
        throw Diagnostic.outside(position, count: values.count, at: frame.place(index.range))
      }
      values[position] = value
      try store(try list(values, at: valuePlace), base, rest, path, frame, valuePlace)
    case .call:
      throw Diagnostic.cannotSet(
        frame.source.slice(path.range), why: "only a path can be set", at: frame.place(path.range))
    }
  }

  /// Sets a member of an object; false where the container is a value.
  private func setMember(
    _ name: String, of container: Value, to value: Value, _ frame: Frame, _ place: Place,
    _ path: Expression
  ) throws -> Bool {
    switch container {
    case .view(let view):
      try setView(name, of: view, to: value, place, path, frame)
    case .layer(let face):
      guard face.side == .layer else {
        throw Diagnostic.cannotSet(
          frame.source.slice(path.range), why: "`\(face.side.rawValue)` is for looking",
          at: frame.place(path.range))
      }
      if try setLayerTime(name, of: face.view.layer, to: value, place) { return true }
      try setView(name, of: face.view, to: value, place, path, frame)
    case .controller(let controller):
      try setController(name, of: controller, to: value, place, path, frame)
    case .propertyAnimator(let animator):
      try setAnimator(name, of: animator, to: value, place, path, frame)
    case .interactor(let interactor):
      try setInteractor(name, of: interactor, to: value, place, path, frame)
    case .recognizer(let recognizer):
      try setRecognizer(name, of: recognizer, to: value, place, path, frame)
    case .none:
      throw Diagnostic.memberOfNone(
        name,
        frame.source.slice(
          path.range
            .lowerBound..<max(path.range.lowerBound, path.range.upperBound - name.utf8.count - 1)),
        at: frame.place(path.range))
    case .pair, .rect, .transform: return false
    default:
      throw Diagnostic.cannotSet(
        frame.source.slice(path.range), why: "\(container.kindWithArticle) keeps its members",
        at: frame.place(path.range))
    }
    return true
  }

  /// A value with one member changed.
  private func replacing(
    _ name: String, in container: Value, with value: Value, _ frame: Frame, _ path: Expression,
    _ valuePlace: Place
  ) throws -> Value {
    let changed: Value?
    switch container {
    case .pair(let x, let y): changed = pairReplacing(name, x, y, with: value)
    case .rect(let rect): changed = rectReplacing(name, rect, with: value)
    case .transform(let transform):
      changed = transformReplacing(name, transform, with: value)
    default: changed = nil
    }
    if let changed { return changed }
    if try member(name, of: container, frame, frame.place(path.range)).kind != value.kind {
      throw Diagnostic.wants("a value of the same kind", got: value, at: valuePlace)
    }
    throw Diagnostic.cannotSet(
      frame.source.slice(path.range), why: "it follows from the others",
      at: frame.place(path.range))
  }

  private func pairReplacing(_ name: String, _ x: Double, _ y: Double, with value: Value) -> Value?
  {
    guard let number = value.numeric else { return nil }
    switch name {
    case "x", "dx", "width": return .pair(number, y)
    case "y", "dy", "height": return .pair(x, number)
    default: return nil
    }
  }

  private func rectReplacing(_ name: String, _ rect: CGRect, with value: Value) -> Value? {
    var rect = rect
    switch (name, value) {
    case ("x", .number(let n, _)): rect.origin.x = CGFloat(n)
    case ("y", .number(let n, _)): rect.origin.y = CGFloat(n)
    case ("width", .number(let n, _)): rect.size.width = CGFloat(n)
    case ("height", .number(let n, _)): rect.size.height = CGFloat(n)
    case ("origin", .pair(let x, let y)): rect.origin = CGPoint(x: x, y: y)
    case ("size", .pair(let w, let h)): rect.size = CGSize(width: w, height: h)
    default: return nil
    }
    return .rect(rect)
  }

  /// Scale, rotation and translation are set one by one; the others are kept.
  private func transformReplacing(
    _ name: String, _ transform: CGAffineTransform, with value: Value
  ) -> Value? {
    var t = transform
    switch (name, value) {
    case ("a", .number(let n, _)): t.a = CGFloat(n)
    case ("b", .number(let n, _)): t.b = CGFloat(n)
    case ("c", .number(let n, _)): t.c = CGFloat(n)
    case ("d", .number(let n, _)): t.d = CGFloat(n)
    case ("tx", .number(let n, _)): t.tx = CGFloat(n)
    case ("ty", .number(let n, _)): t.ty = CGFloat(n)
    case ("translation", .pair(let x, let y)): (t.tx, t.ty) = (CGFloat(x), CGFloat(y))
    default: return partReplacing(name, transform, with: value)
    }
    return .transform(t)
  }

  private func partReplacing(_ name: String, _ transform: CGAffineTransform, with value: Value)
    -> Value?
  {
    guard var parts = TransformParts(transform), let number = value.numeric else { return nil }
    switch name {
    case "scale": (parts.scaleX, parts.scaleY) = (number, number)
    case "scaleX": parts.scaleX = number
    case "scaleY": parts.scaleY = number
    case "rotation":
      parts.rotation = number
      askedTurn = AskedTurn(angle: number, transform: parts.transform)
    default: return nil
    }
    return .transform(parts.transform)
  }
}
