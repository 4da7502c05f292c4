/// A controller on the screen by `present`: from that call until its dismissal is over. The
/// presenter owns it.
@MainActor
final class Presentation {
  let presented: UIViewController
  private(set) weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?

  /// Resolved: never `automatic`.
  let style: UIModalPresentationStyle
  let controller: UIPresentationController

  /// Holds the presented view while it is on the screen; made when the transition starts.
  var container: UIView? {
    didSet { controller.containerView = container }
  }

  /// Whether the presenter's view leaves the window while it lasts; settled when it starts.
  private(set) var removesPresentersView: Bool

  /// Where the presenter's view stood before it was moved into the container.
  var presenterPlace: ViewPlace?

  /// The transition in flight that brings it or takes it away.
  weak var transition: ModalTransition?

  init(
    of presented: UIViewController, by presenter: UIViewController, from source: UIViewController,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    style = presented.modalPresentationStyle.resolved
    removesPresentersView = style.removesPresentersView
  }

  /// What its controller shows: the presented view, or what that is wrapped in.
  var presentedViewIfLoaded: UIView? {
    presented.isViewLoaded ? controller.presentedView : nil
  }

  func takeRemoval() { removesPresentersView = controller.shouldRemovePresentersView }

  func link() {
    presenter?.presentation.down = self
    presented.presentation.up = self
  }

  func unlink() {
    presenter?.presentation.down = nil
    presented.presentation.up = nil
  }

  /// It is over: nobody keeps its controller any more.
  func leave() {
    unlink()
    controller.leave()
  }

  /// The receiver, what its controller or one of the children presents, and so on upwards.
  var selfAndAbove: [Presentation] {
    var found: [Presentation] = []
    var next: Presentation? = self
    while let presentation = next {
      found.append(presentation)
      next = presentation.presented.selfAndDescendants.lazy.compactMap(\.presentation.down).first
    }
    return found
  }
}

/// The presentations a controller takes part in, and what it says of them.
struct PresentationLinks {
  /// What it presents.
  var down: Presentation?

  /// What presents it.
  weak var up: Presentation?

  /// Who presents it or will: from the first question until the dismissal is over.
  var controller: UIPresentationController?

  var isBeingPresented = false
  var isBeingDismissed = false

  /// Whether the last transitioning delegate it was given was one, so that a nil now means that it
  /// is gone.
  var hadDelegate = false
}

extension UIViewController {
  /// What the receiver or its nearest ancestor presents.
  var nearestPresentation: Presentation? {
    selfAndAncestors.lazy.compactMap(\.presentation.down).first
  }

  /// What presents the receiver or its nearest ancestor.
  var presentationAround: Presentation? {
    selfAndAncestors.lazy.compactMap(\.presentation.up).first
  }

  /// Who really presents: the nearest controller that defines a context, or the root of the
  /// containers for styles that cover the window.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let candidates = selfAndAncestors
    let context =
      style.usesCurrentContext ? candidates.first(where: \.definesPresentationContext) : nil
    return context ?? candidates.last ?? self
  }
}
