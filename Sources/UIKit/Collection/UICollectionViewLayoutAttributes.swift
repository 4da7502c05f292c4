/// Where a layout wants an item, and how it looks there.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  open var indexPath = IndexPath(item: 0, section: 0)

  /// There are cells only.
  open var representedElementCategory: ElementCategory { .cell }

  // MARK: Geometry, in the coordinates of the content

  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity

  /// The box around the transformed rectangle; set, it gives centre and size their values.
  open var frame: CGRect {
    get {
      let plain = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return plain.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// Of the size; the origin is 0.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  // MARK: Appearance

  open var alpha: CGFloat = 1
  /// The higher is in front.
  open var zIndex = 0
  /// There is no cell for what is hidden.
  open var isHidden = false

  /// A subclass with more to it copies that too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}
