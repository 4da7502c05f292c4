import Motion
import Script
import Text
import UIKit

extension Interpreter {
  /// The names there are, as the checker and completion see them.
  var checkScope: CheckScope {
    CheckScope(session.own.keys.compactMap { name in session.own[name].map { entry(name, $0, 0) } })
  }

  private func entry(_ name: String, _ binding: Scope.Binding, _ depth: Int) -> CheckScope.Entry {
    // What a `var` holds may be of another kind when it is read.
    let type = binding.isSettable ? .value : type(of: binding.value)
    return CheckScope.Entry(
      name, type, isSettable: binding.isSettable, members: members(of: binding.value, depth),
      parameters: parameters(of: binding.value))
  }

  /// What was made in the block of an object, and in the blocks of that.
  private func members(of value: Value, _ depth: Int) -> [CheckScope.Entry]? {
    guard depth < 4, let object = object(value), let entity = entity(of: object) else { return nil }
    // The block of an animator makes its members when it runs.
    if case .animator = value, entity.members.isEmpty { return nil }
    let awaited = entity.lets.filter { entity.members[$0] == nil }
    return entity.members.keys.compactMap { name in
      entity.members[name].map { entry(name, $0, depth + 1) }
    } + awaited.map { CheckScope.Entry($0, .value) }
  }

  private func parameters(of value: Value) -> [String]? {
    if case .function(let function) = value { return function.parameters }
    return nil
  }

  private func type(of value: Value) -> ValueType {
    switch value {
    case .number(_, .plain): return .number
    case .number(_, .time): return .time
    case .number(_, .angle): return .angle
    case .number(_, .length): return .length
    case .number(_, .percent): return .fraction
    case .bool: return .bool
    case .text: return .text
    case .pair: return .pair
    case .rect: return .rect
    case .color: return .color
    case .transform: return .transform
    case .list(let values): return .list(values.first.map(type(of:)) ?? .value)
    case .curve(let curve): return curve.isTimed ? .law : .curve
    case .view: return .object("view")
    case .controller(let controller): return .object(kind(of: controller))
    case .animator: return .object("animator")
    case .delegate: return .object("delegate")
    case .propertyAnimator: return .object("property animator")
    case .presentation: return .object("presentation")
    case .recognizer: return .object("recognizer")
    case .interactor: return .object("interactor")
    case .layout: return .object("layout")
    case .none, .word, .context, .side, .layer, .screen, .function, .material: return .value
    }
  }

  private func kind(of controller: UIViewController) -> String {
    switch controller {
    case is UINavigationController: return "navigation"
    case is UITabBarController: return "tabs"
    case is ScriptCollectionController: return "collection"
    default: return "controller"
    }
  }
}
