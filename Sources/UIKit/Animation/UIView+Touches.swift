// How animations change where a view is found by a touch.
extension UIView {
  /// An animation that does not allow it keeps touches from the view it moves, and from all inside.
  var refusesTouches: Bool {
    layer.store.tracks.contains { $0.owners.contains { $0.touches == .refused } }
  }

  /// A point of the superview in the coordinates of this view: by the model, but for what a
  /// property animator moves by what is seen.
  func touchPoint(_ point: CGPoint, from parent: UIView) -> CGPoint {
    let isSeen = layer.store.tracks.contains { $0.owners.contains { $0.touches == .asSeen } }
    guard isSeen, let seen = layer.presentation() else { return convert(point, from: parent) }
    return parent.layer.store.model.plane(of: seen.store.model).inverted().map(point)
  }
}

extension AnimationGroup {
  /// What touches do on a view that its animations move.
  enum Touches {
    /// They find the view where the model is.
    case asSet
    /// They find it where it is seen.
    case asSeen
    case refused
  }
}
