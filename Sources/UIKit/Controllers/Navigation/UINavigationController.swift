/// Shows the top of a stack of controllers.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Seconds in which a bar is shown or hidden.
  public static let hideShowBarDuration: CGFloat = 0.33

  var navigation = NavigationState()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The first page first. Setting it is not animated.
  open var viewControllers: [UIViewController] {
    get { navigation.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { navigation.controllers.last }

  /// What is presented over the stack, else its top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The stack has its new top when this returns; the transition starts in the next layout of the
  /// receiver's view.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes off the top and returns it; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let controllers = navigation.controllers
    guard controllers.count > 1 else { return nil }
    change(to: controllers.dropLast(), animated: animated)
    return controllers.last
  }

  /// Takes off all above a controller of the stack, and returns them.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = navigation.controllers.firstIndex(where: { $0 === viewController }) else {
      stage.misuse(.notOnStack, self, [stage.argument(nil, viewController)])
      return nil
    }
    return popAll(above: index, animated: animated)
  }

  /// Takes off all but the first, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popAll(above: 0, animated: animated)
  }

  /// Replaces the stack. A new top that was on the old stack comes as by a pop, another as by a
  /// push; nothing moves if the top stays.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // MARK: View

  open override func loadView() {
    let view = ContainerView(frame: stage.screen.bounds)
    view.onLayout = { [weak self] in self?.startNext() }
    view.addGestureRecognizer(popGesture.recognizer)
    self.view = view
  }

  private lazy var popGesture = PopGesture(of: self)

  /// Pops with UIKit's own animation; made for others to be required to fail before or after it. With
  /// another delegate it begins whatever the stack holds.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  override func prepareToAppear() { showTop() }

  override func appearanceBegan(_ appears: Bool, animated: Bool) {
    guard appears, !navigation.hasShown, let top = topViewController else { return }
    tellWillShow(top, animated: false)
  }

  override func appearanceEnded(_ appeared: Bool, animated: Bool) {
    guard appeared, !navigation.hasShown, let top = topViewController else { return }
    navigation.hasShown = true
    tellDidShow(top, animated: false)
  }
}

/// Where a navigation controller stands.
struct NavigationState {
  var controllers: [UIViewController] = []

  /// Whose view stands in its view.
  weak var shown: UIViewController?

  /// The one that plays first, then those that wait for it.
  var transitions: [NavigationTransition] = []

  /// What drives the next pop, which the delegate has been asked about.
  var popDriver: UIPercentDrivenInteractiveTransition?

  /// Whether the first page has been told of.
  var hasShown = false
}

extension UIViewController {
  /// The nearest container of the receiver that is a navigation controller.
  public var navigationController: UINavigationController? {
    selfAndAncestors.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
}
