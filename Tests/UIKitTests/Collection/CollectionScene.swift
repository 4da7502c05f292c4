@testable import UIKit

/// A collection view of 300 x 400 points in a window, and what was asked and told.
@MainActor
final class CollectionScene: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  final class Cell: UICollectionViewCell {
    var reuses = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  let test = TestStage()
  let flow: UICollectionViewFlowLayout
  let view: UICollectionView
  var counts: [Int]
  var log: [String] = []
  var made: [Cell] = []
  var maySelect = true
  var target: CGPoint?

  /// Items of 100 x 100 without distances: three a line.
  init(_ counts: [Int] = [60]) {
    let stage = test.stage
    self.counts = counts
    flow = stage.with { UICollectionViewFlowLayout() }
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumLineSpacing = 0
    flow.minimumInteritemSpacing = 0
    let layout = flow
    view = stage.with {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    }
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    test.window.addSubview(view)
    stage.settle()
  }

  var items: [Int] { view.indexPathsForVisibleItems.map(\.item) }

  func scroll(to y: CGFloat) { test.run { view.contentOffset = CGPoint(x: 0, y: y) } }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell, !made.contains(where: { $0 === cell }) { made.append(cell) }
    cell.tag = indexPath.item
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("will \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { log.append("end \(indexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { maySelect }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.append("proposed \(proposedContentOffset.y)")
    return target ?? proposedContentOffset
  }
}

/// Items on a diagonal, and what it was asked.
@MainActor
final class DiagonalLayout: UICollectionViewLayout {
  var count = 3
  var log: [String] = []
  var proposed: CGPoint?

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = CGFloat(indexPath.item) * 50
    attributes.frame = CGRect(x: place, y: place, width: 60, height: 60)
    attributes.alpha = 0.5
    attributes.zIndex = -indexPath.item
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.append("\(collectionView?.bounds.minY ?? -1) to \(newBounds.minY)")
    return newBounds.minY == 30
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposed ?? proposedContentOffset }
}
