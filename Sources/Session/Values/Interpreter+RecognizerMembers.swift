import Script
import Text
import UIKit

extension Interpreter {
  /// Members of a recognizer: what it says as it is now, or as it was at an action.
  func recognizerMember(
    _ name: String, of recognizer: UIGestureRecognizer, _ frame: Frame, _ place: Place
  ) throws -> Value? {
    switch name {
    case "enabled", "isEnabled": return .bool(recognizer.isEnabled)
    case "view": return .optional(recognizer.view)
    case "requiresFailureOf":
      return .list(
        (ScriptRecognizer.of(recognizer)?.requiresFailureOf.living ?? []).map { .recognizer($0) })
    case "simultaneousWith":
      return .list(
        (ScriptRecognizer.of(recognizer)?.simultaneousWith.living ?? []).map { .recognizer($0) })
    default:
      guard GestureReading.names.contains(name) else { return nil }
      guard let moment = frame.moment else { return GestureReading(recognizer).value(name) }
      guard let reading = past.gestures.reading(of: stage.id(of: recognizer), at: moment) else {
        throw Diagnostic.unrecorded(
          place.source.slice(place.range), at: printed(moment, .time), place: place)
      }
      return reading.value(name)
    }
  }

  func setRecognizer(
    _ name: String, of recognizer: UIGestureRecognizer, to value: Value, _ place: Place,
    _ path: Expression, _ frame: Frame
  ) throws {
    switch name {
    case "enabled", "isEnabled":
      guard case .bool(let flag) = try coerced(value, to: .bool, named: name, place) else { return }
      recognizer.isEnabled = flag
    case "requiresFailureOf", "simultaneousWith":
      try setCompanions(name, of: recognizer, to: value, place)
    case "translation", "scale", "rotation":
      guard try rebase(name, of: recognizer, to: value, place) else { fallthrough }
    default:
      let (whole, subject) = (frame.place(path.range), Value.recognizer(recognizer))
      if try recognizerMember(name, of: recognizer, frame, whole) != nil {
        throw Diagnostic.cannotSet(
          frame.source.slice(path.range), why: "the fingers say it", at: whole)
      }
      throw Diagnostic.unknownMember(name, of: subject, near: memberNames(of: subject), at: whole)
    }
  }

  private func setCompanions(
    _ name: String, of recognizer: UIGestureRecognizer, to value: Value, _ place: Place
  ) throws {
    let others = recognizers(
      in: try coerced(value, to: .list(.object("recognizer")), named: name, place))
    if let script = ScriptRecognizer.of(recognizer) {
      if name == "requiresFailureOf" {
        script.requiresFailureOf = WeakRecognizers(others)
      } else {
        script.simultaneousWith = WeakRecognizers(others)
      }
    } else if name == "requiresFailureOf" {
      for other in others { recognizer.require(toFail: other) }
    } else {
      throw Diagnostic.hasItsOwnDelegate(self.name(of: recognizer), at: place)
    }
  }

  /// What it counts from here on; false for what its kind does not count.
  private func rebase(
    _ name: String, of recognizer: UIGestureRecognizer, to value: Value, _ place: Place
  ) throws -> Bool {
    switch (name, recognizer) {
    case ("translation", let pan as UIPanGestureRecognizer):
      guard case .pair(let x, let y) = try coerced(value, to: .pair, named: name, place) else {
        return true
      }
      pan.setTranslation(CGPoint(x: x, y: y), in: pan.view?.superview)
    case ("scale", let pinch as UIPinchGestureRecognizer):
      if let number = try coerced(value, to: .number, named: name, place).numeric {
        pinch.scale = CGFloat(number)
      }
    case ("rotation", let rotation as UIRotationGestureRecognizer):
      if let angle = try coerced(value, to: .angle, named: name, place).numeric {
        rotation.rotation = CGFloat(angle)
      }
    default: return false
    }
    return true
  }

  /// `translation(in: v)`, `velocity(in: v)`, `location(in: v)`: of the recognizer in whose block it
  /// stands. Nil where it is another function, or no such block is around.
  func callGesture(_ name: String, _ given: CallArguments, _ frame: Frame) throws -> Value? {
    guard ["translation", "velocity", "location"].contains(name),
      let (value, place) = given.labelled["in"]
    else { return nil }
    guard let recognizer = frame.scope.nearestRecognizer else {
      throw Diagnostic.noRecognizerHere(name, at: given.place)
    }
    return try measured(name, recognizer, value, place, given.place)
  }

  /// A distance, a velocity or a place of a gesture in a view's coordinates.
  func measured(
    _ name: String, _ recognizer: UIGestureRecognizer, _ value: Value, _ place: Place,
    _ whole: Place
  ) throws -> Value {
    guard case .view(let view) = try coerced(value, to: .object("view"), named: "in", place) else {
      return .none
    }
    switch (name, recognizer) {
    case ("location", _): return .point(recognizer.location(in: view))
    case ("translation", let pan as UIPanGestureRecognizer):
      return .point(pan.translation(in: view))
    case ("velocity", let pan as UIPanGestureRecognizer): return .point(pan.velocity(in: view))
    default: throw Diagnostic.onlyOfPans(name, at: whole)
    }
  }
}

extension Scope {
  /// The recognizer in whose block this stands.
  fileprivate var nearestRecognizer: UIGestureRecognizer? {
    var scope: Scope? = self
    while let current = scope {
      if let recognizer = current.owner?.object as? UIGestureRecognizer { return recognizer }
      scope = current.parent
    }
    return nil
  }
}
