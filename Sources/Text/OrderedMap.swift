/// A dictionary that is walked in the order of first insertion, so that output never follows a
/// hash.
package struct OrderedMap<Key: Hashable, Value> {
  private var positions: [Key: Int] = [:]
  package private(set) var keys: [Key] = []
  package private(set) var values: [Value] = []

  package init() {}

  package var count: Int { keys.count }
  package var isEmpty: Bool { keys.isEmpty }

  package subscript(key: Key) -> Value? {
    get { positions[key].map { values[$0] } }
    set {
      switch (positions[key], newValue) {
      case (let position?, let value?): values[position] = value
      case (nil, let value?):
        positions[key] = keys.count
        keys.append(key)
        values.append(value)
      case (let position?, nil): remove(at: position)
      case (nil, nil): break
      }
    }
  }

  package func forEach(_ body: (Key, Value) throws -> Void) rethrows {
    for (key, value) in zip(keys, values) { try body(key, value) }
  }

  private mutating func remove(at position: Int) {
    positions[keys[position]] = nil
    keys.remove(at: position)
    values.remove(at: position)
    for later in position..<keys.count { positions[keys[later]] = later }
  }
}

extension OrderedMap: Sendable where Key: Sendable, Value: Sendable {}
