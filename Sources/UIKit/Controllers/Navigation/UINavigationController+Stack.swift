extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    change(to: navigation.controllers + [controller], animated: animated)
  }

  func popAll(above index: Int, animated: Bool) -> [UIViewController] {
    let controllers = navigation.controllers
    guard index < controllers.count - 1 else { return [] }
    change(to: Array(controllers[...index]), animated: animated)
    return Array(controllers[(index + 1)...])
  }

  /// The stack changes at once, its views by a transition, if there is something to be seen.
  func change(to new: [UIViewController], animated: Bool) {
    guard !refuses(new) else { return }
    let old = navigation.controllers
    let leaving = old.filter { member in !new.contains { $0 === member } }
    let arriving = new.filter { member in !old.contains { $0 === member } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in arriving { adopt(controller) }
    navigation.controllers = new
    guard let from = old.last, let to = new.last, from !== to, isOnScreen else {
      if navigation.shown != nil || viewIfLoaded?.window != nil { showTop() }
      settle(arriving: arriving, leaving: leaving)
      return
    }
    let operation =
      old.contains { $0 === to } ? TransitionRecord.Operation.pop : .push
    navigation.transitions.append(
      NavigationTransition(
        operation, of: self, from: from, to: to, leaving: leaving, arriving: arriving, before: old,
        isAnimated: animated))
    viewIfLoaded?.setNeedsLayout()
  }

  private var isOnScreen: Bool {
    viewIfLoaded?.window != nil && navigation.shown != nil
  }

  /// What raises an exception on a device; nothing happens then.
  private func refuses(_ new: [UIViewController]) -> Bool {
    for (index, controller) in new.enumerated() {
      if new[..<index].contains(where: { $0 === controller }) {
        stage.misuse(.alreadyOnStack, self, [stage.argument(nil, controller)])
        return true
      }
      if controller is UINavigationController || controller.presentation.up != nil {
        stage.misuse(.cannotBePushed, self, [stage.argument(nil, controller)])
        return true
      }
      if selfAndAncestors.contains(where: { $0 === controller }) {
        stage.misuse(.parentCycle, self, [stage.argument(nil, controller)])
        return true
      }
    }
    return false
  }

  func settle(arriving: [UIViewController], leaving: [UIViewController]) {
    for controller in arriving { controller.didMove(toParent: self) }
    for controller in leaving where controller.family.parent === self { controller.leaveParent() }
  }

  /// The top stands in the view, unless a transition is to bring it there.
  func showTop() {
    guard navigation.transitions.isEmpty, let top = topViewController,
      let view = loadedView as? ContainerView
    else { return }
    guard navigation.shown !== top || top.viewIfLoaded?.superview == nil else { return }
    let old = navigation.shown
    navigation.shown = top
    view.swap(old?.viewIfLoaded, for: top.loadedView)
  }

  /// The receiver's view is laid out: what was asked for since starts now.
  func startNext() {
    guard let next = navigation.transitions.first else { return }
    next.start()
  }
}
