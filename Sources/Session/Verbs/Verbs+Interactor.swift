import Motion
import Script
import Text
import UIKit

/// Interaction controllers: made, and driven by hand.
extension Interpreter {
  static let interactorVerb: VerbBody = { world, arguments in
    let driver = try world.makeDriver(arguments)
    let name = try world.newName(arguments)
    let interactor: ScriptInteractor
    if case .interactor(let there)? = name.before {
      interactor = there
      interactor.driver = driver
    } else {
      interactor = ScriptInteractor(driver, on: world.stage)
    }
    let entity = world.register(interactor, as: name.path)
    world.paths[world.stage.id(of: driver)] = name.path
    world.bind(name, to: .interactor(interactor), arguments)
    try world.runVariables(of: arguments.block, entity, arguments.frame)
    world.listen(to: driver, entity, arguments)
  }

  private func makeDriver(_ arguments: Arguments) throws -> any ScriptDriver {
    let isCustom = arguments.word("kind") == "custom"
    let driver: any ScriptDriver = isCustom ? CustomDriver() : PercentDriver()
    if let speed = try arguments.number("speed") {
      driver.completionSpeed = CGFloat(try checkedSpeed(speed, arguments.place(of: "speed")))
    }
    if case .curve(let curve)? = try arguments.value("curve") {
      driver.completionCurve = try completionCurve(curve, arguments.place(of: "curve"))
    }
    driver.wantsInteractiveStart = try arguments.flag("interactiveStart")
    guard case .curve(let timing)? = try arguments.value("timing") else { return driver }
    guard let parameters = timing.timingParameters, let percent = driver as? PercentDriver else {
      throw Diagnostic.noTiming(isCustom: isCustom, timing.typed, at: arguments.place(of: "timing"))
    }
    percent.timingCurve = parameters
    return driver
  }

  private func checkedSpeed(_ speed: Double, _ place: Place) throws -> Double {
    guard speed > 0, speed.isFinite else {
      throw Diagnostic.outOfRange("speed", of: "interactor", takes: "more than 0", at: place)
    }
    return speed
  }

  /// UIKit has four curves for the rest of the way.
  private func completionCurve(_ curve: Curve, _ place: Place) throws -> UIView.AnimationCurve {
    guard case .timing(let timing) = curve,
      let index = Self.completionCurves.firstIndex(of: timing),
      let found = UIView.AnimationCurve(rawValue: index)
    else { throw Diagnostic.notACompletionCurve(curve.typed, at: place) }
    return found
  }

  /// By the raw values of `UIView.AnimationCurve`.
  private static let completionCurves: [TimingCurve] = [.easeInOut, .easeIn, .easeOut, .linear]

  private func listen(to driver: any ScriptDriver, _ entity: Entity, _ arguments: Arguments) {
    guard let block = arguments.block else { return }
    let (handlers, frame) = (handlers(in: block), arguments.frame)
    driver.handle = { [weak self] event, context, given in
      guard let self, self.failure == nil, let bodies = handlers[event] else { return }
      let names = (context.map(self.given) ?? []) + given
      let scope = self.eventScope(block, entity, frame, given: names)
      for body in bodies {
        self.handler(
          body, "`on \(event)` of \(entity.path)", in: scope, given: names, owner: entity)
      }
    }
  }

  /// Runs a call that asks for a transition; with `with` a finger is to drive it.
  func driven(_ arguments: Arguments, _ call: () throws -> Void) throws {
    guard arguments.has("with"), case .interactor(let interactor)? = try arguments.value("with")
    else { return try call() }
    try interactor.driving(call)
  }

  /// The interactor that a verb is about, if it is one.
  func interactor(_ arguments: Arguments) throws -> ScriptInteractor? {
    if case .interactor(let interactor)? = try arguments.value("what") { return interactor }
    return nil
  }

  static let cancelVerb: VerbBody = { world, arguments in
    guard let interactor = try world.interactor(arguments) else {
      throw arguments.refuse("`cancel` of a collection", at: "what")
    }
    interactor.cancel()
  }

  // MARK: Members

  func interactorMember(_ name: String, of interactor: ScriptInteractor) -> Value? {
    let driver = interactor.driver
    switch name {
    case "inProgress": return .bool(interactor.inProgress)
    case "percent", "percentComplete": return .plain(Double(driver.percentComplete))
    case "speed", "completionSpeed": return .plain(Double(driver.completionSpeed))
    case "curve", "completionCurve":
      return .curve(.timing(Self.completionCurves[driver.completionCurve.rawValue]))
    case "duration": return .time(Double(driver.duration))
    case "wantsInteractiveStart": return .bool(driver.wantsInteractiveStart)
    default: return nil
    }
  }

  func setInteractor(
    _ name: String, of interactor: ScriptInteractor, to value: Value, _ place: Place,
    _ path: Expression, _ frame: Frame
  ) throws {
    let (driver, whole) = (interactor.driver, frame.place(path.range))
    switch name {
    case "speed", "completionSpeed":
      let speed = try coerced(value, to: .number, named: name, place).numeric ?? 1
      driver.completionSpeed = CGFloat(try checkedSpeed(speed, place))
    case "curve", "completionCurve":
      guard case .curve(let curve) = try coerced(value, to: .curve, named: name, place) else {
        return
      }
      driver.completionCurve = try completionCurve(curve, place)
    case "wantsInteractiveStart":
      guard case .bool(let flag) = try coerced(value, to: .bool, named: name, place) else { return }
      driver.wantsInteractiveStart = flag
    default:
      let subject = Value.interactor(interactor)
      guard interactorMember(name, of: interactor) == nil else {
        throw Diagnostic.cannotSet(
          frame.source.slice(path.range), why: "the interaction says it", at: whole)
      }
      throw Diagnostic.unknownMember(name, of: subject, near: memberNames(of: subject), at: whole)
    }
  }
}

extension Script.Block {
  /// Whether it may answer something: by `return e`, or by an expression that is all there is.
  var mayAnswer: Bool {
    if statements.count == 1, case .expression = statements[0].kind { return true }
    return statements.contains(where: \.returnsSomething)
  }
}

extension Statement {
  fileprivate var returnsSomething: Bool {
    switch kind {
    case .returning(let value): value != nil
    case .conditional(let branches, let otherwise):
      branches.contains { $0.body.mayReturn } || otherwise?.mayReturn == true
    default: false
    }
  }
}

extension Script.Block {
  fileprivate var mayReturn: Bool { statements.contains(where: \.returnsSomething) }
}
