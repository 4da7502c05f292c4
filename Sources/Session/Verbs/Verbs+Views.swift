import Script
import Text
import UIKit

extension Interpreter {
  static let controllerVerb: VerbBody = { world, arguments in
    let name = try world.newName(arguments)
    let controller = ScriptViewController(nibName: nil, bundle: nil)
    if let style = arguments.word("style").flatMap(UIModalPresentationStyle.init(word:)) {
      controller.modalPresentationStyle = style
    }
    if let style = arguments.word("transition").flatMap(UIModalTransitionStyle.init(word:)) {
      controller.modalTransitionStyle = style
    }
    if case .delegate(let delegate)? = try arguments.value("transitioningDelegate") {
      controller.transitioningDelegate = delegate
    }
    controller.definesPresentationContext = try arguments.flag("definesContext")
    controller.isModalInPresentation = try arguments.flag("modal")
    if let size = try arguments.point("size") {
      controller.preferredContentSize = CGSize(width: size.x, height: size.y)
    }
    try world.prepareSheet(of: controller, arguments)
    let color = try arguments.value("color")
    controller.prepare = { view in
      if case .color(let color)? = color { view.backgroundColor = UIColor(rgba: color) }
    }
    world.retire(name)
    let entity = world.register(controller, as: name.path)
    world.bind(name, to: .controller(controller), arguments)
    guard let block = arguments.block else { return }
    world.listen(controller, world.handlers(in: block), entity, arguments.frame.scope)
    _ = try world.run(block, in: Scope(in: arguments.frame.scope, owner: entity))
  }

  /// Runs the `on` blocks of a controller when its events come.
  func listen(
    _ controller: any ScriptController, _ handlers: [String: [Script.Block]], _ entity: Entity,
    _ scope: Scope
  ) {
    guard !handlers.isEmpty else { return }
    controller.handle = { [weak self] event, given in
      for block in handlers[event] ?? [] {
        self?.handler(
          block, "`on \(event)` of \(entity.path)", in: Scope(in: scope, owner: entity),
          given: given)
      }
    }
  }

  static let viewVerb: VerbBody = { world, arguments in
    let name = try world.newName(arguments)
    let view = makeView(arguments.word("kind"))
    try world.prepare(view, arguments)
    try world.prepareKind(view, arguments)
    world.retire(name)
    let entity = world.register(view, as: name.path)
    if let parent = try arguments.view("in") {
      parent.addSubview(view)
    } else {
      world.addToOwner(view, arguments.frame.scope)
    }
    world.bind(name, to: .view(view), arguments)
    guard let block = arguments.block else { return }
    try world.listen(view, arguments, entity)
    _ = try world.run(block, in: Scope(in: arguments.frame.scope, owner: entity))
  }

  /// Inside the block of a controller or a view, a view without `in` goes into it; into a
  /// controller's when that is loaded.
  private func addToOwner(_ view: UIView, _ scope: Scope) {
    switch scope.builderScope.owner?.object {
    case let controller as ScriptViewController: controller.take(view)
    case let controller as UIViewController: controller.view.addSubview(view)
    case let parent as UIView: parent.addSubview(view)
    default: break
    }
  }

  private func prepare(_ view: UIView, _ arguments: Arguments) throws {
    if arguments.has("anchor"), let anchor = try arguments.point("anchor") {
      view.layer.anchorPoint = anchor
    }
    if case .rect(let rect)? = try arguments.value("frame") { view.frame = rect }
    if let size = try arguments.point("size") {
      view.bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
    }
    if let center = try arguments.point("center") { view.center = center }
    if case .color(let color)? = try arguments.value("color") {
      view.backgroundColor = UIColor(rgba: color)
    }
    if arguments.has("alpha"), let alpha = try arguments.number("alpha") {
      view.alpha = CGFloat(alpha)
    }
    if arguments.has("corner"), let corner = try arguments.number("corner") {
      view.layer.cornerRadius = CGFloat(corner)
    }
    if arguments.has("transform"),
      case .transform(let transform)? = try arguments.value("transform")
    {
      view.transform = transform
    }
    try prepareFlags(view, arguments)
  }

  private func prepareFlags(_ view: UIView, _ arguments: Arguments) throws {
    if arguments.has("hidden") { view.isHidden = try arguments.flag("hidden") }
    if arguments.has("clips") { view.clipsToBounds = try arguments.flag("clips") }
    if arguments.has("userInteraction") {
      view.isUserInteractionEnabled = try arguments.flag("userInteraction")
    }
  }
}
