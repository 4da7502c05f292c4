extension UITabBarController {
  func replaceTabs(with new: [UIViewController]) {
    let old = tabs.controllers
    let selected = tabs.selectedController
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leaveParent()
    }
    for controller in new where controller.family.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    tabs.controllers = new.filter { $0.family.parent === self }
    let kept = tabs.controllers.firstIndex { $0 === selected }
    tabs.selected = kept ?? (tabs.controllers.isEmpty ? nil : 0)
    if isViewLoaded { showSelected() }
  }

  /// Selects a tab as a program does.
  func select(_ index: Int) {
    guard tabs.controllers.indices.contains(index) else {
      stage.misuse(.noSuchTab, self)
      return
    }
    guard index != tabs.selected else { return }
    guard tabs.transition == nil else {
      stage.misuse(.selectionInProgress, self)
      return
    }
    guard let from = tabs.shown, viewIfLoaded?.window != nil else {
      tabs.selected = index
      if isViewLoaded { showSelected() }
      return
    }
    begin(from, tabs.controllers[index], index)
  }

  /// Selects a tab as a finger on the bar does: the delegate is asked first, and told. A second tap
  /// brings a stack of pages back to its first.
  package func tap(_ index: Int) {
    guard tabs.controllers.indices.contains(index) else { return stage.misuse(.noSuchTab, self) }
    let controller = tabs.controllers[index]
    guard askShouldSelect(controller) else { return }
    if index == tabs.selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    tellDidSelect(controller)
  }

  private func begin(_ from: UIViewController, _ to: UIViewController, _ index: Int) {
    let eventBefore = stage.eventNumber
    let animator = askAnimator(from: from, to: to)
    let interaction = animator.flatMap(askInteraction)
    let transition = TabTransition(
      of: self, from: from, to: to, before: tabs.selected, isAnimated: animator != nil)
    transition.record.eventBefore = eventBefore
    transition.take(animator, interaction)
    tabs.selected = index
    tabs.transition = transition
    transition.begin()
  }

  /// The selected one stands in the view, unless a transition is to bring it there.
  func showSelected() {
    guard tabs.transition == nil, let controller = tabs.selectedController,
      let view = loadedView as? ContainerView
    else { return }
    guard tabs.shown !== controller || controller.viewIfLoaded?.superview == nil else {
      if let shown = controller.viewIfLoaded, shown.bounds.size != view.bounds.size {
        view.fit(shown)
      }
      return
    }
    let old = tabs.shown
    tabs.shown = controller
    view.swap(old?.viewIfLoaded, for: controller.loadedView)
  }
}
