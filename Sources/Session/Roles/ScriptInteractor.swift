import UIKit

/// An interaction controller of the session: what its name stands for. What UIKit is given is its
/// driver.
@MainActor
final class ScriptInteractor {
  /// Made anew with the name; what the old one drives, that goes on to drive.
  var driver: any ScriptDriver {
    didSet { driver.owner = self }
  }
  /// Set from `with` on, until the end of the interaction.
  private var isBegun = false
  /// The transition that was begun by `with`; nil during the call.
  private var transition: Int?
  let stage: Stage

  init(_ driver: any ScriptDriver, on stage: Stage) {
    self.driver = driver
    self.stage = stage
    driver.owner = self
  }

  /// Whether a finger drives: from `with` to `finish` or `cancel`, for the delegate to look at.
  var inProgress: Bool {
    isBegun && (transition.map { id in stage.transitions.contains { $0.id == id } } ?? true)
  }

  /// Runs a call that asks for a transition, which a finger is to drive.
  func driving(_ call: () throws -> Void) rethrows {
    let before = stage.lastTransition?.id
    (isBegun, transition) = (true, nil)
    defer {
      transition = stage.lastTransition?.id
      if transition == before || !isBegun { isBegun = false }
    }
    try call()
  }

  func update(_ fraction: Double) { driver.update(CGFloat(fraction)) }

  func finish() {
    isBegun = false
    driver.finish()
  }

  func cancel() {
    isBegun = false
    driver.cancel()
  }
}

/// What UIKit is given for an interactor of the session: it cannot be told from an app's class.
@MainActor
protocol ScriptDriver: UIViewControllerInteractiveTransitioning {
  /// Runs the blocks of an event.
  var handle: ScriptDriverEvent { get set }
  var owner: ScriptInteractor? { get set }
  var percentComplete: CGFloat { get }
  /// Seconds.
  var duration: CGFloat { get }
  var completionSpeed: CGFloat { get set }
  var completionCurve: UIView.AnimationCurve { get set }
  var wantsInteractiveStart: Bool { get set }

  func update(_ percentComplete: CGFloat)
  func finish()
  func cancel()
  func pause()
}

typealias ScriptDriverEvent =
  @MainActor (
    _ event: String, (any UIViewControllerContextTransitioning)?, _ given: [(String, Value)]
  ) -> Void

/// `interactor NAME percentDriven`.
final class PercentDriver: UIPercentDrivenInteractiveTransition, ScriptDriver {
  var handle: ScriptDriverEvent = { _, _, _ in }
  weak var owner: ScriptInteractor?
  private weak var context: (any UIViewControllerContextTransitioning)?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    super.startInteractiveTransition(transitionContext)
    handle("start", context, [])
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    handle("update", context, [("fraction", .plain(Double(percentComplete)))])
  }

  override func finish() {
    super.finish()
    handle("finish", context, [])
  }

  override func cancel() {
    super.cancel()
    handle("cancel", context, [])
  }
}

/// `interactor NAME custom`: its blocks move the views, and complete the transition.
final class CustomDriver: NSObject, ScriptDriver {
  var handle: ScriptDriverEvent = { _, _, _ in }
  weak var owner: ScriptInteractor?
  var completionSpeed: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  var wantsInteractiveStart = true
  private(set) var percentComplete: CGFloat = 0
  let duration: CGFloat = 0
  private weak var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    handle("start", context, [])
  }

  func update(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    context?.updateInteractiveTransition(percentComplete)
    handle("update", context, [("fraction", .plain(Double(percentComplete)))])
  }

  func finish() {
    context?.finishInteractiveTransition()
    handle("finish", context, [])
  }

  func cancel() {
    context?.cancelInteractiveTransition()
    handle("cancel", context, [])
  }

  func pause() { context?.pauseInteractiveTransition() }
}
