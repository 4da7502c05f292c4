/// A view that a collection view takes back and hands out again.
@MainActor
open class UICollectionReusableView: UIView {
  /// A subclass with an initializer of its own writes `required`, where an app writes `override`:
  /// only so can a registered class be made.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The one it was registered under.
  open internal(set) var reuseIdentifier: String?

  /// Called before it is handed out again.
  open func prepareForReuse() {}

  /// The layout's attributes are given to it; place and looks it has already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
