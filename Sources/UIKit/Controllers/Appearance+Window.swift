// Outside of transitions a view that enters or leaves a window tells its controller: will... as it
// moves, viewIsAppearing at the layout, viewDidAppear after the commit of the same turn.

extension UIViewController: ViewOwner {
  func viewWillMove(to window: UIWindow?) {
    guard !hearsFromParentOnly else { return }
    if window == nil {
      beginAppearance(false, animated: false, driver: .window)
    } else {
      enterWindow()
    }
  }

  func viewDidMove(from window: UIWindow?) {
    guard viewIfLoaded?.window == nil, appearance.state == .disappearing,
      appearance.driver == .window
    else {
      return
    }
    endAppearance()
  }

  func viewWillLayout() {
    sendIsAppearing(forcing: false)
    stage.calling(self, "viewWillLayoutSubviews") { viewWillLayoutSubviews() }
  }

  func viewDidLayout() {
    stage.calling(self, "viewDidLayoutSubviews") { viewDidLayoutSubviews() }
  }

  /// A container that forwards by hand, a transition under way, and a container that is to appear
  /// with all that it contains speak for themselves.
  private var hearsFromParentOnly: Bool {
    if appearance.isInTransition && appearance.driver != .window { return true }
    guard let parent = family.parent else { return false }
    if !parent.shouldAutomaticallyForwardAppearanceMethods { return true }
    return parent.appearance.state == .disappeared && parent.viewIfLoaded?.window == nil
  }

  private func enterWindow() {
    if let parent = family.parent, parent.appearance.state == .appearing {
      beginAppearance(true, animated: parent.appearance.isAnimated, driver: .transition)
      return
    }
    beginAppearance(true, animated: false, driver: .window)
    stage.afterCommit { [weak self] in self?.endEntering() }
  }

  private func endEntering() {
    guard appearance.state == .appearing, appearance.driver == .window else { return }
    endAppearance()
  }
}
