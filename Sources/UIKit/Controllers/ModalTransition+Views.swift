// Which views UIKit itself moves, and when.

extension ModalTransition {
  /// Makes the container of a presentation and puts the presenter's view into it, where the style
  /// removes it in the end. False if the presenter is not in a window.
  func prepareViews() -> Bool {
    if operation == .dismiss {
      for presentation in chain.dropLast() { presentation.container?.isHidden = true }
      return top.container != nil
    }
    guard let view = presenter.viewIfLoaded, let window = view.window else { return false }
    base.takeRemoval()
    let container = makeContainer(over: view, in: window)
    container.presentationController = base.controller
    base.container = container
    guard movesPresenter else { return true }
    base.presenterPlace = ViewPlace(of: view)
    let center = view.superview.map { container.convert(view.center, from: $0) } ?? view.center
    stage.moving(view, "addSubview", of: container) { container.addSubview(view) }
    view.center = center
    return true
  }

  /// Over the whole window, or exactly over the view of the presenter that defines the context.
  private func makeContainer(over view: UIView, in window: UIWindow) -> UITransitionView {
    guard base.style.usesCurrentContext, view !== window, let superview = view.superview else {
      let container = UITransitionView(frame: window.bounds)
      stage.moving(container, "addSubview", of: window) { window.addSubview(container) }
      return container
    }
    let container = UITransitionView(frame: view.frame)
    stage.moving(container, "insertSubview", of: superview) {
      superview.insertSubview(container, aboveSubview: view)
    }
    return container
  }

  /// Puts the presenter's view back where it stood before it was presented over.
  func returnPresenter() {
    guard let view = presenter.viewIfLoaded, let place = base.presenterPlace else { return }
    guard let superview = place.superview, view.superview !== superview else { return }
    stage.moving(view, "insertSubview", of: superview) { place.restore(view) }
  }

  /// Takes what was presented off the screen, with the containers.
  func removePresented() {
    for presentation in chain.reversed() {
      stage.detach(presentation.presentedViewIfLoaded)
      stage.detach(presentation.container)
      presentation.container = nil
    }
  }

  /// A cancelled dismissal leaves everything as it was.
  func restorePresented() {
    for presentation in chain { presentation.container?.isHidden = false }
    guard let view = top.presentedViewIfLoaded, let container = top.container else { return }
    guard !view.isDescendant(of: container) else { return }
    stage.moving(view, "addSubview", of: container) { container.addSubview(view) }
  }
}
