import Script
import Text
import UIKit

/// The time of a layer and of all inside it: `card.layer.speed = 0`.
extension Interpreter {
  func layerTime(_ name: String, of layer: CALayer) -> Value? {
    switch name {
    case "speed": .plain(Double(layer.speed))
    case "timeOffset": .time(layer.timeOffset)
    case "beginTime": .time(layer.beginTime)
    default: nil
    }
  }

  /// False where the name is no part of a layer's time.
  func setLayerTime(
    _ name: String, of layer: CALayer, to value: Value, _ place: Place
  ) throws -> Bool {
    guard layerTime(name, of: layer) != nil else { return false }
    let type: ValueType = name == "speed" ? .number : .time
    guard case .number(let number, _) = try coerced(value, to: type, named: name, place) else {
      return true
    }
    switch name {
    case "speed": layer.speed = Float(number)
    case "timeOffset": layer.timeOffset = number
    default: layer.beginTime = number
    }
    return true
  }
}
