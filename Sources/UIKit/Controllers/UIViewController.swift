/// Owns a view, and hears of its life.
@MainActor
open class UIViewController: UIResponder {
  let stage: Stage
  var appearance = Appearance()
  var loading = ViewLoading()
  var presentation = PresentationLinks()
  var family = Family()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stage = Stage.current
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no archives here: the same as `init()`.
  public required init?(coder: NSCoder) {
    stage = Stage.current
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Kept and not read: there are no nibs here.
  public let nibName: String?
  public let nibBundle: Bundle?
  open var title: String?

  /// The superview of its view: the view itself comes before its controller.
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: View

  /// Loads the view when it is first asked for; setting nil unloads it.
  open var view: UIView! {
    get { loadedView }
    set { install(newValue) }
  }

  open var viewIfLoaded: UIView? { loading.view }
  open var isViewLoaded: Bool { loading.view != nil }

  /// Makes a plain view of the size of the screen.
  open func loadView() {
    view = .fullScreen(of: stage)
  }

  open func loadViewIfNeeded() {
    loadViewOnce()
  }

  open func viewDidLoad() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// What the controller's own bars cover beside what the screen does.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      viewIfLoaded?.layoutInputsChanged()
      viewIfLoaded?.markForLayout()
    }
  }
  open func viewSafeAreaInsetsDidChange() {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}

  /// Once per appearance, in the first layout in which the view is in a window.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// What stands in the view is there before the children are told that they will appear.
  func prepareToAppear() {}

  /// After the receiver has been told, before its children are.
  func appearanceBegan(_ appears: Bool, animated: Bool) {}
  func appearanceEnded(_ appeared: Bool, animated: Bool) {}

  open var isBeingPresented: Bool { presentation.isBeingPresented }
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }
  open var isMovingToParent: Bool { family.isMovingToParent }
  open var isMovingFromParent: Bool { family.isMovingFromParent }

  /// False: children hear of appearances only through `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceByHand(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endAppearanceByHand()
  }

  // MARK: Containment

  open var parent: UIViewController? { family.parent }
  open var children: [UIViewController] { family.children }

  /// Sends `willMove(toParent:)`, with `parent` set already; `didMove(toParent:)` is the caller's.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Sends `didMove(toParent: nil)`; `willMove(toParent: nil)` is the caller's.
  open func removeFromParent() {
    leaveParent()
  }

  /// Adds the view of one child where that of another stands, animates, and takes the other away.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  open func willMove(toParent parent: UIViewController?) {
    noteWillMove(toParent: parent)
  }

  open func didMove(toParent parent: UIViewController?) {
    noteDidMove(toParent: parent)
  }

  // MARK: Presentation

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false

  /// Nobody else keeps a delegate alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { presentation.hadDelegate = transitioningDelegate != nil }
  }

  /// What the receiver or one of its ancestors presents.
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// Who presented the receiver or one of its ancestors.
  open var presentingViewController: UIViewController? { presentationAround?.presenter }

  /// Who frames the receiver or its nearest ancestor while it is presented. Made when it is first
  /// asked for: what the style and the delegate are then, counts.
  open var presentationController: UIPresentationController? {
    presentationAround?.controller
      ?? readyPresentationController(presenting: nil, source: self)
  }

  /// The presentation controller of a page or form sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle.resolved.isSheet
      ? presentationController as? UISheetPresentationController : nil
  }

  /// Of the transition in flight that the receiver takes part in, or else its nearest container or
  /// presenter; nil where nothing is animated.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestCoordinator
  }

  /// Whether no drag dismisses it.
  open var isModalInPresentation = false

  // MARK: Size

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
  }

  /// The view is to change its size, with the screen. Hands on to children and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    handSizeOn(size, coordinator)
  }

  /// The transition starts after the commit of this turn; who presents is settled when it returns.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what the receiver presents, else what presents the receiver.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }
}
