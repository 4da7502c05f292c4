import Testing

@testable import AppCode5
@testable import UIKit

/// A stage with a window whose root, "first", has appeared; its log is empty.
@MainActor
final class TransitionScene {
  let stage = Stage()
  let events = EventLog()
  let window: UIWindow
  let first: LoggingViewController
  /// Delegates that nobody else holds.
  var kept: [AnyObject] = []

  init() {
    let first = stage.with { LoggingViewController(name: "first") }
    self.first = first
    window = stage.with { UIWindow(frame: UIScreen.main.bounds) }
    stage.observer = events
    turn {
      window.rootViewController = first
      window.makeKeyAndVisible()
    }
    clear()
  }

  /// One statement: what it starts after the commit has happened when this returns.
  func turn(_ body: () -> Void) {
    stage.with(body)
    stage.settle()
  }

  /// One statement, and the clock up to rest.
  func run(_ body: () -> Void = {}) {
    stage.with(body)
    _ = stage.advance(.rest)
  }

  /// A controller that notes what it hears.
  func controller(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen,
    delegate: (any UIViewControllerTransitioningDelegate)? = nil
  ) -> LoggingViewController {
    let controller = stage.with { LoggingViewController(name: name) }
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = delegate
    return controller
  }

  /// What the controllers have heard since the last call.
  func heard() -> [String] {
    defer { LoggingViewController.log = [] }
    return LoggingViewController.log
  }

  func clear() {
    LoggingViewController.log = []
    events.all = []
  }

  func note(_ text: String) { LoggingViewController.log.append(text) }

  var misuses: [String] { events.all.filter { $0.kind == .misuse }.map(\.name) }
  var warnings: [String] { events.all.filter { $0.kind == .warning }.map(\.name) }

  /// The transition events, with the argument that says which operation: `present started`.
  var transitions: [String] {
    events.all.filter { $0.kind == .transition }.map { event in
      guard case .text(let operation) = event.argument("operation") else { return event.name }
      return "\(operation) \(event.name)"
    }
  }
}

@MainActor
final class EventLog: StageObserver {
  var all: [StageEvent] = []

  func emitted(_ event: StageEvent) { all.append(event) }
  func committed(_ frame: StageFrame) {}
}

extension StageEvent {
  func argument(_ label: String?) -> StageValue? {
    arguments.first { $0.label == label }?.value
  }
}

/// An animator made of closures. Unless told otherwise it adds the incoming view and completes
/// after its duration.
@MainActor
final class TestAnimator: UIViewControllerAnimatedTransitioning {
  var duration = 0.25
  var log: [String] = []
  weak var context: (any UIViewControllerContextTransitioning)?
  lazy var animate: (any UIViewControllerContextTransitioning) -> Void = { [unowned self] in
    addIncoming($0)
    completeLater($0)
  }

  func addIncoming(_ context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
  }

  func completeLater(_ context: any UIViewControllerContextTransitioning, _ flag: Bool = true) {
    Stage.current.enqueue(after: duration) { context.completeTransition(flag) }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log.append("transitionDuration")
    return duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.append("animateTransition")
    context = transitionContext
    animate(transitionContext)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.append("animationEnded(\(transitionCompleted))")
    LoggingViewController.log.append("animationEnded(\(transitionCompleted))")
  }
}

/// A delegate that answers what it is told to, and notes each question.
@MainActor
final class TestDelegate: UIViewControllerTransitioningDelegate {
  var animator: TestAnimator?
  var interaction: TestInteraction?
  var questions: [String] = []

  init(_ animator: TestAnimator? = nil, _ interaction: TestInteraction? = nil) {
    self.animator = animator
    self.interaction = interaction
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggingViewController)?.name ?? "?"
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("present \(name(presented)) by \(name(presenting)) from \(name(source))")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    questions.append("dismiss \(name(dismissed))")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("interaction of presentation")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    questions.append("interaction of dismissal")
    return interaction
  }
}

/// An interaction controller driven by hand.
@MainActor
final class TestInteraction: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart = true
  var starts = 0
  weak var context: (any UIViewControllerContextTransitioning)?
  var onStart: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    starts += 1
    context = transitionContext
    onStart(transitionContext)
  }
}
