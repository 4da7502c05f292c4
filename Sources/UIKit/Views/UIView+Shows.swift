extension UIView {
  /// Whether the view, or one inside it, has something that is seen: a colour, a border, a shadow, a
  /// picture, a text, a control. How the view itself is hidden or faded does not count, as for a
  /// picture of it; what is hidden or clear inside it is not seen.
  var showsSomething: Bool {
    !bounds.isEmpty && (hasLook || subviews.contains { !$0.isUnseen && $0.showsSomething })
  }

  private var isUnseen: Bool { isHidden || alpha <= 0.01 }

  private var hasLook: Bool {
    let layer = layer
    if let color = layer.backgroundColor, color.alpha > 0 { return true }
    if layer.borderWidth > 0 || layer.shadowOpacity > 0 || layer.contents != nil { return true }
    if layer.sublayers?.contains(where: { $0.backedView == nil }) ?? false { return true }
    return switch self {
    case let view as UIImageView: view.image != nil
    case let label as UILabel: label.text?.isEmpty == false
    case let view as UIVisualEffectView: view.effect != nil
    case let view as SnapshotView: view.showsPicture
    default: self is UIControl
    }
  }
}
