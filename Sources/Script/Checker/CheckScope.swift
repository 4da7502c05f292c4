package import Text

/// The names that a session knows, as the checker and completion see them.
package struct CheckScope: Sendable {
  package struct Entry: Sendable {
    package var name: String
    /// `.value` where it is not known, or changes.
    package var type: ValueType
    /// Made by `var`.
    package var isSettable: Bool
    /// What was made in its block so far; nil where that is not known.
    package var members: [Entry]?
    /// The checker has seen its block: there are no other members, now or later.
    var isWhole = false
    /// Of a `func`.
    package var parameters: [String]?

    package init(
      _ name: String, _ type: ValueType, isSettable: Bool = false, members: [Entry]? = nil,
      parameters: [String]? = nil
    ) {
      self.name = name
      self.type = type
      self.isSettable = isSettable
      self.members = members
      self.parameters = parameters
    }

    mutating func becomeWhole(with members: [Entry]) {
      self.members = members
      isWhole = true
    }

    /// `view box[i]` makes a list, one element at a time.
    var isList: Bool { if case .list = type { true } else { false } }
  }

  package private(set) var entries: OrderedMap<String, Entry>
  /// There may be names that are not listed: a statement that makes names by itself stands before.
  package var isOpen: Bool

  package init(_ entries: [Entry] = [], isOpen: Bool = false) {
    self.entries = OrderedMap()
    self.isOpen = isOpen
    for entry in entries { declare(entry) }
  }

  package subscript(name: String) -> Entry? { entries[name] }

  /// Makes a name, or gives it a new meaning.
  package mutating func declare(_ entry: Entry) { entries[entry.name] = entry }
}
