extension UICollectionView {
  /// Has the layout work things out, once after each invalidation.
  func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    hasToldOfStranger = false
    layout.prepare()
    let size = layout.collectionViewContentSize
    if size != contentSize, size.width.isFinite, size.height.isFinite {
      contentSize = size
      stayInside()
    }
    keepAtEdge()
  }

  func layoutWasInvalidated() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Content that has become shorter than the way scrolled ends where the view does.
  private func stayInside() {
    guard drag == nil, motion == nil else { return }
    let inside = CGPoint(
      x: min(contentOffset.x, range(.horizontal).upperBound),
      y: min(contentOffset.y, range(.vertical).upperBound))
    if inside != contentOffset { contentOffset = inside }
  }

  /// The layout is asked while the view has its old bounds still.
  func boundsWillChange(to new: CGRect) {
    guard new != bounds, layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    layout.invalidateLayout()
    layoutWasInvalidated()
  }

  func frameWillChange(to new: CGRect) {
    guard transform.isIdentity else { return }
    boundsWillChange(to: CGRect(origin: bounds.origin, size: new.size))
  }

  func fitBackground() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }

  /// Installs a layout, and puts the content where it and the delegate want it.
  func change(
    to new: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    if animated {
      stage.emit(.warning, receiver: self, "no-effect", reason: CollectionMessage.notAnimated)
    }
    if new !== layout {
      if layout.collectionView === self { layout.collectionView = nil }
      layout = new
      new.collectionView = self
      new.invalidateLayout()
      layoutWasInvalidated()
      prepareLayout()
      aim()
    }
    guard let completion else { return }
    stage.enqueue(named: "setCollectionViewLayout") { completion(true) }
  }

  private func aim() {
    let wanted = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    let target =
      collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
      ?? wanted
    if target != contentOffset { contentOffset = target }
  }
}
