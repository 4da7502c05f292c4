/// Items in lines that follow one another the way that scrolls.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Between lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// Between the items of a line; more where they are spread over it.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// Of all items for which a delegate has no other.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// Around each section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  private var arrangement: FlowArrangement?

  open override func prepare() {
    super.prepare()
    arrangement = nil
    let room = across(collectionView?.bounds.size ?? .zero)
    guard arranged.hasTooWide, room > 0 else { return }
    stage.emit(
      .warning, receiver: collectionView, "out-of-range",
      reason: CollectionMessage.itemTooWide(isVertical: axis.isVertical))
  }

  open override func invalidateLayout() {
    arrangement = nil
    super.invalidateLayout()
  }

  open override var collectionViewContentSize: CGSize { arranged.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    arranged.items(in: rect).map(attributes)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    arranged.frame(of: indexPath).map { attributes(indexPath, $0) }
  }

  /// Lines are broken anew when the room across changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    return across(old) != across(newBounds.size)
  }

  private func attributes(_ indexPath: IndexPath, _ frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frame
    return attributes
  }

  // MARK: Arrangement

  private var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  private func across(_ size: CGSize) -> CGFloat { axis.across(size) }

  private var arranged: FlowArrangement {
    if let arrangement { return arrangement }
    let made = FlowArrangement(sections, width: width, axis: axis)
    arrangement = made
    return made
  }

  private var width: CGFloat {
    guard let collectionView else { return 0 }
    let inset = axis.acrossEnds(collectionView.contentInset)
    return max(0, (across(collectionView.bounds.size) - inset.first - inset.last).usable)
  }

  private var sections: [FlowSection] {
    guard let collectionView else { return [] }
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    return collectionView.itemCounts.enumerated().map { index, count in
      section(index, count, of: collectionView, delegate)
    }
  }

  private func section(
    _ index: Int, _ count: Int, of view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    guard let delegate else {
      return FlowSection(
        inset: sectionInset.usable, lineSpacing: minimumLineSpacing.usable,
        itemSpacing: minimumInteritemSpacing.usable,
        sizes: Array(repeating: itemSize.usable, count: count))
    }
    return FlowSection(
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: index).usable,
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: index
      ).usable,
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: index
      ).usable,
      sizes: (0..<count).map {
        delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: $0, section: index)
        ).usable
      })
  }
}

extension CGFloat {
  /// What is no number counts as 0.
  fileprivate var usable: CGFloat { isFinite ? self : 0 }
}

extension CGSize {
  fileprivate var usable: CGSize {
    CGSize(width: max(0, width.usable), height: max(0, height.usable))
  }
}

extension UIEdgeInsets {
  fileprivate var usable: UIEdgeInsets {
    UIEdgeInsets(
      top: top.usable, left: left.usable, bottom: bottom.usable, right: right.usable)
  }
}
