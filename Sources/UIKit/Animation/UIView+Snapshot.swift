/// The picture of a view: of its size, and unchanged when the view changes.
final class SnapshotView: UIView {
  /// What a view looks like now, of the part of it that is asked for.
  init(of view: UIView, part: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: part))
    let seen = view.layer.presentation() ?? view.layer
    layer.backgroundColor = seen.backgroundColor
    layer.cornerRadius = part == view.bounds.size ? seen.cornerRadius : 0
    clipsToBounds = true
    showsPicture = view.showsSomething
    if !showsPicture {
      view.stage.emit(
        .warning, receiver: view, "empty-snapshot", reason: StageMessage.emptySnapshot)
    }
  }

  /// Whether something was seen of the view.
  private(set) var showsPicture = false

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
  /// A picture of the view with its size, at the origin, in no superview. Of a view that has never
  /// been on the screen there is one only after updates, and then only in a window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard canBeSeen(afterUpdates) else { return nil }
    return stage.with { SnapshotView(of: self, part: bounds.size) }
  }

  /// A picture of a part of the view, in its coordinates.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let part = rect.standardized
    guard canBeSeen(afterUpdates), part.width.isFinite, part.height.isFinite else { return nil }
    return stage.with { SnapshotView(of: self, part: part.size) }
  }

  /// Whether there was something to draw. There is no context to draw into here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    canBeSeen(afterUpdates)
  }

  /// Updates bring pending layout and changes to the screen first.
  private func canBeSeen(_ afterUpdates: Bool) -> Bool {
    guard afterUpdates else { return layer.store.wasShown }
    layoutIfNeeded()
    return layer.store.wasShown || window != nil
  }
}
