extension UIViewController {
  /// Tells the receiver, and through it its children, that its view is to change its size.
  func tellSize(
    _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    stage.emitting(
      .callback, receiver: self, "viewWillTransition",
      arguments: [StageEvent.Argument("to", .size(size))]
    ) { viewWillTransition(to: size, with: coordinator) }
  }

  /// A presented controller hears through its presentation controller, after the presenter.
  func handSizeOn(
    _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.tellSize(size, coordinator) }
    presentation.down?.controller.viewWillTransition(to: size, with: coordinator)
  }

  func preferredSizeChanged() {
    let container = presentation.up?.controller
    container?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
