/// Who contains a controller and whom it contains.
struct Family {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  /// The receiver, its parent, and so on.
  var selfAndAncestors: [UIViewController] {
    var found: [UIViewController] = []
    var next: UIViewController? = self
    while let controller = next {
      found.append(controller)
      next = controller.family.parent
    }
    return found
  }

  /// The receiver, its children, their children, each before what it contains.
  var selfAndDescendants: [UIViewController] {
    var found: [UIViewController] = []
    var left: [UIViewController] = [self]
    while let controller = left.popLast() {
      found.append(controller)
      left.append(contentsOf: controller.family.children.reversed())
    }
    return found
  }

  func adopt(_ child: UIViewController) {
    guard !selfAndAncestors.contains(where: { $0 === child }) else {
      stage.misuse(.parentCycle, self, [stage.argument(nil, child)])
      return
    }
    guard child.family.parent !== self else { return }
    child.removeFromParent()
    family.children.append(child)
    child.family.parent = self
    child.family.isMovingToParent = true
    child.willMove(toParent: self)
  }

  func leaveParent() {
    guard let parent = family.parent else { return }
    parent.family.children.removeAll { $0 === self }
    family.parent = nil
    didMove(toParent: nil)
  }

  func noteWillMove(toParent parent: UIViewController?) {
    if parent == nil { family.isMovingFromParent = true }
  }

  /// The flags outlive the move while an appearance is still under way.
  func noteDidMove(toParent parent: UIViewController?) {
    if !appearance.isInTransition { settleMove() }
  }

  func settleMove() {
    family.isMovingToParent = false
    family.isMovingFromParent = false
  }
}
