/// Says where the items of a collection view stand.
///
/// `prepare()` is called before the first question after an invalidation; then the size of the
/// content and what is in the visible rectangle are asked for.
@MainActor
open class UICollectionViewLayout: NSObject {
  public override init() {
    stage = Stage.current
    super.init()
  }

  public required init?(coder: NSCoder) {
    stage = Stage.current
    super.init()
  }

  let stage: Stage

  /// Whose items it places.
  public internal(set) weak var collectionView: UICollectionView?

  open func prepare() {}

  /// What was asked for before no longer holds.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

  open var collectionViewContentSize: CGSize { .zero }

  /// Those whose rectangles meet this one, in the coordinates of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Asked before the bounds of the collection view change, with each step of a scroll too.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Where the content stands after a change of layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Where the content comes to rest after a finger has let go of it; the velocity in points per
  /// millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }
}
