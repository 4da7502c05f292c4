/// Shows one of several controllers side by side.
open class UITabBarController: UIViewController {
  var tabs = TabState()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The first is selected, unless the one that was is among them.
  open var viewControllers: [UIViewController]? {
    get { tabs.controllers }
    set { replaceTabs(with: newValue ?? []) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }

  /// `NSNotFound` where there are no tabs. When setting it returns, the new one has heard that it
  /// will appear, and the old one that it will disappear.
  open var selectedIndex: Int {
    get { tabs.selected ?? NSNotFound }
    set { select(newValue) }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.selectedController }
    set { select(tabs.controllers.firstIndex { $0 === newValue } ?? -1) }
  }

  // MARK: View

  open override func loadView() {
    let view = ContainerView(frame: stage.screen.bounds)
    view.onLayout = { [weak self] in self?.showSelected() }
    self.view = view
  }

  override func prepareToAppear() { showSelected() }
}

/// Where a tab bar controller stands.
struct TabState {
  var controllers: [UIViewController] = []
  var selected: Int?

  /// Whose view stands in its view.
  weak var shown: UIViewController?
  weak var transition: TabTransition?

  var selectedController: UIViewController? {
    selected.flatMap { controllers.indices.contains($0) ? controllers[$0] : nil }
  }
}

extension UIViewController {
  /// The nearest container of the receiver that is a tab bar controller.
  public var tabBarController: UITabBarController? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}
