@testable import UIKit

/// A stage with a window of 400 x 800 without safe area, and views to constrain in it.
@MainActor
final class ConstraintScene: StageObserver {
  let stage = Stage(screenSize: CGSize(width: 400, height: 800))
  let window: UIWindow
  private(set) var events: [StageEvent] = []

  init() {
    window = stage.with { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    window.isHidden = false
    stage.observer = self
    stage.settle()
  }

  func emitted(_ event: StageEvent) { events.append(event) }

  func committed(_ frame: StageFrame) {}

  /// A view in the window, or in another one, that constraints place.
  func view(in parent: UIView? = nil) -> UIView { add(stage.with { UIView() }, to: parent) }

  func add<V: UIView>(_ view: V, to parent: UIView? = nil) -> V {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? window).addSubview(view)
    return view
  }

  @discardableResult
  func run<R>(_ statement: () -> R) -> R {
    defer { stage.settle() }
    return stage.with(statement)
  }

  /// Activates constraints and lays out.
  func apply(_ constraints: NSLayoutConstraint...) {
    run { NSLayoutConstraint.activate(constraints) }
  }

  var misuse: [String] { events.filter { $0.kind == .misuse }.map(\.name) }
  var reasons: [String] { events.compactMap(\.reason) }
}
