/// What a view keeps for layout by constraints.
struct LayoutState {
  /// Those that it holds: it is the nearest view that both of their items are in.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []
  /// Asked for `updateConstraints()`.
  var needsUpdate = false
  /// For the root of a tree: the state of all inputs that it was solved for.
  var solved = -1
  /// Where constraints put the view in its superview; nil for one that they do not place.
  var place: CGRect?
  var isBeingPlaced = false
  var isToldAmbiguous = false
  /// Along the axes.
  var hugging = LayoutState.low
  var resistance = LayoutState.high

  // Shared by all views that keep them.
  private static let low = [UILayoutPriority.defaultLow, .defaultLow]
  private static let high = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// Called after each layout of the view.
  var observer: (@MainActor () -> Void)?
  /// The width that text was wrapped to.
  var wrappingWidth: CGFloat?
}

extension UIView {
  /// Of a size that has no value of its own along an axis.
  public static let noIntrinsicMetric: CGFloat = -1

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The active constraints between this view and those inside it.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutState.guides.append(guide)
    layoutInputsChanged()
  }

  /// Its constraints go with it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let index = layoutState.guides.firstIndex(where: { $0 === guide }) else { return }
    for view in pathToRoot {
      for constraint in view.layoutState.constraints
      where constraint.first === guide || constraint.second === guide {
        constraint.isActive = false
      }
    }
    layoutState.guides.remove(at: index)
    guide.owningView = nil
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState.hugging[axis.rawValue]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.hugging[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutState.resistance[axis.rawValue]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutState.resistance[axis.rawValue] = priority
    invalidateIntrinsicContentSize()
  }

  /// Whether the constraints leave the view more than one place or size.
  public var hasAmbiguousLayout: Bool {
    LayoutPass(root: root).solved()?.ambiguities(of: self).isEmpty
      == false
  }
}

extension UIView {
  /// Something that the places of views follow from has changed.
  func layoutInputsChanged() {
    guard stage.usesConstraints, !layoutState.isBeingPlaced else { return }
    stage.layoutInputs += 1
  }

  private var root: UIView { pathToRoot.reduce(self) { $1 } }

  var hasUnsolvedConstraints: Bool {
    stage.usesConstraints && root.layoutState.solved != stage.layoutInputs
  }

  /// Finds the places of all views of the tree, and asks for layout where one differs.
  func solveConstraints() {
    guard stage.usesConstraints else { return }
    let root = root
    if stage.waitingUpdates > 0 { root.updateConstraintsOfSubtree() }
    guard root.layoutState.solved != stage.layoutInputs else { return }
    root.layoutState.solved = stage.layoutInputs
    LayoutPass(root: root).run()
  }

  func updateConstraintsOfSubtree() {
    for view in subtree.reversed() where view.layoutState.needsUpdate {
      view.layoutState.needsUpdate = false
      stage.waitingUpdates -= 1
      if let controller = view.owner as? UIViewController {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  /// Gives the subviews the places that were found.
  func placeSubviews() {
    for view in subviews {
      guard let place = view.layoutState.place else { continue }
      view.layoutState.isBeingPlaced = true
      if view.plainFrame != place { view.plainFrame = place }
      view.layoutState.isBeingPlaced = false
    }
  }

  /// A view that leaves takes along the constraints between it and what stays.
  func dropConstraints(into view: UIView) {
    guard stage.usesConstraints else { return }
    for holder in pathToRoot {
      for constraint in holder.layoutState.constraints where constraint.reaches(into: view) {
        constraint.isActive = false
      }
    }
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let wish = LayoutPass.Wish(
      size: target, priorities: [horizontal, vertical])
    return LayoutPass(root: self, wish: wish).fittingSize() ?? ownFittingSize
  }

  /// Without constraints inside: the size of the content, else that of the view.
  private var ownFittingSize: CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width < 0 ? bounds.width : size.width,
      height: size.height < 0 ? bounds.height : size.height)
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is a view or inside it.
  fileprivate func reaches(into view: UIView) -> Bool {
    [first, second].contains { $0?.layoutView?.isDescendant(of: view) == true }
  }
}

extension Stage {
  /// Rises with each activation of a constraint. From then on layout looks for them.
  func nextActivation() -> Int {
    usesConstraints = true
    activations += 1
    return activations
  }
}
