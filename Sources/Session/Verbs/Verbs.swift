import Script
import Text
import UIKit

/// What a verb does.
typealias VerbBody = @MainActor (Interpreter, Arguments) throws -> Void

extension Interpreter {
  /// Runs a command: finds its row and its body.
  func perform(_ command: Command, _ range: Range<Int>, _ frame: Frame) throws {
    let place = frame.place(command.verb.range)
    guard let signature = Grammar.segue.verb(command.verb.text) else {
      throw Diagnostic.unknownName(command.verb.text, near: [], at: place)
    }
    guard let body = Self.bodies[signature.name] else {
      if Session.verbs[signature.name] != nil {
        throw Diagnostic.belongsAtThePrompt(signature.name, at: place)
      }
      throw Diagnostic.notThereYet("`\(signature.name)`", at: place)
    }
    switch signature.effect {
    case .look where isReplaying, .file where isReplaying, .none where isReplaying: return
    case .stage, .display, .file: hasEffect = true
    case .look, .none: break
    }
    if let looking, signature.effect == .stage || signature.effect == .display {
      throw Diagnostic.looksOnly(looking, at: place)
    }
    let outer = looking
    if signature.effect == .look || signature.name == "expect", command["fails"] == nil {
      looking = signature.name
    }
    defer { looking = outer }
    let arguments = Arguments(
      interpreter: self, command: command, signature: signature, frame: frame, range: range)
    try refuseNotYet(arguments)
    try body(self, arguments)
  }

  /// Refuses what of a verb this version cannot do yet, by name.
  private func refuseNotYet(_ arguments: Arguments) throws {
    let verb = arguments.signature.name
    for option in NotYet.options(of: verb) where arguments.has(option) {
      throw arguments.refuse("`\(option)` of `\(verb)`", at: option)
    }
    for operand in arguments.signature.operands {
      guard let word = arguments.word(operand.name), NotYet.words(of: verb).contains(word) else {
        continue
      }
      throw arguments.refuse("`\(verb) \(word)`", at: operand.name)
    }
    let events = handlers(in: arguments.block)
    if let event = NotYet.events(of: verb).first(where: { events[$0] != nil }) {
      throw arguments.refuse("`on \(event)` of `\(verb)`")
    }
  }

  /// The bodies of the verbs that stand on the interpreter alone; those that act on the session
  /// (`undo`, `save`, `help` ...) are taken by it before they come here.
  static let bodies: [String: VerbBody] = [
    "screen": screenVerb, "window": windowVerb, "controller": controllerVerb, "view": viewVerb,
    "add": addVerb, "remove": removeVerb, "attach": attachVerb,
    "animate": animateVerb, "keyframes": keyframesVerb, "at": atVerb, "after": afterVerb,
    "together": togetherVerb, "animations": animationsVerb, "transition": transitionVerb,
    "snapshot": snapshotVerb, "propertyAnimator": propertyAnimatorVerb, "start": startVerb,
    "pause": pauseVerb, "continue": continueVerb, "stop": stopVerb, "update": updateVerb,
    "finish": finishVerb,
    "animator": animatorVerb, "delegate": delegateVerb, "presentation": presentationVerb,
    "interactor": interactorVerb, "cancel": cancelVerb,
    "present": presentVerb, "dismiss": dismissVerb, "complete": completeVerb,
    "navigation": navigationVerb, "tabs": tabsVerb, "push": pushVerb, "pop": popVerb,
    "select": selectVerb, "alongside": alongsideVerb,
    "collection": collectionVerb, "layout": layoutVerb,
    "recognizer": recognizerVerb, "pan": panVerb, "pinch": pinchVerb, "tap": tapVerb,
    "touch": touchVerb, "run": runVerb, "step": stepVerb, "stall": stallVerb,
    "plot": plotVerb, "table": tableVerb, "show": showVerb, "trace": traceVerb,
    "describe": describeVerb, "convert": convertVerb,
    "explain": explainVerb, "doctor": doctorVerb, "expect": expectVerb, "note": noteVerb,
    "set": setVerb,
  ]

  /// Runs a block of the session from UIKit: never throws, keeps the first error; once there is
  /// one, later handlers are skipped.
  @discardableResult
  func handle(
    _ whereabouts: String, _ frame: Frame, _ range: Range<Int>, _ body: () throws -> Value
  ) -> Value {
    guard failure == nil else { return .none }
    do {
      return try called(frame, range, body)
    } catch var error as Diagnostic {
      error.notes.append(Diagnostic.Note("in \(whereabouts), t=\(fixed(stage.time, 3)) s"))
      failure = error
    } catch {
      failure = Diagnostic("\(error)", at: frame.place(range))
    }
    return .none
  }

  /// A block that is run when its time comes.
  @discardableResult
  func handler(
    _ block: Script.Block, _ whereabouts: String, in scope: Scope,
    given: [(String, Value)] = [], owner: Entity? = nil
  ) -> Value {
    let frame = Frame(scope: scope, source: block.source)
    return handle(whereabouts, frame, block.range) {
      try answer(of: block, in: Scope(in: scope, owner: owner, given: given))
    }
  }

  /// The value of a default of the table: a number with its unit, a word, `(0.5, 0.5)`.
  func defaultValue(_ text: String, _ type: ValueType) throws -> Value? {
    let source = Source(name: "default", text: text)
    let parsed = Parser(grammar: .segue).parse(source)
    guard case .expression(let expression)? = parsed.statements.first?.kind else { return nil }
    let value = try evaluate(expression, Frame(scope: Scope(in: nil), source: source))
    return converted(value, to: type)
  }
}
