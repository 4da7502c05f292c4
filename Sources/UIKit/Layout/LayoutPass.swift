/// Finds the places of the views of a tree that constraints ask for.
@MainActor
struct LayoutPass {
  /// A size that the root should have, instead of the one it has.
  struct Wish {
    let size: CGSize
    /// Of width and height.
    let priorities: [UILayoutPriority]
  }

  init(root: UIView, wish: Wish? = nil) {
    self.root = root
    self.wish = wish
    views = root.subtree
    constraints = views.flatMap(\.layoutState.constraints).sorted { $0.activation < $1.activation }
    stacks = views.compactMap { $0 as? UIStackView }
  }

  let root: UIView
  let wish: Wish?
  let views: [UIView]
  let constraints: [NSLayoutConstraint]
  let stacks: [UIStackView]

  /// Nil if there are no constraints.
  func solved() -> LayoutSystem? {
    guard !constraints.isEmpty || !stacks.isEmpty else { return nil }
    var system = LayoutSystem(self)
    system.solve()
    return system
  }

  /// Notes the place of each view, and asks for layout where it is another than the present one.
  /// Text that wraps has its height by the width that is found: then it is all done again.
  func run() {
    for view in views { view.layoutState.place = nil }
    var system = solved()
    for _ in 0..<3 where system?.rewrapped() == true { system = solved() }
    guard let system else { return }
    system.tellOfBroken()
    if root.stage.phase == .commit { system.tellOfAmbiguous() }
    system.note()
  }

  func fittingSize() -> CGSize? {
    var system = solved()
    for _ in 0..<3 where system?.rewrapped() == true { system = solved() }
    return system?.frame(of: root)?.size
  }
}
