/// Cells that wait to be handed out again, and the classes of those to be made.
@MainActor
struct ReuseQueue {
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var waiting: [String: [UICollectionViewCell]] = [:]

  mutating func register(_ cellClass: UICollectionViewCell.Type?, for identifier: String) {
    classes[identifier] = cellClass
  }

  /// One that waits, or a new one; nil where nothing was registered.
  mutating func take(_ identifier: String) -> (cell: UICollectionViewCell, isNew: Bool)? {
    if let cell = waiting[identifier]?.popLast() { return (cell, false) }
    guard let kind = classes[identifier] else { return nil }
    let cell = kind.init(frame: .zero)
    cell.reuseIdentifier = identifier
    return (cell, true)
  }

  mutating func giveBack(_ cell: UICollectionViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }
}
