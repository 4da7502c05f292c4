import Script
import Text
import UIKit

extension Interpreter {
  static let animatorVerb: VerbBody = { world, arguments in
    guard let block = arguments.block, let duration = arguments.expression("duration") else {
      return
    }
    let name = try world.newName(arguments)
    let animator: ScriptAnimator
    if case .animator(let there)? = name.before {
      animator = there
    } else {
      animator = ScriptAnimator(.idle)
    }
    let entity = world.register(animator, as: name.path)
    animator.definition = world.definition(
      entity, duration: duration, block: block, arguments.frame)
    world.bind(name, to: .animator(animator), arguments)
  }

  private func definition(
    _ entity: Entity, duration: Expression, block: Script.Block, _ frame: Frame
  ) -> ScriptAnimator.Definition {
    let ended = handlers(in: block)["ended"] ?? []
    let returns = block.mayAnswer
    return ScriptAnimator.Definition(
      duration: { [weak self] context in
        self?.duration(duration, context, entity, frame) ?? 0
      },
      animate: { [weak self] context in
        guard let self else { return nil }
        let seconds = self.duration(duration, context, entity, frame)
        let given = self.given(context) + [("duration", .time(seconds))]
        let answer = self.handler(
          block, "animator \(entity.path)", in: frame.scope, given: given, owner: entity)
        return returns ? self.interruptible(answer, of: entity, block, frame) : nil
      }, returnsAnimator: returns,
      ended: { [weak self] completed in
        for body in ended {
          self?.handler(
            body, "`on ended` of \(entity.path)", in: Scope(in: frame.scope, owner: entity),
            given: [("completed", .bool(completed))])
        }
      })
  }

  /// What the blocks of animators and interactors are given.
  func given(_ context: any UIViewControllerContextTransitioning) -> [(String, Value)] {
    [
      ("to", .side(TransitionSide("to", of: context))),
      ("from", .side(TransitionSide("from", of: context))),
      ("container", .view(context.containerView)), ("context", .context(context)),
      ("operation", .word(operation(of: context))),
    ]
  }

  /// The property animator that a block has returned; nil where it returned nothing.
  private func interruptible(
    _ answer: Value, of entity: Entity, _ block: Script.Block, _ frame: Frame
  ) -> UIViewPropertyAnimator? {
    switch answer {
    case .propertyAnimator(let animator): return animator
    case .none: return nil
    default:
      handle("animator \(entity.path)", frame, block.range) {
        throw Diagnostic.notInterruptible(
          answer.kindWithArticle, of: entity.path,
          at: Place(block.source, block.range))
      }
      return nil
    }
  }

  private func operation(of context: any UIViewControllerContextTransitioning) -> String {
    let transition = stage.transitions.last { $0.context === context } ?? stage.transitions.last
    return transition.map { $0.operation.rawValue } ?? "none"
  }

  private func duration(
    _ expression: Expression, _ context: (any UIViewControllerContextTransitioning)?,
    _ entity: Entity, _ frame: Frame
  ) -> Double {
    let value = handle("the duration of \(entity.path)", frame, expression.range) {
      let scope = Scope(in: frame.scope, given: context.map(given) ?? [])
      let value = try evaluate(expression, frame.inside(scope))
      let place = frame.place(expression.range)
      let time = try coerced(value, to: .time, named: "duration", of: "animator", place)
      guard let seconds = time.numeric, (0...86_400).contains(seconds) else {
        throw Diagnostic.outOfRange(
          "duration", of: "animator", takes: "0 to 86400 s", at: place)
      }
      return time
    }
    return value.numeric ?? 0
  }

  static let delegateVerb: VerbBody = { world, arguments in
    let events = world.handlers(in: arguments.block)
    let name = try world.newName(arguments)
    let delegate: ScriptDelegate
    if case .delegate(let there)? = name.before {
      delegate = there
    } else {
      delegate = ScriptDelegate { _, _ in .none }
    }
    let entity = world.register(delegate, as: name.path)
    delegate.answer = world.questions(arguments, events, entity)
    world.bind(name, to: .delegate(delegate), arguments)
  }

  /// Each question is worked out anew, by its option or by its `on` block.
  private func questions(
    _ arguments: Arguments, _ events: [String: [Script.Block]], _ entity: Entity
  ) -> ScriptDelegate.Question {
    let frame = arguments.frame
    // The arguments hold the interpreter, which holds the delegate: only what is asked is kept.
    let options = arguments.signature.options
    var expressions: [String: Expression] = [:]
    for option in options { expressions[option.name] = arguments.expression(option.name) }
    return { [weak self, expressions] question, given in
      guard let self else { return .none }
      if let body = events[question]?.last {
        return self.handler(
          body, "`on \(question)` of \(entity.path)", in: frame.scope, given: given,
          owner: entity)
      }
      guard let expression = expressions[question],
        let type = options.first(where: { $0.name == question })?.type
      else { return .none }
      return self.handle("`\(question)` of \(entity.path)", frame, expression.range) {
        let value = try self.evaluate(
          expression, frame.inside(Scope(in: frame.scope, given: given)))
        return try self.coerced(
          value, to: type, named: question, of: "delegate", frame.place(expression.range))
      }
    }
  }

  static let presentVerb: VerbBody = { world, arguments in
    guard let controller = try arguments.controller("what") else { return }
    let source = try arguments.controller("from") ?? world.frontmost
    guard let source else { throw Diagnostic.noWindow(at: arguments.verbPlace) }
    let animated = try arguments.flag("animated")
    try world.driven(arguments) {
      source.present(controller, animated: animated, completion: world.done(arguments))
    }
  }

  static let dismissVerb: VerbBody = { world, arguments in
    let controller = try arguments.controller("what") ?? world.frontmost
    guard let controller else { throw Diagnostic.noWindow(at: arguments.verbPlace) }
    let animated = try arguments.flag("animated")
    try world.driven(arguments) {
      controller.dismiss(animated: animated, completion: world.done(arguments))
    }
  }

  static let completeVerb: VerbBody = { world, arguments in
    var context: (any UIViewControllerContextTransitioning)?
    if case .context(let given)? = arguments.frame.scope.lookUp("context") { context = given }
    context = context ?? world.stage.transitions.last?.context
    guard let context else { throw Diagnostic.nothingToComplete(at: arguments.verbPlace) }
    let completed =
      arguments.has("completed")
      ? try arguments.flag("completed") : !context.transitionWasCancelled
    context.completeTransition(completed)
  }

  /// The controller on top: the root of the window, or what it presents.
  var frontmost: UIViewController? {
    var controller = window?.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  func done(_ arguments: Arguments) -> (@MainActor () -> Void)? {
    guard let then = arguments.then else { return nil }
    let (verb, scope) = (arguments.signature.name, arguments.frame.scope)
    return { [weak self] in self?.handler(then, "`then` of `\(verb)`", in: scope) }
  }
}
