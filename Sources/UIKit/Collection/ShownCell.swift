/// The cell of an item that is shown.
@MainActor
struct ShownCell {
  let indexPath: IndexPath
  let cell: UICollectionViewCell
}
