import Script
import Text
import UIKit

extension Interpreter {
  static let navigationVerb: VerbBody = { world, arguments in
    let name = try world.newName(arguments)
    let navigation = UINavigationController(nibName: nil, bundle: nil)
    if let style = arguments.word("style").flatMap(UIModalPresentationStyle.init(word:)) {
      navigation.modalPresentationStyle = style
    }
    if case .delegate(let delegate)? = try arguments.value("delegate") {
      navigation.delegate = delegate
    }
    if let root = try arguments.controller("root") { navigation.viewControllers = [root] }
    try world.finish(navigation, name, arguments)
  }

  static let tabsVerb: VerbBody = { world, arguments in
    let name = try world.newName(arguments)
    let tabs = UITabBarController(nibName: nil, bundle: nil)
    if case .delegate(let delegate)? = try arguments.value("delegate") { tabs.delegate = delegate }
    if case .list(let pages)? = try arguments.value("controllers") {
      tabs.viewControllers = pages.compactMap {
        if case .controller(let page) = $0 { page } else { nil }
      }
    }
    try world.finish(tabs, name, arguments)
  }

  private func finish(_ controller: UIViewController, _ name: NewName, _ arguments: Arguments)
    throws
  {
    retire(name)
    let entity = register(controller, as: name.path)
    bind(name, to: .controller(controller), arguments)
    guard let block = arguments.block else { return }
    _ = try run(block, in: Scope(in: arguments.frame.scope, owner: entity))
  }

  static let pushVerb: VerbBody = { world, arguments in
    guard let page = try arguments.controller("what") else { return }
    let navigation = try world.navigation(arguments, "on")
    let animated = try arguments.flag("animated")
    try world.driven(arguments) { navigation.pushViewController(page, animated: animated) }
    world.afterTransition(arguments)
  }

  static let popVerb: VerbBody = { world, arguments in
    let navigation = try world.navigation(arguments, "what")
    let animated = try arguments.flag("animated")
    try world.driven(arguments) { try world.pop(navigation, animated, arguments) }
    world.afterTransition(arguments)
  }

  private func pop(
    _ navigation: UINavigationController, _ animated: Bool, _ arguments: Arguments
  ) throws {
    if let page = try arguments.controller("to") {
      navigation.popToViewController(page, animated: animated)
    } else if try arguments.flag("root") {
      navigation.popToRootViewController(animated: animated)
    } else if navigation.popViewController(animated: animated) == nil {
      throw Diagnostic.nothingToPop(name(of: navigation), at: arguments.verbPlace)
    }
  }

  static let selectVerb: VerbBody = { world, arguments in
    guard let tabs = try arguments.controller("in") as? UITabBarController ?? world.tabsInWindow
    else { throw Diagnostic.noContainer("tabs", "in", at: arguments.verbPlace) }
    let index = try world.index(
      of: try arguments.value("what") ?? .none, in: tabs, arguments.place(of: "what"))
    try world.driven(arguments) {
      if arguments.has("tapped") { tabs.tap(index) } else { tabs.selectedIndex = index }
    }
  }

  private func navigation(_ arguments: Arguments, _ name: String) throws -> UINavigationController {
    if let given = try arguments.controller(name) as? UINavigationController { return given }
    guard let found = navigationInWindow else {
      throw Diagnostic.noContainer(
        "navigation", name == "on" ? "on" : nil, at: arguments.verbPlace)
    }
    return found
  }

  /// What `then` says runs with the end of the transition, or at once where none has begun.
  private func afterTransition(_ arguments: Arguments) {
    guard let done = done(arguments) else { return }
    guard let coordinator = newestCoordinator else { return done() }
    coordinator.animate(alongsideTransition: nil) { _ in done() }
  }

  /// The topmost stack that is seen.
  private var navigationInWindow: UINavigationController? {
    seenControllers.lazy.compactMap { $0 as? UINavigationController }.last
  }

  private var tabsInWindow: UITabBarController? {
    seenControllers.lazy.compactMap { $0 as? UITabBarController }.last
  }

  /// The root of the window, what stands in it and what is presented over it, outermost first.
  private var seenControllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = window?.rootViewController
    while let controller = next {
      found.append(controller)
      var inner: UIViewController?
      if let navigation = controller as? UINavigationController {
        inner = navigation.topViewController
      } else if let tabs = controller as? UITabBarController {
        inner = tabs.selectedViewController
      }
      next = inner ?? controller.presentedViewController
      if let candidate = next, found.contains(where: { $0 === candidate }) { next = nil }
    }
    return found
  }
}
