/// Every sentence about constraints.
enum LayoutMessage {
  static let priorityChange =
    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
    + "supported: it is left as it was"

  static func noCommonAncestor(_ constraint: String) -> String {
    "Unable to activate constraint because its items have no common ancestor: \(constraint)"
  }

  static func invalid(_ constraint: String) -> String {
    "Invalid pairing of layout attributes, or a number that is not finite: \(constraint)"
  }

  static func unsatisfiable(_ constraint: String) -> String {
    "Unable to simultaneously satisfy constraints: recovered by breaking \(constraint)"
  }

  static func ambiguous(_ parts: [String]) -> String {
    "Ambiguous layout: nothing settles its \(parts.joined(separator: ", "))"
  }

  /// A number as it was typed: 100, not 100.0.
  static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
