import Script
import Text
import UIKit

/// `layout` and `collection`.
extension Interpreter {
  static let layoutVerb: VerbBody = { world, arguments in
    let name = try world.newName(arguments)
    let layout = ScriptLayout(
      try layoutKind(arguments), spacing: try distance("spacing", arguments),
      inset: try distance("inset", arguments),
      isVertical: arguments.word("direction") != "horizontal")
    world.register(layout, as: name.path)
    world.bind(name, to: .layout(layout), arguments)
  }

  private static func layoutKind(_ arguments: Arguments) throws -> ScriptLayout.Kind {
    let kind = arguments.word("kind") ?? "flow"
    let item = try arguments.point("item")
    if let item, !(0...1e5).contains(item.x) || !(0...1e5).contains(item.y) {
      throw Diagnostic.outOfRange(
        "item", of: "layout", takes: "sides of 0 to 100000 points", at: arguments.place(of: "item"))
    }
    let size = item.map { CGSize(width: $0.x, height: $0.y) }
    if kind == "grid" {
      guard item == nil else { throw Diagnostic.gridHasNoItem(at: arguments.place(of: "item")) }
      guard let columns = try arguments.whole("columns") else {
        throw Diagnostic.gridWantsColumns(at: arguments.verbPlace)
      }
      guard (1...1000).contains(columns) else {
        throw Diagnostic.outOfRange(
          "columns", of: "layout", takes: "1 to 1000", at: arguments.place(of: "columns"))
      }
      return .grid(columns)
    }
    guard !arguments.has("columns") else {
      throw Diagnostic.columnsAreAGrids(kind, at: arguments.place(of: "columns"))
    }
    return kind == "stack" ? .stack(size) : .flow(size ?? CGSize(width: 50, height: 50))
  }

  private static func distance(_ name: String, _ arguments: Arguments) throws -> CGFloat {
    let distance = try arguments.number(name) ?? 0
    guard (0...1e5).contains(distance) else {
      throw Diagnostic.outOfRange(
        name, of: "layout", takes: "0 to 100000 points", at: arguments.place(of: name))
    }
    return CGFloat(distance)
  }

  static let collectionVerb: VerbBody = { world, arguments in
    guard case .layout(let layout)? = try arguments.value("layout") else { return }
    let items = try arguments.whole("items") ?? -1
    guard (0...Bounds.elements).contains(items) else {
      throw Diagnostic.outOfRange(
        "items", of: "collection", takes: "0 to \(Bounds.elements)",
        at: arguments.place(of: "items"))
    }
    let name = try world.newName(arguments)
    var color: UIColor?
    if case .color(let given)? = try arguments.value("color") { color = UIColor(rgba: given) }
    let collection = ScriptCollectionController(layout, items: items, color: color)
    world.retire(name)
    let entity = world.register(collection, as: name.path)
    world.bind(name, to: .controller(collection), arguments)
    guard let block = arguments.block else { return }
    world.listen(collection, world.handlers(in: block), entity, arguments.frame.scope)
    _ = try world.run(block, in: Scope(in: arguments.frame.scope, owner: entity))
  }

  // MARK: Members

  func collectionMember(
    _ name: String, of collection: ScriptCollectionController, _ frame: Frame, _ place: Place
  ) throws -> Value? {
    switch name {
    case "layout", "collectionViewLayout":
      return collection.script.map { .layout($0) } ?? Value.none
    case "cells":
      return .list(cells(of: collection))
    case "progress", "transitionProgress":
      throw Diagnostic.notThereYet("`\(name)` of a collection", at: place)
    case "offset", "contentOffset", "content", "contentSize":
      return try viewMember(name, of: collection.collectionView, .layer, frame, place)
    default: return nil
    }
  }

  /// One for each item; none for those that are not seen.
  private func cells(of collection: ScriptCollectionController) -> [Value] {
    var cells = Array(repeating: Value.none, count: collection.items)
    guard collection.isViewLoaded, let view = collection.collectionView else { return cells }
    for path in view.indexPathsForVisibleItems where cells.indices.contains(path.item) {
      cells[path.item] = .optional(view.cellForItem(at: path))
    }
    return cells
  }

  /// False where it has none of the name.
  func setCollection(
    _ name: String, of collection: ScriptCollectionController, to value: Value, _ place: Place,
    _ path: Expression, _ frame: Frame
  ) throws -> Bool {
    switch name {
    case "layout", "collectionViewLayout":
      guard case .layout(let layout) = try coerced(value, to: .object("layout"), named: name, place)
      else { return true }
      guard UIView.inheritedAnimationDuration == 0 else {
        throw Diagnostic.notThereYet("an animated change of layout", at: frame.place(path.range))
      }
      guard layout !== collection.script else { return true }
      collection.collectionView.setCollectionViewLayout(ScriptFlowLayout(layout), animated: false)
    case "offset", "contentOffset":
      try setView(name, of: collection.collectionView, to: value, place, path, frame)
    default: return false
    }
    return true
  }

  /// `grid.cells[4]`, for a cell of a collection; nil for other views.
  func cellName(of object: AnyObject) -> String? {
    guard let cell = object as? UICollectionViewCell,
      let view = cell.superview as? UICollectionView,
      let collection = view.dataSource as? ScriptCollectionController,
      let item = view.indexPath(for: cell)?.item
    else { return nil }
    return "\(name(of: collection)).cells[\(item)]"
  }
}
