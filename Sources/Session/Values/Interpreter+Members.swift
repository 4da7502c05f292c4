import Motion
import Script
import Text
import UIKit

extension Interpreter {
  /// `value.name`.
  func member(_ name: String, of value: Value, _ frame: Frame, _ place: Place) throws -> Value {
    if let found = try found(name, of: value, frame, place) { return found }
    if value.isNone {
      throw Diagnostic.memberOfNone(name, subject(of: place, without: name), at: place)
    }
    throw Diagnostic.unknownMember(name, of: value, near: memberNames(of: value), at: place)
  }

  /// The text of a member expression without its last member.
  private func subject(of place: Place, without name: String) -> String {
    let text = place.source.slice(place.range)
    return text.hasSuffix("." + name) ? String(text.dropLast(name.count + 1)) : text
  }

  private func found(_ name: String, of value: Value, _ frame: Frame, _ place: Place) throws
    -> Value?
  {
    switch value {
    case .view(let view):
      return try viewMember(name, of: view, .layer, frame, place)
        ?? made(name, in: view, frame, place)
    case .layer(let face):
      if face.side == .layer, let time = layerTime(name, of: face.view.layer) { return time }
      return try viewMember(name, of: face.view, face.side, frame, place)
    case .controller(let controller):
      return try controllerMember(name, of: controller, frame, place)
        ?? made(name, in: controller, frame, place)
    case .animator(let animator): return try made(name, in: animator, frame, place)
    case .delegate(let delegate): return try made(name, in: delegate, frame, place)
    case .propertyAnimator(let animator): return animatorMember(name, of: animator)
    case .presentation(let presentation): return try made(name, in: presentation, frame, place)
    case .interactor(let interactor):
      return try interactorMember(name, of: interactor) ?? made(name, in: interactor, frame, place)
    case .recognizer(let recognizer):
      return try recognizerMember(name, of: recognizer, frame, place)
        ?? made(name, in: recognizer, frame, place)
    case .side(let side): return sideMember(name, of: side)
    case .context(let context): return contextMember(name, of: context)
    case .pair(let x, let y): return pairMember(name, x, y)
    case .rect(let rect): return rectMember(name, of: rect)
    case .transform(let transform): return transformMember(name, of: transform)
    case .list(let values): return try listMember(name, of: values, place)
    case .curve(let curve): return curveMember(name, of: curve)
    case .material: return materialCurve(name).map { .curve($0) }
    case .screen: return screenMember(name)
    default: return nil
    }
  }

  /// What was made under this name in the block of an owner; that of an events block as it was at the
  /// time that is looked at.
  func made(_ name: String, in object: AnyObject, _ frame: Frame, _ place: Place) throws -> Value? {
    guard let entity = entity(of: object) else { return nil }
    guard let value = entity.members[name]?.value else {
      if entity.lets.contains(name) {
        throw Diagnostic.noEventYet(place.source.slice(place.range), at: place)
      }
      return nil
    }
    let id = stage.id(of: object)
    guard let moment = frame.moment, past.values.knows(id, name) else { return value }
    guard let then = past.values.value(of: id, name, at: moment, in: past.recording) else {
      throw Diagnostic.unrecorded(
        place.source.slice(place.range), at: printed(moment, .time), place: place)
    }
    return then
  }

  func memberNames(of value: Value) -> [String] {
    let kinds: [String]
    switch value {
    case .view, .layer: kinds = ["view"]
    case .controller(let controller):
      kinds =
        ["controller"] + (controller is UINavigationController ? ["navigation"] : [])
        + (controller is UITabBarController ? ["tabs"] : [])
        + (controller is ScriptCollectionController ? ["collection"] : [])
    case .side: kinds = ["side"]
    case .context: kinds = ["context"]
    case .propertyAnimator: kinds = ["property animator"]
    case .recognizer: kinds = ["recognizer"]
    case .interactor: kinds = ["interactor"]
    case .pair, .rect: kinds = ["geometry"]
    case .transform: kinds = ["geometry", "transform"]
    case .list: kinds = ["list"]
    case .curve, .material: kinds = ["curve"]
    default: kinds = []
    }
    let own = object(value).flatMap { entity(of: $0)?.members.keys } ?? []
    return own + Grammar.segue.members.filter { kinds.contains($0.kind) }.flatMap(\.members)
  }

  private func sideMember(_ name: String, of side: TransitionSide) -> Value? {
    switch name {
    case "view": return .optional(side.view)
    case "controller": return .optional(side.controller)
    case "initialFrame": return .rect(side.initialFrame)
    case "finalFrame": return .rect(side.finalFrame)
    default: return nil
    }
  }

