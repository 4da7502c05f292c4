/// Where the view of a controller stands between off and on the screen, and by whom it is moved.
struct Appearance {
  enum State { case disappeared, appearing, appeared, disappearing }

  /// Who ends what was begun: the window that the view entered or left, a transition or container,
  /// or the client by `endAppearanceTransition()`.
  enum Driver { case window, transition, client }

  var state = State.disappeared
  var driver = Driver.window
  var isAnimated = false

  /// Whether `viewIsAppearing` is still to be sent for this appearance.
  var owesIsAppearing = false

  var isInTransition: Bool { state == .appearing || state == .disappearing }
}

extension UIViewController {
  /// Sends `viewWillAppear` or `viewWillDisappear`, to the receiver and then to the children that
  /// are visible in it. Does nothing where the receiver is on its way there already.
  func beginAppearance(_ appears: Bool, animated: Bool, driver: Appearance.Driver) {
    let state = appearance.state
    let isThere =
      appears
      ? state == .appearing || state == .appeared : state == .disappearing || state == .disappeared
    guard !isThere else { return }
    if appears {
      loadViewIfNeeded()
      prepareToAppear()
    }
    appearance = Appearance(
      state: appears ? .appearing : .disappearing, driver: driver, isAnimated: animated,
      owesIsAppearing: appears)
    sendWill(appears, animated)
    appearanceBegan(appears, animated: animated)
    for child in forwardedChildren where child.isVisible(in: self) {
      child.beginAppearance(appears, animated: animated, driver: .transition)
    }
    if appears { viewIfLoaded?.setNeedsLayout() }
  }

  /// Sends what ends the appearance that is under way: children first, as brackets close.
  func endAppearance() {
    guard appearance.isInTransition else { return }
    sendIsAppearing(forcing: true)
    let appeared = appearance.state == .appearing
    let animated = appearance.isAnimated
    for child in forwardedChildren { child.endForwardedAppearance(in: self) }
    appearance.state = appeared ? .appeared : .disappeared
    appearance.owesIsAppearing = false
    sendDid(appeared, animated)
    appearanceEnded(appeared, animated: animated)
    settleMove()
  }

  /// A child that was taken out of its container meanwhile does not appear with it.
  private func endForwardedAppearance(in container: UIViewController) {
    guard appearance.driver == .transition else { return }
    if appearance.state == .appearing && !isVisible(in: container) {
      beginAppearance(false, animated: appearance.isAnimated, driver: .transition)
    }
    endAppearance()
  }

  /// A transition was broken off: from now on the window says whether the receiver is seen.
  func leaveTransition() {
    guard appearance.isInTransition else { return }
    appearance.driver = .window
    guard viewIfLoaded?.window == nil else { return }
    beginAppearance(false, animated: appearance.isAnimated, driver: .window)
    endAppearance()
  }

  /// Sends `viewIsAppearing` if it is due: the view is in a window, and in its layout or at the
  /// last moment before `viewDidAppear`.
  func sendIsAppearing(forcing: Bool) {
    guard appearance.owesIsAppearing, let view = viewIfLoaded, view.window != nil else { return }
    if forcing {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      guard appearance.owesIsAppearing else { return }
    }
    appearance.owesIsAppearing = false
    let animated = appearance.isAnimated
    stage.calling(self, "viewIsAppearing", animated) { viewIsAppearing(animated) }
  }

  private func sendWill(_ appears: Bool, _ animated: Bool) {
    if appears {
      stage.calling(self, "viewWillAppear", animated) { viewWillAppear(animated) }
    } else {
      stage.calling(self, "viewWillDisappear", animated) { viewWillDisappear(animated) }
    }
  }

  private func sendDid(_ appeared: Bool, _ animated: Bool) {
    if appeared {
      stage.calling(self, "viewDidAppear", animated) { viewDidAppear(animated) }
    } else {
      stage.calling(self, "viewDidDisappear", animated) { viewDidDisappear(animated) }
    }
  }

  private var forwardedChildren: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? family.children : []
  }

  private func isVisible(in container: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let outer = container.viewIfLoaded else { return false }
    return view.isDescendant(of: outer)
  }
}
