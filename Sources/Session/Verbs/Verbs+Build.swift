import Script
import Text
import UIKit

extension Interpreter {
  static let screenVerb: VerbBody = { world, arguments in
    let sizes = [
      "iPhone": CGSize(width: 393, height: 852), "iPhoneSE": CGSize(width: 375, height: 667),
      "iPad": CGSize(width: 820, height: 1180),
    ]
    var size = arguments.word("size").flatMap { sizes[$0] }
    if size == nil, let point = try arguments.point("size") {
      size = CGSize(width: point.x, height: point.y)
    }
    guard let size, size.width >= 1, size.height >= 1, size.width <= 1e5, size.height <= 1e5 else {
      throw Diagnostic.screenSize(at: arguments.place(of: "size"))
    }
    let duration = try arguments.seconds("duration") ?? 0
    if arguments.has("duration"), world.window == nil {
      throw Diagnostic.nothingTurns(at: arguments.place(of: "duration"))
    }
    world.stage.turnScreen(to: size, duration: world.window == nil ? 0 : duration)
    world.settings.screenSize = size
    world.tell(.text("screen \(plain(Double(size.width))) x \(plain(Double(size.height)))"))
  }

  static let windowVerb: VerbBody = { world, arguments in
    guard let root = try arguments.controller("root") else { return }
    let window = world.window ?? UIWindow(frame: UIScreen.main.bounds)
    world.window = window
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  static let addVerb: VerbBody = { world, arguments in
    let what = try arguments.value("what") ?? .none
    switch what {
    case .view(let view):
      if view is UIWindow { throw Diagnostic.theWindowStays(at: arguments.place(of: "what")) }
      try world.add(view, arguments)
    case .controller(let child):
      guard arguments.has("to"), let parent = try arguments.controller("to") else {
        throw Diagnostic.childNeedsParent(world.name(of: child), at: arguments.place(of: "what"))
      }
      parent.addChild(child)
      child.didMove(toParent: parent)
    default:
      throw Diagnostic.argument(
        "what", of: "add", wants: "a view or controller", got: what,
        at: arguments.place(of: "what"))
    }
  }

  private func add(_ view: UIView, _ arguments: Arguments) throws {
    let above = try arguments.view("above")
    let below = try arguments.view("below")
    let parent = try parentView(arguments, beside: above ?? below)
    if parent.isDescendant(of: view) {
      throw Diagnostic.addedToItself(name(of: view), at: arguments.place(of: "what"))
    }
    for (option, sibling) in [("above", above), ("below", below)] {
      guard let sibling else { continue }
      guard sibling.superview === parent, sibling !== view else {
        throw Diagnostic.notASibling(
          name(of: sibling), of: name(of: parent), at: arguments.place(of: option))
      }
    }
    if let above {
      parent.insertSubview(view, aboveSubview: above)
    } else if let below {
      parent.insertSubview(view, belowSubview: below)
    } else if let index = try arguments.whole("at") {
      parent.insertSubview(view, at: min(max(index, 0), parent.subviews.count))
    } else {
      parent.addSubview(view)
    }
  }

  private func parentView(_ arguments: Arguments, beside sibling: UIView?) throws -> UIView {
    if arguments.has("to") {
      if let view = try arguments.view("to") { return view }
      if let view = try arguments.controller("to")?.view { return view }
    }
    if let parent = sibling?.superview { return parent }
    if case .view(let container)? = arguments.frame.scope.lookUp("container") { return container }
    if let context = stage.transitions.last?.context { return context.containerView }
    throw Diagnostic.noContainer(arguments.place)
  }

  static let removeVerb: VerbBody = { world, arguments in
    switch try arguments.value("what") ?? .none {
    case .view(let view):
      if view is UIWindow { throw Diagnostic.theWindowStays(at: arguments.place(of: "what")) }
      view.removeFromSuperview()
    case .controller(let controller):
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    case .recognizer(let recognizer):
      recognizer.view?.removeGestureRecognizer(recognizer)
    default: break
    }
  }

  static let attachVerb: VerbBody = { world, arguments in
    guard case .delegate(let delegate)? = try arguments.value("delegate") else { return }
    guard let controller = try arguments.controller("to") else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.delegate = delegate
    case let tabs as UITabBarController: tabs.delegate = delegate
    default: controller.transitioningDelegate = delegate
    }
  }
}
