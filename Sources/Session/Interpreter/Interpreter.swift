import Script
import Text
import UIKit

/// A stage with the names of what stands on it: runs statements, and is thrown away when a
/// statement has to be taken back.
@MainActor
final class Interpreter {
  let stage: Stage
  let past = Recorder()
  let session = Scope(in: nil)
  var settings: Settings
  var fuel = Fuel()
  /// Answers go here as they come.
  var tell: (Answer) -> Void = { _ in }
  var isInterrupted: () -> Bool = { false }
  /// The first error of a handler since the statement began.
  var failure: Diagnostic?
  /// The statement has changed something: if it fails, all is rebuilt.
  var hasEffect = false
  /// The verb that is looking just now: nothing may change meanwhile, since a replay skips it.
  var looking: String?
  /// Looking verbs are skipped: a replay.
  var isReplaying = false
  /// The clock does not pass this time, seconds: a replay to a moment.
  var horizon: Double?
  /// The names of objects, by their stage number.
  var paths: [StageObjectID: String] = [:]
  /// Entities by the object they stand for; they hold it, so that no address is used twice.
  private var entities: [ObjectIdentifier: Entity] = [:]
  /// How many blocks of `keyframes` are running: where `at` may stand.
  var keyframesDepth = 0
  /// The last one, and those that views were given.
  var askedTurn: AskedTurn?
  var askedTurns: [StageObjectID: AskedTurn] = [:]
  /// Every entity, in order of making.
  private var registered: [Entity] = []
  /// The statement has succeeded by failing: what it did is to be taken back all the same.
  var takesBack = false
  var told = Told()
  var knownFindings: KnownFindings?
  var checkup = Checkup()
  /// The fingers that moved last.
  var lastFingers: [Int] = []
  /// The window on the screen.
  var window: UIWindow?

  var bounds: Bounds { settings.bounds }

  init(settings: Settings, animators: [AttachedAnimator] = []) {
    self.settings = settings
    stage = Stage(
      screenSize: settings.screenSize, framesPerSecond: settings.framesPerSecond)
    stage.observer = past
    past.onEvent = { [weak self] event in
      for id in event.objects { self?.remember(id) }
      self?.logGesture(event)
      self?.watch(event)
    }
    past.onCommit = { [weak self] in self?.checkEnded() }
    past.onTouch = { [weak self] finger in self?.logTouch(of: finger) }
    applySettings()
    stage.shouldStop = { [weak self] in
      guard let self else { return nil }
      return self.failure != nil || self.isInterrupted() ? .interrupted : nil
    }
    attach(animators)
  }

  /// Hands on what the stage goes by.
  func applySettings() {
    stage.framesPerSecond = settings.framesPerSecond
    stage.turnsPerInstant = settings.bounds.turns
  }

  // MARK: Names

  /// Gives an object its name, and the id by which the record knows it.
  @discardableResult
  func register(_ object: AnyObject, as path: String) -> Entity {
    let entity = Entity(path: path, object: object)
    entities[ObjectIdentifier(object)] = entity
    registered.append(entity)
    paths[stage.id(of: object)] = path
    return entity
  }

  func entity(of object: AnyObject) -> Entity? {
    guard let entity = entities[ObjectIdentifier(object)], entity.object === object else {
      return nil
    }
    return entity
  }

  func name(of object: AnyObject) -> String {
    if let entity = entity(of: object) { return entity.path }
    if let cell = cellName(of: object) { return cell }
    if let view = object as? UIView, let controller = view.owningController {
      return name(of: controller) + ".view"
    }
    if object is UIWindow { return "window" }
    return name(of: stage.id(of: object))
  }

  /// The name of an object of the record, which may be gone.
  func name(of id: StageObjectID) -> String {
    if let path = paths[id] { return path }
    guard let object = stage.object(id) else { return "object\(id.number)" }
    if object is any UIViewControllerContextTransitioning { return "context" }
    if let view = object as? UIView, let controller = view.owningController {
      let path = name(of: controller) + ".view"
      paths[id] = path
      return path
    }
    if object is UIWindow { return "window" }
    if let recognizer = object as? UIGestureRecognizer, let path = path(of: recognizer) {
      paths[id] = path
      return path
    }
    if let presentation = object as? ScriptPresentationController {
      return name(of: presentation.script)
    }
    // UIKit's own drives a pop by the finger that began it.
    if object is UIPercentDrivenInteractiveTransition { return "the finger" }
    if let cell = cellName(of: object) { return cell }
    let kind = String(describing: type(of: object))
    if kind == "UITransitionView" { return "container" }
    return "\(kind)\(id.number)"
  }

  /// Lets go of what holds each other, when all of it is thrown away: a stage, the names on it, and
  /// the blocks that stand for an app's code, which see those names.
  func discard() {
    stage.discard()
    window = nil
    session.own = OrderedMap()
    for entity in registered {
      entity.members = OrderedMap()
      switch entity.object {
      case let animator as ScriptAnimator: animator.definition = .idle
      case let delegate as ScriptDelegate: delegate.answer = { _, _ in .none }
      case let presentation as ScriptPresentation: presentation.definition = .plain
      case let controller as any ScriptController: controller.handle = { _, _ in }
      case let recognizer as UIGestureRecognizer: ScriptRecognizer.of(recognizer)?.letGo()
      default: break
      }
    }
  }

  /// Remembers how an object of an event is called, since it may be gone when that is read.
  func remember(_ id: StageObjectID) {
    if paths[id] == nil { paths[id] = name(of: id) }
  }

  /// The value that stands for an object.
  func value(of object: AnyObject?) -> Value {
    switch object {
    case let view as UIView: return .view(view)
    case let controller as UIViewController: return .controller(controller)
    case let animator as ScriptAnimator: return .animator(animator)
    case let delegate as ScriptDelegate: return .delegate(delegate)
    case let presentation as ScriptPresentationController: return .presentation(presentation.script)
    case let driver as any ScriptDriver:
      return driver.owner.map { .interactor($0) } ?? .none
    case let recognizer as UIGestureRecognizer: return .recognizer(recognizer)
    default: return .none
    }
  }
}
