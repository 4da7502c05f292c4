import UIKit

/// A view controller made by `controller`: its events run the `on` blocks of the session.
final class ScriptViewController: UIViewController, ScriptController {
  var handle: @MainActor (_ event: String, _ given: [(String, Value)]) -> Void = { _, _ in }
  /// Builds the view when it is loaded: colour and size of the options.
  var prepare: @MainActor (UIView) -> Void = { _ in }

  /// Views made before the view was loaded.
  private var waiting: [UIView] = []

  /// Adds a view to this controller's, when that is loaded.
  func take(_ subview: UIView) {
    if let view = viewIfLoaded { view.addSubview(subview) } else { waiting.append(subview) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    prepare(view)
    for subview in waiting { view.addSubview(subview) }
    waiting = []
    handle("didLoad", [])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    handle("willAppear", [("animated", .bool(animated))])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    handle("isAppearing", [("animated", .bool(animated))])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    handle("didAppear", [("animated", .bool(animated))])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    handle("willDisappear", [("animated", .bool(animated))])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    handle("didDisappear", [("animated", .bool(animated))])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    handle("layout", [])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    handle("willTransition", [("size", .size(size))])
  }
}
