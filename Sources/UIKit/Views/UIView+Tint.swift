extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// Its own colour, else its superview's, else the system's blue; grey where it is dimmed.
  func effectiveTint() -> UIColor {
    let color = pathToRoot.lazy.compactMap(\.ownTint).first ?? .systemBlue
    let mode = pathToRoot.lazy.map(\.tintAdjustmentMode).first { $0 != .automatic }
    guard mode == .dimmed else { return color }
    let (red, green, blue) = (color.rgba.red, color.rgba.green, color.rgba.blue)
    let grey = 0.299 * red + 0.587 * green + 0.114 * blue
    return UIColor(white: grey, alpha: color.rgba.alpha)
  }

  /// Tells this view and those inside it that have no colour of their own.
  func tellOfTint() {
    tintColorDidChange()
    for view in subviews where view.ownTint == nil { view.tellOfTint() }
  }
}
