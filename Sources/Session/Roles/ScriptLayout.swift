import UIKit

/// A layout made by `layout`: each collection gets one of its own, made after it, as a layout of
/// UIKit places the items of one collection view only.
final class ScriptLayout: NSObject {
  enum Kind: Equatable {
    /// Cells of a size in lines.
    case flow(CGSize)
    /// Square cells, so many a line, that fill it.
    case grid(Int)
    /// One cell a line. Without a size it fills the line and is 44 points long.
    case stack(CGSize?)
  }

  let kind: Kind
  let spacing: CGFloat
  let inset: CGFloat
  let isVertical: Bool

  init(_ kind: Kind, spacing: CGFloat, inset: CGFloat, isVertical: Bool) {
    self.kind = kind
    self.spacing = spacing
    self.inset = inset
    self.isVertical = isVertical
  }

  /// The size of a cell in a collection view of a size.
  func item(in size: CGSize) -> CGSize {
    let across = max(0, (isVertical ? size.width : size.height) - 2 * inset)
    switch kind {
    case .flow(let item): return item
    case .grid(let columns):
      let side = max(0, (across - CGFloat(columns - 1) * spacing) / CGFloat(columns))
      return CGSize(width: side, height: side)
    case .stack(let item?): return item
    case .stack(nil):
      return isVertical ? CGSize(width: across, height: 44) : CGSize(width: 44, height: across)
    }
  }

  /// The least distance of the cells of a line. A stack has none beside another.
  func distance(in size: CGSize) -> CGFloat {
    guard case .stack = kind else { return spacing }
    return isVertical ? size.width : size.height
  }
}

/// What places the items of one collection after a layout of the session.
final class ScriptFlowLayout: UICollectionViewFlowLayout {
  let script: ScriptLayout

  init(_ script: ScriptLayout) {
    self.script = script
    super.init()
    scrollDirection = script.isVertical ? .vertical : .horizontal
    minimumLineSpacing = script.spacing
    let inset = script.inset
    sectionInset = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }

  required init?(coder: NSCoder) { return nil }

  override func prepare() {
    let size = collectionView?.bounds.size ?? .zero
    itemSize = script.item(in: size)
    minimumInteritemSpacing = script.distance(in: size)
    super.prepare()
  }
}
