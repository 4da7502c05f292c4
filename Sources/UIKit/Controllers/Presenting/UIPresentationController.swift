/// Frames a presented controller, and hears of its coming and going: the place for decorations that
/// last as long as the presentation.
@MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?
  private let style: UIModalPresentationStyle

  /// `presenting` need not be who presents in the end.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    style = presentedViewController.modalPresentationStyle.resolved
    super.init()
  }

  /// An empty one after it has gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The presented one before anybody presents it.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  open var presentationStyle: UIModalPresentationStyle { style }

  /// Where decorations go; nil before the transition starts and after the dismissal has ended.
  open internal(set) var containerView: UIView?

  /// What stands on the screen for the controller: its view, or a view that holds it.
  open var presentedView: UIView? { presented?.loadedView }

  /// In the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while the presentation lasts.
  open var shouldRemovePresentersView: Bool { false }

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Coming and going

  open func presentationTransitionWillBegin() {}

  /// False if the transition was cancelled: decorations are to go.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}

  /// False if the transition was cancelled: decorations are to stay.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Layout

  /// Around each layout of the container; the place to set the frame of the presented view.
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  open func size(
    forChildContentContainer container: UIViewController,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// The container is to change its size, with the screen. Hands on to the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented?.tellSize(
      self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      coordinator)
  }
}

extension UIPresentationController {
  /// Whether it is UIKit's own, which is not seen from outside.
  var isBuiltIn: Bool {
    type(of: self) == UIPresentationController.self || self is FullScreenPresentationController
      || type(of: self) == UISheetPresentationController.self
  }

  func tell(
    _ name: String, _ argument: Bool? = nil, _ body: (UIPresentationController) -> Void
  ) {
    guard !isBuiltIn, let stage = presented?.stage else { return body(self) }
    stage.calling(self, name, argument) { body(self) }
  }

  func tellPresentationEnd(_ completed: Bool) {
    tell("presentationTransitionDidEnd", completed) { $0.presentationTransitionDidEnd(completed) }
  }

  func tellDismissalEnd(_ completed: Bool) {
    tell("dismissalTransitionDidEnd", completed) { $0.dismissalTransitionDidEnd(completed) }
  }

  /// The controller that it presented forgets it: another presentation asks anew.
  func leave() {
    containerView = nil
    if presented?.presentation.controller === self { presented?.presentation.controller = nil }
  }

  func take(presenting: UIViewController) { self.presenting = presenting }
}
