/// Sets views in a row or a column, by constraints of its own.
@MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    stage.usesConstraints = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stage.usesConstraints = true
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// In their order along the axis. Hidden ones take no room.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [(view: WeakView, spacing: CGFloat)] = []

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementChanged() } }
  open var distribution: Distribution = .fill { didSet { arrangementChanged() } }
  open var alignment: Alignment = .fill { didSet { arrangementChanged() } }
  open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

  /// Stands for `spacing` in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's distance, 8 points.
  public static let spacingUseSystem: CGFloat = 8

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds the view as a subview where it is none yet; constraints alone place it from then on.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    arrangementChanged()
  }

  /// It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view.view == nil || $0.view.view === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault {
      customSpacings.append((WeakView(view: arrangedSubview), spacing))
    }
    arrangementChanged()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view.view === arrangedSubview }?.spacing
      ?? UIStackView.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    arrangementChanged()
  }

  /// Those that take room.
  var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == UIStackView.spacingUseDefault ? spacing : custom
  }

  /// Something that the arrangement follows from is different.
  func arrangementChanged() {
    layoutInputsChanged()
    markForLayout()
  }
}
