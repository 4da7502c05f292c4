import Script
import Text
import UIKit

/// The new name of a builder, and where it goes.
@MainActor
struct NewName {
  let name: String
  /// `box[i]`: its place in the list `box`.
  let index: Int?
  /// As it is called outside: `stage.box[2]`.
  let path: String
  /// What bore the name before, in the same block.
  let before: Value?
}

extension Interpreter {
  /// Reads the new name of a builder.
  func newName(_ arguments: Arguments) throws -> NewName {
    guard case .newName(let name, let index)? = arguments.command["NAME"]?.value else {
      throw Diagnostic.needsName(arguments.signature.name, at: arguments.place)
    }
    let scope = arguments.frame.scope.builderScope
    let before = scope.own[name.text]?.value
    let outside = scope.nearestOwner.map { $0.path + "." } ?? ""
    guard let index else {
      return NewName(name: name.text, index: nil, path: outside + name.text, before: before)
    }
    let place = arguments.frame.place(index.range)
    let position = try wholeNumber(try evaluate(index, arguments.frame), at: place)
    var count = 0
    if case .list(let values)? = before { count = values.count }
    guard (0...count).contains(position) else {
      throw Diagnostic.growsByOne(name.text, position, count: count, at: place)
    }
    return NewName(
      name: name.text, index: position, path: "\(outside)\(name.text)[\(position)]",
      before: before)
  }

  /// Binds the name to what was made, in the nearest block that is not one of `if for while`.
  func bind(_ name: NewName, to value: Value, _ arguments: Arguments) {
    let scope = arguments.frame.scope.builderScope
    var worth = value
    if let index = name.index {
      var values: [Value] = []
      if case .list(let there)? = name.before { values = there }
      if values.indices.contains(index) { values[index] = value } else { values.append(value) }
      worth = .list(values)
    } else if name.before != nil, scope.isSession {
      tell(.text("\(name.name): replaced"))
    }
    declare(name.name, worth, isSettable: false, in: scope)
    if scope.owner == nil, let owner = scope.nearestOwner {
      owner.members[name.name] = Scope.Binding(value: worth, isSettable: false)
    }
  }

  /// What bore the name leaves the screen.
  func retire(_ name: NewName) {
    guard name.index == nil else { return }
    switch name.before {
    case .view(let view)?: view.removeFromSuperview()
    case .recognizer(let recognizer)?: recognizer.view?.removeGestureRecognizer(recognizer)
    case .controller(let controller)?: controller.viewIfLoaded?.removeFromSuperview()
    default: break
    }
  }

  /// The `on` blocks at the top of a builder's block, by event.
  func handlers(in block: Script.Block?) -> [String: [Script.Block]] {
    var handlers: [String: [Script.Block]] = [:]
    for statement in block?.statements ?? [] {
      guard case .on(let events, let body) = statement.kind else { continue }
      for event in events { handlers[event.text, default: []].append(body) }
    }
    return handlers
  }
}
