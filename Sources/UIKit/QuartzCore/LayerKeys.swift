/// A set of layer properties.
struct LayerKeys: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ key: LayerKey) { rawValue = 1 << UInt16(key.rawValue) }

  static let all = LayerKeys(rawValue: 1 << UInt16(LayerKey.allCases.count) - 1)

  /// The properties one by one, in the order of their declaration.
  var each: Each { Each(rest: rawValue) }

  struct Each: Sequence, IteratorProtocol {
    var rest: UInt16

    mutating func next() -> LayerKey? {
      guard rest != 0 else { return nil }
      let key = LayerKey(rawValue: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
      rest &= rest - 1
      return key
    }
  }
}
