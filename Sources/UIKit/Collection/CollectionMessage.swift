/// Sentences that events of a collection view carry.
enum CollectionMessage {
  /// More items than this are not asked for.
  static let mostItems = 1_000_000

  static func itemTooWide(isVertical: Bool) -> String {
    isVertical
      ? "an item is wider than the collection view without its insets: a line cannot hold it"
      : "an item is higher than the collection view without its insets: a line cannot hold it"
  }

  static func notRegistered(_ identifier: String) -> String {
    "no class is registered for the cells of \(identifier): a plain one is made"
  }

  static func noSuchItem(_ indexPath: IndexPath) -> String {
    "the layout places item \(indexPath.item) of section \(indexPath.section), which is not there"
  }

  static let tooManyItems = "a collection view shows at most \(mostItems) items"
  static let cellTaken = "the data source gave the same cell for two items"

  static let notAnimated =
    "a change of layout is not animated in this version: the cells are in their places at once"
}
