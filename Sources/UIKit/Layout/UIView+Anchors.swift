extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The part that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "safeAreaLayoutGuide")
  }

  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "layoutMarginsGuide") }

  /// Made once for each view, so that constraints can refer to it.
  func systemGuide(_ role: UILayoutGuide.Role, _ name: String) -> UILayoutGuide {
    if let guide = layoutState.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role, of: self, named: name)
    layoutState.systemGuides.append(guide)
    return guide
  }
}
