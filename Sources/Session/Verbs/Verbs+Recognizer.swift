import Script
import Text
import UIKit

extension Interpreter {
  static let recognizerVerb: VerbBody = { world, arguments in
    guard let view = try arguments.view("on") else { return }
    let recognizer = try world.makeRecognizer(arguments)
    let script = ScriptRecognizer(recognizer)
    script.requiresFailureOf = WeakRecognizers(
      try world.recognizers("requiresFailureOf", arguments))
    script.simultaneousWith = WeakRecognizers(try world.recognizers("simultaneousWith", arguments))
    let name = try world.newName(arguments)
    world.retire(name)
    let entity = world.register(recognizer, as: name.path)
    world.paths[world.stage.id(of: script)] = name.path
    world.bind(name, to: .recognizer(recognizer), arguments)
    try world.runVariables(of: arguments.block, entity, arguments.frame)
    world.listen(to: recognizer, script, entity, arguments)
    view.addGestureRecognizer(recognizer)
  }

  private func recognizers(_ option: String, _ arguments: Arguments) throws -> [UIGestureRecognizer]
  {
    guard arguments.has(option), let value = try arguments.value(option) else { return [] }
    return recognizers(in: value)
  }

  func recognizers(in value: Value) -> [UIGestureRecognizer] {
    switch value {
    case .recognizer(let recognizer): [recognizer]
    case .list(let values): values.flatMap(recognizers(in:))
    default: []
    }
  }

  // MARK: Kinds

  private func makeRecognizer(_ arguments: Arguments) throws -> UIGestureRecognizer {
    let kind = arguments.word("kind") ?? "pan"
    try refuseStrays(arguments, kind)
    let recognizer = try recognizer(kind, arguments)
    recognizer.cancelsTouchesInView = try arguments.flag("cancelsTouches")
    return recognizer
  }

  private func recognizer(_ kind: String, _ arguments: Arguments) throws -> UIGestureRecognizer {
    let touches = try arguments.count("touches")
    switch kind {
    case "edge":
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = arguments.words("edges").reduce(into: []) { $0.formUnion(Self.edge($1)) }
      return edge
    case "tap":
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = try arguments.count("taps")
      tap.numberOfTouchesRequired = touches
      return tap
    case "longPress":
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = try arguments.seconds("press") ?? 0.5
      press.numberOfTouchesRequired = touches
      if arguments.has("taps") { press.numberOfTapsRequired = try arguments.count("taps") }
      return press
    case "swipe":
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = Self.direction(arguments.word("direction") ?? "right")
      swipe.numberOfTouchesRequired = touches
      return swipe
    case "pinch": return UIPinchGestureRecognizer()
    case "rotation": return UIRotationGestureRecognizer()
    default:
      let pan = try arguments.flag("instant") ? InstantPan() : UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = touches
      if arguments.has("maxTouches") {
        pan.maximumNumberOfTouches = try arguments.count("maxTouches")
      }
      return pan
    }
  }

  private static func edge(_ word: String) -> UIRectEdge {
    switch word {
    case "left": .left
    case "right": .right
    case "top": .top
    default: .bottom
    }
  }

  private static func direction(_ word: String) -> UISwipeGestureRecognizer.Direction {
    switch word {
    case "left": .left
    case "up": .up
    case "down": .down
    default: .right
    }
  }

  /// Options that the kind does not have, and what an edge pan cannot do without.
  private func refuseStrays(_ arguments: Arguments, _ kind: String) throws {
    let kinds: [(option: String, of: [String])] = [
      ("edges", ["edge"]), ("direction", ["swipe"]), ("taps", ["tap", "longPress"]),
      ("touches", ["pan", "tap", "longPress", "swipe"]), ("maxTouches", ["pan"]),
      ("press", ["longPress"]), ("instant", ["pan"]),
    ]
    for (option, owners) in kinds where arguments.has(option) && !owners.contains(kind) {
      throw Diagnostic.optionOfAnotherKind(option, owners, at: arguments.place(of: option))
    }
    if kind == "edge", arguments.words("edges").isEmpty {
      throw Diagnostic.edgeNeedsEdges(at: arguments.place(of: "kind"))
    }
  }

  // MARK: Events

  /// Runs the `on` blocks of a recognizer when its events come.
  private func listen(
    to recognizer: UIGestureRecognizer, _ script: ScriptRecognizer, _ entity: Entity,
    _ arguments: Arguments
  ) {
    guard let block = arguments.block else { return }
    let (handlers, frame) = (handlers(in: block), arguments.frame)
    let isMeasured = block.source.slice(block.range).readsAPlace
    script.handle = { [weak self, weak recognizer] event in
      guard let self, let recognizer, self.failure == nil else { return }
      if isMeasured { recognizer.noteItsSpace() }
      let scope = self.eventScope(block, entity, frame, given: self.given(recognizer, nil))
      for body in handlers[event] ?? [] {
        self.handler(body, "`on \(event)` of \(entity.path)", in: scope)
      }
    }
    script.answer = { [weak self, weak recognizer] question, touch in
      guard let self, let recognizer, let body = handlers[question]?.last else { return nil }
      let scope = self.eventScope(block, entity, frame, given: self.given(recognizer, touch))
      return self.truth(of: body, "`on \(question)` of \(entity.path)", in: scope)
    }
  }

  /// The answer of a question, which must be true or false.
  private func truth(of body: Script.Block, _ whereabouts: String, in scope: Scope) -> Bool {
    let frame = Frame(scope: scope, source: body.source)
    let value = handle(whereabouts, frame, body.range) {
      let value = try answer(of: body, in: Scope(in: scope))
      guard case .bool = value else {
        throw Diagnostic.wants("true or false", got: value, at: frame.place(body.range))
      }
      return value
    }
    if case .bool(let truth) = value { return truth }
    return true
  }

  /// What the blocks of a recognizer are given; of a touch that is only offered, where it is.
  private func given(_ recognizer: UIGestureRecognizer, _ touch: UITouch?) -> [(String, Value)] {
    let reading = GestureReading(recognizer)
    var given = GestureReading.names.map { ($0, reading.value($0) ?? .none) }
    given.append(("view", .optional(recognizer.view)))
    if let touch, let index = given.firstIndex(where: { $0.0 == "location" }) {
      given[index].1 = .point(touch.location(in: recognizer.view?.superview))
    }
    return given
  }
}

extension UIGestureRecognizer {
  /// Reads itself where its blocks do, so that UIKit can say whether that place moves.
  fileprivate func noteItsSpace() {
    guard let pan = self as? UIPanGestureRecognizer else { return }
    _ = pan.translation(in: view?.superview)
  }
}

extension String {
  /// Whether a block reads a distance or a velocity of its recognizer.
  fileprivate var readsAPlace: Bool {
    split { !$0.isLetter }.contains { $0 == "translation" || $0 == "velocity" }
  }
}
