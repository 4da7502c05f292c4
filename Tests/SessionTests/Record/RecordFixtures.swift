import Session

@testable import UIKit

/// A change of one property; seen as set unless said otherwise.
func change(
  _ layer: Int, _ key: LayerKey, _ model: LayerValue, seen: LayerValue? = nil
) -> LayerChange {
  LayerChange(layer: StageObjectID(layer), key: key, model: model, seen: seen ?? model)
}

extension Recording {
  /// Commits at a time with some changes.
  mutating func commit(
    _ time: Double, _ changes: LayerChange..., added: [LayerAnimation] = [], removed: [Int] = []
  ) {
    append(
      StageFrame(time: time, turn: 0, changes: .init(changes), added: added, removed: removed))
  }

  /// The opacity of layer 1 as seen, where it is a number.
  func opacity(_ time: Double) -> Double? { seen(.one, .opacity, at: time)?.number }
}

extension StageObjectID {
  static var one: StageObjectID { StageObjectID(1) }
}

extension LayerValue {
  var number: Double? { if case .number(let number) = self { number } else { nil } }
}

/// Cubic bezier easing by bisection of x(s): slow, and independent of the code under test.
func eased(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
  func along(_ s: Double, _ p: Double, _ q: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * p + 3 * (1 - s) * s * s * q + s * s * s
  }
  var low = 0.0
  var high = 1.0
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if along(middle, x1, x2) < x { low = middle } else { high = middle }
  }
  return along((low + high) / 2, y1, y2)
}

func easedInOut(_ x: Double) -> Double { eased(x, 0.42, 0, 0.58, 1) }