  private func contextMember(_ name: String, of context: any UIViewControllerContextTransitioning)
    -> Value?
  {
    switch name {
    case "isAnimated": return .bool(context.isAnimated)
    case "isInteractive": return .bool(context.isInteractive)
    case "wasCancelled", "transitionWasCancelled", "isCancelled":
      return .bool(context.transitionWasCancelled)
    case "presentationStyle": return .word(context.presentationStyle.word)
    case "container", "containerView": return .view(context.containerView)
    default: return nil
    }
  }

  private func pairMember(_ name: String, _ x: Double, _ y: Double) -> Value? {
    switch name {
    case "x", "dx", "width": return .plain(x)
    case "y", "dy", "height": return .plain(y)
    default: return nil
    }
  }

  private func rectMember(_ name: String, of rect: CGRect) -> Value? {
    switch name {
    case "x", "minX": return .plain(Double(rect.minX))
    case "y", "minY": return .plain(Double(rect.minY))
    case "width": return .plain(Double(rect.width))
    case "height": return .plain(Double(rect.height))
    case "midX": return .plain(Double(rect.midX))
    case "midY": return .plain(Double(rect.midY))
    case "maxX": return .plain(Double(rect.maxX))
    case "maxY": return .plain(Double(rect.maxY))
    case "center": return .pair(Double(rect.midX), Double(rect.midY))
    case "origin": return .point(rect.origin)
    case "size": return .size(rect.size)
    default: return nil
    }
  }

  func transformMember(_ name: String, of t: CGAffineTransform) -> Value? {
    switch name {
    case "scale": return .plain(t.overallScale)
    case "scaleX": return .plain(t.scaleAlongX)
    case "scaleY": return .plain(t.scaleAlongY)
    case "rotation": return .number(t.rotationAngle, .angle)
    case "translation": return .pair(Double(t.tx), Double(t.ty))
    case "a": return .plain(Double(t.a))
    case "b": return .plain(Double(t.b))
    case "c": return .plain(Double(t.c))
    case "d": return .plain(Double(t.d))
    case "tx", "x": return .plain(Double(t.tx))
    case "ty", "y": return .plain(Double(t.ty))
    case "inverted": return .transform(t.inverted())
    default: return nil
    }
  }

  private func listMember(_ name: String, of values: [Value], _ place: Place) throws -> Value? {
    switch name {
    case "count": return .plain(Double(values.count))
    case "isEmpty": return .bool(values.isEmpty)
    case "first": return values.first ?? Value.none
    case "last": return values.last ?? Value.none
    default: return nil
    }
  }

  private func screenMember(_ name: String) -> Value? {
    switch name {
    case "bounds", "frame": return .rect(CGRect(origin: .zero, size: stage.screenSize))
    case "size": return .size(stage.screenSize)
    case "width": return .plain(Double(stage.screenSize.width))
    case "height": return .plain(Double(stage.screenSize.height))
    case "center":
      return .pair(Double(stage.screenSize.width) / 2, Double(stage.screenSize.height) / 2)
    default: return nil
    }
  }

  /// `value.name(...)`: members that are called.
  func callMember(
    _ name: String, of value: Value, _ arguments: [Expression.CallArgument], _ frame: Frame,
    _ place: Place
  ) throws -> Value {
    let given = try evaluated(name, arguments, frame, place)
    switch (value, name) {
    case (.transform(let transform), "then"):
      guard case .transform(let next)? = given.value(0, "t")?.value else {
        throw Diagnostic.wants("a transform", got: given.value(0, "t")?.value ?? .none, at: place)
      }
      return .transform(transform.concatenating(next))
    case (.transform(let transform), "inverted"): return .transform(transform.inverted())
    case (.list(let values), "contains"):
      return .bool(try position(of: given, in: values) != nil)
    case (.list(let values), "index"):
      return try position(of: given, in: values).map { .plain(Double($0)) } ?? Value.none
    case (.recognizer(let recognizer), "translation"), (.recognizer(let recognizer), "velocity"),
      (.recognizer(let recognizer), "location"):
      if let (view, viewPlace) = given.labelled["in"] {
        return try measured(name, recognizer, view, viewPlace, place)
      }
    case (.curve(let curve), _):
      if let answer = try callCurveMember(name, of: curve, given) { return answer }
    default: break
    }
    let member = try member(name, of: value, frame, place)
    guard case .curve = member else { throw Diagnostic.notCallable(member, at: place) }
    return try sample(member, arguments, frame, place)
  }

  private func position(of given: CallArguments, in values: [Value]) throws -> Int? {
    guard let (wanted, place) = given.value(0, "x") else { throw given.missing("x") }
    for (position, value) in values.enumerated() {
      // Values of different kinds are not in the list, rather than an error.
      if (try? equals(value, wanted, place)) == true { return position }
    }
    return nil
  }
}
