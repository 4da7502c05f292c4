import Script
import Text
import UIKit

extension Interpreter {
  /// Members of a navigation or tab bar controller.
  func containerMember(_ name: String, of controller: UIViewController) -> Value? {
    switch controller {
    case let navigation as UINavigationController:
      switch name {
      case "controllers", "viewControllers":
        return .list(navigation.viewControllers.map { .controller($0) })
      case "top", "topViewController": return .optional(navigation.topViewController)
      case "popRecognizer", "interactivePopGestureRecognizer":
        return value(of: navigation.interactivePopGestureRecognizer)
      case "delegate": return value(of: navigation.delegate)
      default: return nil
      }
    case let tabs as UITabBarController:
      switch name {
      case "controllers", "viewControllers":
        return .list((tabs.viewControllers ?? []).map { .controller($0) })
      case "selected", "selectedViewController": return .optional(tabs.selectedViewController)
      case "index", "selectedIndex":
        return tabs.selectedViewController == nil ? Value.none : .plain(Double(tabs.selectedIndex))
      case "delegate": return value(of: tabs.delegate)
      default: return nil
      }
    default: return nil
    }
  }

  /// Sets such a member; false where there is none of the name.
  func setContainer(
    _ name: String, of controller: UIViewController, to value: Value, _ place: Place
  ) throws -> Bool {
    switch (name, controller) {
    case ("detents", _), ("selectedDetent", _):
      try setSheet(name, of: controller, to: value, place)
    case ("delegate", let navigation as UINavigationController):
      navigation.delegate = try delegate(value, place)
    case ("delegate", let tabs as UITabBarController):
      tabs.delegate = try delegate(value, place)
    case ("controllers", let navigation as UINavigationController),
      ("viewControllers", let navigation as UINavigationController):
      navigation.setViewControllers(try controllers(value, name, place), animated: false)
    case ("controllers", let tabs as UITabBarController),
      ("viewControllers", let tabs as UITabBarController):
      tabs.viewControllers = try controllers(value, name, place)
    case ("index", let tabs as UITabBarController),
      ("selectedIndex", let tabs as UITabBarController),
      ("selected", let tabs as UITabBarController),
      ("selectedViewController", let tabs as UITabBarController):
      tabs.selectedIndex = try index(of: value, in: tabs, place)
    default: return false
    }
    return true
  }

  private func delegate(_ value: Value, _ place: Place) throws -> ScriptDelegate? {
    switch value {
    case .none: return nil
    case .delegate(let delegate): return delegate
    default: throw Diagnostic.wants("a delegate or none", got: value, at: place)
    }
  }

  private func controllers(_ value: Value, _ name: String, _ place: Place) throws
    -> [UIViewController]
  {
    guard
      case .list(let values) = try coerced(
        value, to: .list(.object("controller")), named: name, place)
    else { return [] }
    return values.compactMap { if case .controller(let found) = $0 { found } else { nil } }
  }

  /// The place of a tab, by its number or its controller.
  func index(of value: Value, in tabs: UITabBarController, _ place: Place) throws -> Int {
    let pages = tabs.viewControllers ?? []
    switch value {
    case .controller(let controller):
      guard let index = pages.firstIndex(where: { $0 === controller }) else {
        throw Diagnostic.notATab(name(of: controller), of: name(of: tabs), at: place)
      }
      return index
    default:
      guard let number = value.numeric, let index = Int(exactly: settled(number)) else {
        throw Diagnostic.wants("a controller or its number", got: value, at: place)
      }
      guard pages.indices.contains(index) else {
        throw Diagnostic.outside(index, count: pages.count, at: place)
      }
      return index
    }
  }
}
