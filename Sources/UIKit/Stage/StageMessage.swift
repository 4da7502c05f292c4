/// Every sentence that events of the stage carry.
enum StageMessage {
  static func invalidGeometry(_ key: LayerKey) -> String {
    "CALayer \(key) contains a number that is not finite; it is left as it was"
  }

  static let viewCycle = "a view cannot be added to itself or to a view inside it"
  static let hierarchyTooDeep = "views nest at most \(UIView.maximumDepth) deep"
  static let layoutLoop = "layoutSubviews asks for layout each time it runs"
  static let unbalancedLeave = "DispatchGroup.leave() was called more often than enter()"
}
