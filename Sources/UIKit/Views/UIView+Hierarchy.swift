extension UIView {
  nonisolated static let maximumDepth = 500

  public var window: UIWindow? {
    for view in pathToRoot {
      if let window = view as? UIWindow { return window }
    }
    return nil
  }

  /// True for the view itself.
  public func isDescendant(of view: UIView) -> Bool { pathToRoot.contains { $0 === view } }

  /// The first with the tag among this view and those inside it, outer and earlier ones first.
  public func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  /// The view itself, its superview, and so on.
  var pathToRoot: UnfoldFirstSequence<UIView> { sequence(first: self, next: \.superview) }

  /// This view and all inside it, each before the views inside it.
  var subtree: [UIView] {
    var found: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// Takes the view from where it is and puts it before the subview that then stands at the index;
  /// nil or an index outside stands for the front.
  func insert(_ view: UIView, at index: ([UIView]) -> Int?) {
    guard canHold(view) else { return }
    if view.superview === self {
      move(view, to: index(subviews.filter { $0 !== view }) ?? subviews.count)
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    stage.noteMove(of: view, to: self)
    view.willMoveSubtree(from: oldWindow, to: newWindow)
    view.willMove(toSuperview: self)
    view.superview?.willRemoveSubview(view)
    view.superview?.dropConstraints(into: view)
    view.unlink()
    view.link(to: self, at: index(subviews) ?? subviews.count)
    if newWindow == nil { view.layer.endAnimationsOutsideWindow() }
    view.didMoveSubtree(from: oldWindow, to: newWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    parent.willRemoveSubview(self)
    willMoveSubtree(from: oldWindow, to: nil)
    willMove(toSuperview: nil)
    parent.dropConstraints(into: self)
    unlink()
    parent.markForLayout()
    layer.endAnimationsOutsideWindow()
    didMoveSubtree(from: oldWindow, to: nil)
    didMoveToSuperview()
  }

  /// Reorders without a callback, as bringing to the front and sending to the back do.
  func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    view.unlink()
    view.link(to: self, at: index)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second
    else { return }
    let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
    move(high, to: min(first, second))
    move(low, to: max(first, second))
  }

  private func unlink() {
    layoutInputsChanged()
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    layer.detach()
  }

  private func link(to parent: UIView, at index: Int) {
    let index = min(max(0, index), parent.subviews.count)
    let behind = index < parent.subviews.count ? parent.subviews[index].layer : nil
    parent.subviews.insert(self, at: index)
    superview = parent
    parent.layer.insertSublayer(layer, below: behind)
    layoutInputsChanged()
    parent.markForLayout()
    markForLayout()
  }

  private func canHold(_ view: UIView) -> Bool {
    if isDescendant(of: view) {
      stage.emit(.misuse, receiver: self, "view-cycle", reason: StageMessage.viewCycle)
      return false
    }
    let depth = pathToRoot.reduce(0) { count, _ in count + 1 }
    guard depth + view.height > UIView.maximumDepth else { return true }
    stage.emit(.misuse, receiver: self, "hierarchy-too-deep", reason: StageMessage.hierarchyTooDeep)
    return false
  }

  /// How many views stand in the longest line down from this one, itself included.
  private var height: Int {
    var level = [self]
    var height = 0
    while !level.isEmpty {
      level = level.flatMap(\.subviews)
      height += 1
    }
    return height
  }

  private func willMoveSubtree(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    for view in subtree {
      view.owner?.viewWillMove(to: new)
      view.willMove(toWindow: new)
    }
  }

  private func didMoveSubtree(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    for view in subtree {
      if new != nil, view.needsLayout { stage.layoutQueue.add(view) }
      if old != nil { stage.touches.viewLeft(view) }
      view.didMoveToWindow()
      view.owner?.viewDidMove(from: old)
    }
  }
}
