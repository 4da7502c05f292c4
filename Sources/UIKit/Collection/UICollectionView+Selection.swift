extension UICollectionView {
  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = (layout.layoutAttributesForElements(in: spot) ?? [])
      .filter { !$0.isHidden && $0.frame.contains(point) && holds($0.indexPath) }
    return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else { return deselectAll() }
    guard holds(indexPath) else { return }
    if !allowsMultipleSelection { deselectAll(but: indexPath) }
    mark(indexPath)
    if !position.isEmpty { scrollToItem(at: indexPath, at: position, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  private func deselectAll(but kept: IndexPath? = nil) {
    for indexPath in selection where indexPath != kept { deselect(indexPath) }
  }

  private func mark(_ indexPath: IndexPath) {
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
  }

  // MARK: By a finger

  func press(_ touches: Set<UITouch>) {
    guard allowsSelection, touches.count == 1, let touch = touches.first else { return }
    highlight(item(at: touch.location(in: self)))
  }

  func release(_ touches: Set<UITouch>) {
    guard let pressed else { return }
    let isInside = touches.first.map { item(at: $0.location(in: self)) == pressed } ?? false
    highlight(nil)
    if isInside { tap(pressed) }
  }

  func highlight(_ indexPath: IndexPath?) {
    if let pressed { cellForItem(at: pressed)?.isHighlighted = false }
    pressed = indexPath
    if let indexPath { cellForItem(at: indexPath)?.isHighlighted = true }
  }

  /// What a tap on an item does: it is selected, or with several selected let go of again, if the
  /// delegate lets it; the delegate hears of it.
  func tap(_ indexPath: IndexPath) {
    let delegate = collectionDelegate
    if allowsMultipleSelection, selection.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    let others = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    for other in others {
      deselect(other)
      delegate?.collectionView(self, didDeselectItemAt: other)
    }
    mark(indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
