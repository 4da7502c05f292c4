/// What constraints hold between: a view or a guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that owns the guide.
  var layoutView: UIView? { get }
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutName: String { "\(type(of: self))" }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutName: String {
    identifier.isEmpty ? "\(type(of: self))" : identifier
  }
}

/// A view or a guide behind an `Any`; nil for anything else. (A cast to the protocol itself would
/// ask at run time whether this is the main actor.)
@MainActor
func layoutItem(_ value: Any?) -> (any LayoutItem)? {
  if let view = value as? UIView { return view }
  return value as? UILayoutGuide
}
