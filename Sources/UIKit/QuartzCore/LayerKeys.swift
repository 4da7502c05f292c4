/// A set of layer properties.
struct LayerKeys: OptionSet, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ key: LayerKey) { rawValue = 1 << UInt32(key.rawValue) }

  /// The properties that each layer has a place for.
  static let common = LayerKeys(rawValue: 1 << UInt32(LayerKey.superlayer.rawValue + 1) - 1)

  /// The properties one by one, in the order of their declaration.
  var each: Each { Each(rest: rawValue) }

  struct Each: Sequence, IteratorProtocol {
    var rest: UInt32

    mutating func next() -> LayerKey? {
      guard rest != 0 else { return nil }
      let key = LayerKey(rawValue: UInt8(truncatingIfNeeded: rest.trailingZeroBitCount))
      rest &= rest - 1
      return key
    }
  }
}

extension LayerKey {
  /// What a rare property is until it is set.
  var initial: LayerValue {
    switch self {
    case .shadowRadius: .number(3)
    case .shadowOffset: .point(CGPoint(x: 0, y: -3))
    case .shadowColor: .color(.black)
    case .sublayerTransform: .transform(.identity)
    case .strokeEnd: .number(1)
    default: .number(0)
    }
  }
}
