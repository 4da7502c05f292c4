extension UICollectionView {
  /// How many items each section has.
  var itemCounts: [Int] {
    if let knownCounts { return knownCounts }
    let counts = askedCounts()
    knownCounts = counts
    return counts
  }

  private func askedCounts() -> [Int] {
    guard let dataSource else { return [] }
    var left = CollectionMessage.mostItems
    let sections = dataSource.numberOfSections(in: self)
    var isTooMany = sections > left
    let counts = (0..<min(max(0, sections), left)).map { section in
      let asked = max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
      isTooMany = isTooMany || asked > left
      let granted = min(asked, left)
      left -= granted
      return granted
    }
    if isTooMany {
      stage.emit(
        .misuse, receiver: self, "too-many-items", reason: CollectionMessage.tooManyItems)
    }
    return counts
  }

  func holds(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && itemCounts.indices.contains(indexPath.section)
      && (0..<itemCounts[indexPath.section]).contains(indexPath.item)
  }

  func startAnew() {
    let cells = shown
    shown = []
    selection = []
    pressed = nil
    knownCounts = nil
    for cell in cells { giveBack(cell) }
    layout.invalidateLayout()
    layoutWasInvalidated()
  }
}
