import Motion
import Script
import Text
import UIKit

extension Interpreter {
  /// Values that are there from the start: the time, the screen, curves, colours.
  func builtIn(_ name: String, _ frame: Frame, _ place: Place) throws -> Value? {
    switch name {
    case "now": return .time(frame.moment ?? stage.time)
    case "pi": return .plain(Double.pi)
    case "identity": return .transform(.identity)
    case "screen": return .screen
    case "window": return window.map { .view($0) } ?? Value.none
    case "problems": return .list(findings.map { .text($0.code) })
    case "warnings": return .list(advice.map { .text($0.bareCode) })
    case "material": return .material
    case "medium", "large": return .word(name)
    case "finger":
      return past.fingers.down(at: frame.moment ?? stage.time).map { .point($0) } ?? Value.none
    default: break
    }
    if let curve = Curve.named(name) { return .curve(curve) }
    return Self.color(named: name).map { .color($0) }
  }
}
