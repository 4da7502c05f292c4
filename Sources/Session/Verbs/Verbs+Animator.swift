import Script
import Text
import UIKit

/// Property animators: made, started, held, scrubbed, continued, stopped and finished.
extension Interpreter {
  static let propertyAnimatorVerb: VerbBody = { world, arguments in
    guard let duration = try arguments.seconds("duration") else { return }
    let name = try world.newName(arguments)
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: try world.timingParameters(arguments))
    animator.delay = try arguments.seconds("delay") ?? 0
    animator.scrubsLinearly = try arguments.flag("scrubsLinearly")
    animator.pausesOnCompletion = try arguments.flag("pausesOnCompletion")
    animator.isInterruptible = try arguments.flag("isInterruptible")
    world.paths[world.stage.id(of: animator)] = name.path
    world.bind(name, to: .propertyAnimator(animator), arguments)
    if let block = arguments.block {
      world.add(block, "`propertyAnimator` \(name.path)", to: animator, arguments, 0)
    }
    world.addCompletion(to: animator, arguments)
  }

  /// Its curve, or a spring by its damping.
  private func timingParameters(_ arguments: Arguments) throws -> any UITimingCurveProvider {
    if let damping = try arguments.number("damping") {
      return UISpringTimingParameters(dampingRatio: damping)
    }
    return try curveParameters(arguments) ?? UICubicTimingParameters(animationCurve: .easeInOut)
  }

  private func curveParameters(_ arguments: Arguments) throws -> (any UITimingCurveProvider)? {
    guard case .curve(let curve)? = try arguments.value("curve") else { return nil }
    guard let parameters = curve.timingParameters else {
      throw Diagnostic.notATimingCurve(
        curve.typed, of: arguments.signature.name, at: arguments.place(of: "curve"))
    }
    return parameters
  }

  /// Adds a block to what an animator does; it runs when the animator starts, or now if that has.
  func add(
    _ block: Script.Block, _ whereabouts: String, to animator: UIViewPropertyAnimator,
    _ arguments: Arguments, _ delayFactor: Double
  ) {
    let scope = arguments.frame.scope
    animator.addAnimations(
      { [weak self] in self?.handler(block, whereabouts, in: scope) }, delayFactor: delayFactor)
  }

  /// The `then` block as a completion: it is given where the animator ended.
  func addCompletion(to animator: UIViewPropertyAnimator, _ arguments: Arguments) {
    guard let then = arguments.then else { return }
    let (verb, scope) = (arguments.signature.name, arguments.frame.scope)
    animator.addCompletion { [weak self] position in
      let isAtEnd = Value.bool(position == .end)
      self?.handler(
        then, "`then` of `\(verb)`", in: scope,
        given: [("position", .word(position.word)), ("finished", isAtEnd), ("completed", isAtEnd)])
    }
  }

  static let startVerb: VerbBody = { world, arguments in
    let animator = try world.propertyAnimator(arguments)
    world.addCompletion(to: animator, arguments)
    let delay = arguments.has("after") ? try arguments.seconds("after") : nil
    animator.startAnimation(afterDelay: delay ?? animator.delay)
  }

  static let pauseVerb: VerbBody = { world, arguments in
    if let interactor = try world.interactor(arguments) { return interactor.driver.pause() }
    try world.propertyAnimator(arguments).pauseAnimation()
  }

  static let continueVerb: VerbBody = { world, arguments in
    let animator = try world.propertyAnimator(arguments)
    let parameters = arguments.has("curve") ? try world.curveParameters(arguments) : nil
    let factor = try arguments.number("factor") ?? 0
    guard factor >= 0 else {
      throw Diagnostic.outOfRange(
        "factor", of: "continue", takes: "0 or more", at: arguments.place(of: "factor"))
    }
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
  }

  static let stopVerb: VerbBody = { world, arguments in
    try world.propertyAnimator(arguments).stopAnimation(try arguments.flag("withoutFinishing"))
  }

  static let updateVerb: VerbBody = { world, arguments in
    guard let fraction = try arguments.number("fraction") else { return }
    if let interactor = try world.interactor(arguments) { return interactor.update(fraction) }
    let animator = try world.propertyAnimator(arguments)
    animator.fractionComplete = fraction
  }

  static let finishVerb: VerbBody = { world, arguments in
    if let interactor = try world.interactor(arguments) {
      guard !arguments.has("at") else {
        throw Diagnostic.finishAtOfInteractor(at: arguments.place(of: "at"))
      }
      return interactor.finish()
    }
    let animator = try world.propertyAnimator(arguments)
    let position = UIViewAnimatingPosition(word: arguments.word("at") ?? "end") ?? .end
    animator.finishAnimation(at: position)
  }

  private func propertyAnimator(_ arguments: Arguments) throws -> UIViewPropertyAnimator {
    switch try arguments.value("what") {
    case .propertyAnimator(let animator)?: return animator
    case .controller?:
      throw arguments.refuse("`\(arguments.signature.name)` of a collection", at: "what")
    default: break
    }
    throw arguments.refuse(
      "`\(arguments.signature.name)` of what is no property animator", at: "what")
  }

  // MARK: Members

  func animatorMember(_ name: String, of animator: UIViewPropertyAnimator) -> Value? {
    switch name {
    case "fraction", "fractionComplete": return .plain(Double(animator.fractionComplete))
    case "isRunning": return .bool(animator.isRunning)
    case "reversed", "isReversed": return .bool(animator.isReversed)
    case "state": return .word("\(animator.state)")
    case "duration": return .time(animator.duration)
    case "delay": return .time(animator.delay)
    case "scrubsLinearly": return .bool(animator.scrubsLinearly)
    case "pausesOnCompletion": return .bool(animator.pausesOnCompletion)
    default: return nil
    }
  }

  func setAnimator(
    _ name: String, of animator: UIViewPropertyAnimator, to value: Value, _ place: Place,
    _ path: Expression, _ frame: Frame
  ) throws {
    let whole = frame.place(path.range)
    guard animatorMember(name, of: animator) != nil else {
      let whole = Value.propertyAnimator(animator)
      throw Diagnostic.unknownMember(name, of: whole, near: memberNames(of: whole), at: place)
    }
    let kinds: [String: ValueType] = [
      "fraction": .fraction, "fractionComplete": .fraction, "reversed": .bool,
      "isReversed": .bool, "scrubsLinearly": .bool, "pausesOnCompletion": .bool,
    ]
    guard let kind = kinds[name] else {
      throw Diagnostic.cannotSet(
        frame.source.slice(path.range), why: "UIKit keeps it", at: whole)
    }
    switch (name, try coerced(value, to: kind, named: name, place)) {
    case (_, .number(let fraction, _)): animator.fractionComplete = fraction
    case ("scrubsLinearly", .bool(let flag)): animator.scrubsLinearly = flag
    case ("pausesOnCompletion", .bool(let flag)): animator.pausesOnCompletion = flag
    case (_, .bool(let flag)): animator.isReversed = flag
    default: break
    }
  }
}

extension UIViewAnimatingPosition {
  init?(word: String) {
    switch word {
    case "end": self = .end
    case "start": self = .start
    case "current": self = .current
    default: return nil
    }
  }

  var word: String { "\(self)" }
}
