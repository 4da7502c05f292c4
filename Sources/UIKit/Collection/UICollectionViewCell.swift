/// The view of an item.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public required init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  /// What an item shows stands in here; it is as large as the cell.
  public private(set) lazy var contentView = UIView(frame: bounds)

  open var isSelected = false
  open var isHighlighted = false

  /// Stands behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { place(backgroundView, at: 0) }
    }
  }

  private func fill() { place(contentView, at: 0) }

  private func place(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}
