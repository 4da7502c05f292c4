/// A sheet that rests at one of several heights. Its full height here is the container's.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which it rests.
  open var detents: [Detent] = [.large()] {
    didSet { place() }
  }

  /// Nil stands for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { place() } }
  }

  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  /// What is changed in the block moves the sheet on the system's spring, 0.5 s.
  open func animateChanges(_ changes: () -> Void) {
    let view = presentedViewController
    view.stage.with {
      view.stage.animate(
        AnimationRequest(
          duration: 0.5, law: .damped(ratio: 1, velocity: 0)), changes, nil)
    }
  }

  /// Computes the detents anew.
  open func invalidateDetents() { place() }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = selectedHeight(in: bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if !isMoving { place() }
  }
}

extension UISheetPresentationController {
  /// The height of the selected detent, points; of the lowest if none is selected.
  private func selectedHeight(in maximum: CGFloat) -> CGFloat {
    resting(in: maximum)?.height ?? maximum
  }

  /// The detent at which the sheet stands: the selected one, or the lowest if none is.
  package func restingDetent(in maximum: CGFloat) -> Detent.Identifier? {
    resting(in: maximum)?.identifier
  }

  private func resting(in maximum: CGFloat) -> (identifier: Detent.Identifier, height: CGFloat)? {
    let heights = detents.compactMap { detent in
      detent.height(in: maximum).map { (identifier: detent.identifier, height: $0) }
    }
    return heights.first { $0.identifier == selectedDetentIdentifier }
      ?? heights.min { $0.height < $1.height }
  }

  private var isMoving: Bool {
    presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
  }

  private func place() {
    guard containerView != nil, !isMoving, let view = presentedView, view.window != nil else {
      return
    }
    view.layer.frame = frameOfPresentedViewInContainerView
    view.layoutIfNeeded()
  }
}
