/// The view of a navigation or tab bar controller: what it shows takes place in the view inside.
final class ContainerView: UIView {
  /// The container of its transitions.
  let content: UIView
  var onLayout: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    content = UIView(frame: .zero)
    super.init(coder: coder)
    addSubview(content)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.layer.frame = bounds
    onLayout()
  }

  /// Makes a view as large as the content, whatever its transform.
  func fit(_ view: UIView) {
    view.bounds.size = bounds.size
    view.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
  }

  /// Shows one view in place of another, without a transition.
  func swap(_ old: UIView?, for new: UIView) {
    if old !== new { old?.removeFromSuperview() }
    guard new.superview !== content else { return }
    fit(new)
    content.addSubview(new)
  }
}
