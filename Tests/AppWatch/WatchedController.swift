public import UIKit

/// A screen that tells the watch what it hears.
public final class WatchedController: UIViewController {
  public let name: String
  let watch: Watch

  init(_ name: String, color: UIColor, watch: Watch) {
    self.name = name
    self.watch = watch
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = color
    watch.controllers.append(self)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watch.hear(.willAppear, self)
    watch.goAlong(transitionCoordinator)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watch.hear(.didAppear, self)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    watch.hear(.willDisappear, self)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watch.hear(.didDisappear, self)
  }
}
