/// Where the edges of a view or guide are, in the coordinates of the root of its tree.
struct LayoutBox {
  var left: LinearForm
  var top: LinearForm
  var width: LinearForm
  var height: LinearForm
  /// Of what shows text; the bottom for all else.
  var baselines: Baselines?
  var margins = UIEdgeInsets.zero

  var right: LinearForm { left + width }
  var bottom: LinearForm { top + height }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    LayoutBox(
      left: left + LinearForm(insets.left), top: top + LinearForm(insets.top),
      width: width - LinearForm(insets.left + insets.right),
      height: height - LinearForm(insets.top + insets.bottom))
  }

  /// Nil for what is no attribute.
  func form(of attribute: NSLayoutConstraint.Attribute) -> LinearForm? {
    switch attribute {
    case .left, .leading: left
    case .right, .trailing: right
    case .top: top
    case .bottom: bottom
    case .width: width
    case .height: height
    case .centerX: left + width * 0.5
    case .centerY: top + height * 0.5
    case .firstBaseline: baselines.map { top + LinearForm($0.first) } ?? bottom
    case .lastBaseline: bottom - LinearForm(baselines?.last ?? 0)
    case .leftMargin, .leadingMargin: inset(by: margins).left
    case .rightMargin, .trailingMargin: inset(by: margins).right
    case .topMargin: inset(by: margins).top
    case .bottomMargin: inset(by: margins).bottom
    case .centerXWithinMargins: inset(by: margins).form(of: .centerX)
    case .centerYWithinMargins: inset(by: margins).form(of: .centerY)
    case .notAnAttribute: nil
    }
  }
}

/// From the top to the first baseline, and from the last one to the bottom.
struct Baselines {
  let first: Double
  let last: Double
}
