extension UICollectionView {
  /// Gives each item that the bounds show a cell in its place, and takes back the others.
  func layOutCells() {
    prepareLayout()
    fitBackground()
    let wanted = wantedAttributes()
    let leaving = shown.filter { shown in !wanted.contains(shown.indexPath) }
    shown.removeAll { shown in !wanted.contains(shown.indexPath) }
    for cell in leaving { giveBack(cell) }
    let before = shown
    var (now, next) = ([ShownCell](), 0)
    for attributes in wanted {
      while next < before.count, before[next].indexPath < attributes.indexPath { next += 1 }
      if next < before.count, before[next].indexPath == attributes.indexPath {
        now.append(before[next])
      } else if let cell = newCell(attributes, among: now) {
        now.append(cell)
      } else {
        continue
      }
      now.last?.cell.take(attributes)
    }
    shown = now
  }

  /// Of the items that are seen, in order, each once.
  private func wantedAttributes() -> [UICollectionViewLayoutAttributes] {
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    let placed = (layout.layoutAttributesForElements(in: visible) ?? []).filter { attributes in
      !attributes.isHidden && attributes.frame.overlaps(visible) && isThere(attributes)
    }
    var wanted: [UICollectionViewLayoutAttributes] = []
    for attributes in placed.sorted(by: { $0.indexPath < $1.indexPath })
    where wanted.last?.indexPath != attributes.indexPath {
      wanted.append(attributes)
    }
    return wanted
  }

  private func isThere(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if holds(attributes.indexPath) { return true }
    guard !hasToldOfStranger else { return false }
    hasToldOfStranger = true
    stage.emit(
      .misuse, receiver: self, "no-such-item",
      reason: CollectionMessage.noSuchItem(attributes.indexPath))
    return false
  }

  // MARK: Coming and going

  /// A cell that was not shown takes its place without being animated there.
  private func newCell(
    _ attributes: UICollectionViewLayoutAttributes, among cells: [ShownCell]
  ) -> ShownCell? {
    guard let dataSource else { return nil }
    var made: UICollectionViewCell?
    stage.quietly {
      let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
      guard !(cells + shown).contains(where: { $0.cell === cell }) else { return }
      cell.take(attributes)
      cell.isSelected = selection.contains(attributes.indexPath)
      collectionDelegate?.collectionView(
        self, willDisplay: cell, forItemAt: attributes.indexPath)
      insert(cell, before: cells.last?.cell)
      made = cell
    }
    guard let made else {
      stage.emit(.misuse, receiver: self, "cell-taken", reason: CollectionMessage.cellTaken)
      return nil
    }
    return ShownCell(indexPath: attributes.indexPath, cell: made)
  }

  /// Later items stand before earlier ones, and all of them behind what else is in the view.
  private func insert(_ cell: UICollectionViewCell, before earlier: UICollectionViewCell?) {
    if let behind = earlier ?? backgroundView, behind.superview === self {
      insertSubview(cell, aboveSubview: behind)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  func giveBack(_ shown: ShownCell) {
    shown.cell.removeFromSuperview()
    reuse.giveBack(shown.cell)
    collectionDelegate?.collectionView(
      self, didEndDisplaying: shown.cell, forItemAt: shown.indexPath)
  }

  func dequeue(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    guard let (cell, isNew) = reuse.take(identifier) else {
      stage.emit(
        .misuse, receiver: self, "not-registered",
        reason: CollectionMessage.notRegistered(identifier))
      return UICollectionViewCell(frame: .zero)
    }
    if !isNew {
      cell.isSelected = false
      cell.isHighlighted = false
      cell.prepareForReuse()
    }
    return cell
  }
}

@MainActor
extension [UICollectionViewLayoutAttributes] {
  /// In a list that is in order.
  fileprivate func contains(_ indexPath: IndexPath) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle].indexPath < indexPath { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].indexPath == indexPath
  }
}

extension UICollectionReusableView {
  /// Stands where the attributes say, and looks as they say.
  fileprivate func take(_ attributes: UICollectionViewLayoutAttributes) {
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    transform = attributes.transform
    alpha = attributes.alpha
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
