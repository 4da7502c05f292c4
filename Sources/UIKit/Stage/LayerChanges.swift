/// The changes of one commit, as 64-bit words: what they are of, and the values. What moves is told
/// of in each frame, and an array of `LayerChange` would take five times as much.
package struct LayerChanges: Sendable {
  /// Two words for each change: its layer; its key and the shapes of its values. Equal for frames
  /// that tell of the same properties in the same order.
  package private(set) var heads: Words = []
  /// One value after the other: of each change the model, where it is told, and what is seen.
  package private(set) var values: Words = []
  /// Whether a model is among the values.
  package private(set) var tellsModels = false

  package init(_ changes: [LayerChange] = []) {
    for change in changes {
      append(change.layer, change.key, model: change.model, seen: change.seen)
    }
  }

  package var count: Int { heads.count / Head.size }
  package var isEmpty: Bool { heads.isEmpty }

  mutating func append(
    _ layer: StageObjectID, _ key: LayerKey, model: LayerValue?, seen: LayerValue
  ) {
    let modelShape = model?.write(to: &values)
    if modelShape != nil { tellsModels = true }
    let seenShape = seen.write(to: &values)
    heads.append(layer.word)
    heads.append(Head.word(key, modelShape, seenShape))
  }

  /// Forgets the changes, for those of another commit that are about as many. Who was given the
  /// values may keep them.
  mutating func removeAll() {
    heads.removeAll(keepingCapacity: true)
    let count = values.count
    values = []
    values.reserveCapacity(count)
    tellsModels = false
  }
}

extension LayerChanges {
  /// What a change is of.
  package struct Head {
    fileprivate static var size: Int { 2 }

    package let layer: StageObjectID
    /// The number of the `LayerKey`.
    package let key: Int
    /// The shape of the value as set; nil where that is not told.
    package let model: ValueShape?
    package let seen: ValueShape

    fileprivate static func word(_ key: LayerKey, _ model: ValueShape?, _ seen: ValueShape)
      -> UInt64
    {
      UInt64(key.rawValue) | UInt64(model?.rawValue ?? 0) << 8 | UInt64(seen.rawValue) << 16
    }
  }

  /// What the change of a number is of; nil for one that there is not.
  package func head(_ index: Int) -> Head? {
    let place = index * Head.size
    guard heads.indices.contains(place + 1) else { return nil }
    let word = heads[place + 1]
    guard let seen = ValueShape(rawValue: UInt8(truncatingIfNeeded: word >> 16)) else {
      return nil
    }
    return Head(
      layer: StageObjectID(word: heads[place]), key: Int(UInt8(truncatingIfNeeded: word)),
      model: ValueShape(rawValue: UInt8(truncatingIfNeeded: word >> 8)), seen: seen)
  }
}

extension LayerChanges: Sequence {
  package struct Iterator: IteratorProtocol {
    fileprivate let changes: LayerChanges
    fileprivate var index = 0
    fileprivate var place = 0

    package mutating func next() -> LayerChange? {
      guard let head = changes.head(index), let key = LayerKey(rawValue: UInt8(head.key)) else {
        return nil
      }
      index += 1
      let model = head.model.map { value($0) }
      return LayerChange(layer: head.layer, key: key, model: model, seen: value(head.seen))
    }

    private mutating func value(_ shape: ValueShape) -> LayerValue {
      defer { place += shape.size }
      return LayerValue(changes.values, at: place, as: shape)
    }
  }

  package func makeIterator() -> Iterator { Iterator(changes: self) }
}
