import Testing

@testable import UIKit

@Suite struct LayerChangesTests {
  private static let values: [LayerValue] = [
    .number(-0.5), .point(CGPoint(x: 1, y: 2)), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
    .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
    .matrix(CATransform3DMakeRotation(1, 1, 2, 3)), .bool(true), .bool(false),
    .color(ColorComponents(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), .color(nil),
    .object(StageObjectID(-7)), .object(nil),
  ]

  @Test("what goes in comes out, a model only where one was told")
  func roundTrip() {
    let told = Self.values.enumerated().map { index, value in
      LayerChange(
        layer: StageObjectID(index), key: .sublayerTransform,
        model: index % 2 == 0 ? Self.values[(index + 3) % Self.values.count] : nil, seen: value)
    }
    let changes = LayerChanges(told)
    #expect(changes.count == told.count)
    for (change, other) in zip(changes, told) {
      #expect(change.layer == other.layer && change.key == other.key)
      #expect(change.model == other.model && change.seen == other.seen)
    }
    #expect(changes.head(told.count) == nil && changes.head(-1) == nil)
  }

  @Test("the heads are equal for the same properties in the same order, whatever their values")
  func heads() {
    func heads(_ layer: Int, _ key: LayerKey, _ seen: LayerValue, model: LayerValue? = nil) -> Words
    {
      LayerChanges([
        LayerChange(layer: StageObjectID(layer), key: key, model: model, seen: seen)
      ]).heads
    }
    let some = heads(1, .opacity, .number(1))
    #expect(some == heads(1, .opacity, .number(2)))
    #expect(some != heads(2, .opacity, .number(1)))
    #expect(some != heads(1, .zPosition, .number(1)))
    #expect(some != heads(1, .opacity, .bool(true)))
    #expect(some != heads(1, .opacity, .number(1), model: .number(1)))
  }

  @Test("changes that are forgotten leave nothing, and who was given their values keeps them")
  func removeAll() {
    var changes = LayerChanges()
    changes.append(StageObjectID(1), .opacity, model: .number(1), seen: .number(2))
    let kept = changes
    changes.removeAll()
    #expect(changes.isEmpty && changes.count == 0 && !changes.tellsModels)
    #expect(kept.tellsModels && kept.map(\.seen) == [.number(2)])
  }
}
