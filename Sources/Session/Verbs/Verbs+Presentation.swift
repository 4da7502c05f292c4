import Script
import Text
import UIKit

extension Interpreter {
  static let presentationVerb: VerbBody = { world, arguments in
    let name = try world.newName(arguments)
    let presentation: ScriptPresentation
    if case .presentation(let there)? = name.before {
      presentation = there
    } else {
      presentation = ScriptPresentation()
    }
    let entity = world.register(presentation, as: name.path)
    presentation.definition = try world.definition(entity, arguments)
    world.bind(name, to: .presentation(presentation), arguments)
    try world.runVariables(of: arguments.block, entity, arguments.frame)
  }

  private func definition(_ entity: Entity, _ arguments: Arguments) throws
    -> ScriptPresentation.Definition
  {
    let (block, frame) = (arguments.block, arguments.frame)
    let (area, wrapper) = (arguments.expression("frame"), arguments.expression("view"))
    let handlers = handlers(in: block)
    return ScriptPresentation.Definition(
      frame: { [weak self] controller in
        guard let area, case .rect(let rect)? = self?.answer("frame", area, controller, frame)
        else { return nil }
        return rect
      },
      view: { [weak self] controller in
        guard let wrapper, case .view(let view)? = self?.answer("view", wrapper, controller, frame)
        else { return nil }
        return view
      },
      removesPresenter: try arguments.flag("removesPresenter"),
      handle: { [weak self] event, controller, given in
        guard let self else { return }
        for body in handlers[event] ?? [] {
          let names = self.given(controller) + given
          self.handler(
            body, "`on \(event)` of \(entity.path)",
            in: self.eventScope(block, entity, frame, given: names), given: names, owner: entity)
        }
      })
  }

  private func given(_ controller: UIPresentationController) -> [(String, Value)] {
    [
      ("container", .optional(controller.containerView)),
      ("presented", .controller(controller.presentedViewController)),
      ("presenter", .controller(controller.presentingViewController)),
    ]
  }

  /// The answer of an option, worked out anew.
  private func answer(
    _ option: String, _ expression: Expression, _ controller: UIPresentationController,
    _ frame: Frame
  ) -> Value {
    handle("`\(option)` of a presentation", frame, expression.range) {
      let scope = Scope(in: frame.scope, given: given(controller))
      let value = try evaluate(expression, frame.inside(scope))
      return try coerced(
        value, to: option == "frame" ? .rect : .object("view"), named: option, of: "presentation",
        frame.place(expression.range))
    }
  }

  /// The `var`s of an events block: worked out once, members of what the block belongs to.
  func runVariables(of block: Script.Block?, _ entity: Entity, _ frame: Frame) throws {
    guard let block else { return }
    entity.isRecorded = true
    let scope = Scope(in: frame.scope, owner: entity)
    for statement in block.statements {
      guard case .binding(let isVariable, let name, _) = statement.kind else { continue }
      guard isVariable else {
        entity.lets.append(name.text)
        continue
      }
      _ = try execute(statement, Frame(scope: scope, source: block.source))
    }
  }

  /// The `let`s of an events block, worked out anew for an event.
  func eventScope(
    _ block: Script.Block?, _ entity: Entity, _ frame: Frame, given: [(String, Value)]
  ) -> Scope {
    let scope = Scope(in: frame.scope, owner: entity, given: given)
    guard let block else { return scope }
    let inner = Frame(scope: scope, source: block.source)
    for statement in block.statements {
      guard case .binding(false, _, _) = statement.kind else { continue }
      handle("a `let` of \(entity.path)", inner, statement.range) {
        _ = try execute(statement, inner)
        return .none
      }
    }
    return scope
  }

  // MARK: Alongside

  static let alongsideVerb: VerbBody = { world, arguments in
    guard let block = arguments.block else { return }
    let scope = arguments.frame.scope
    let then = arguments.then
    let outside = try arguments.view("in")
    guard let coordinator = world.newestCoordinator else {
      guard !world.stage.transitions.isEmpty else {
        throw Diagnostic.nothingAlongside(at: arguments.verbPlace)
      }
      // Nothing is animated: what was to go along happens at once.
      world.handler(block, "`alongside`", in: scope)
      if let then {
        world.handler(
          then, "`then` of `alongside`", in: scope, given: [("cancelled", .bool(false))])
      }
      return
    }
    coordinator.animateAlongsideTransition(in: outside) { [weak world] _ in
      world?.handler(block, "`alongside`", in: scope, given: world?.newestContext ?? [])
    } completion: { [weak world] context in
      guard let then else { return }
      world?.handler(
        then, "`then` of `alongside`", in: scope,
        given: [("cancelled", .bool(context.isCancelled))] + (world?.newestContext ?? []))
    }
  }

  /// The coordinator of the transition in flight that was begun last.
  var newestCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let transition = stage.transitions.last else { return nil }
    return (stage.object(transition.presented) as? UIViewController)?.transitionCoordinator
  }

  private var newestContext: [(String, Value)] {
    stage.transitions.last?.context.map { [("context", .context($0))] } ?? []
  }
}
