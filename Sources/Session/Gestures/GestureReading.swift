import UIKit

/// What a recognizer says of its gesture at one instant. Distances are in the superview of its view.
@MainActor
struct GestureReading {
  let state: UIGestureRecognizer.State
  let location: CGPoint
  let touches: Int
  /// Of a pan; points, points per second.
  var translation: CGPoint?
  var velocity: CGPoint?
  /// Of a pinch, and its velocity per second.
  var scale: Double?
  /// Of a rotation, radians, and its velocity per second.
  var rotation: Double?
  var rate: Double?

  init(_ recognizer: UIGestureRecognizer) {
    let space = recognizer.view?.superview
    state = recognizer.state
    touches = recognizer.numberOfTouches
    let middle = recognizer.location(in: nil)
    location = space.map { $0.convert(middle, from: nil) } ?? middle
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      translation = Self.vector(pan.translation(in: nil), at: middle, in: space)
      velocity = Self.vector(pan.velocity(in: nil), at: middle, in: space)
    case let pinch as UIPinchGestureRecognizer:
      (scale, rate) = (Double(pinch.scale), Double(pinch.velocity))
    case let rotation as UIRotationGestureRecognizer:
      (self.rotation, rate) = (Double(rotation.rotation), Double(rotation.velocity))
    default: break
    }
  }

  /// A distance of the window in a view's coordinates: of a transform only what is linear counts.
  private static func vector(_ vector: CGPoint, at start: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let from = view.convert(start, from: nil)
    let to = view.convert(CGPoint(x: start.x + vector.x, y: start.y + vector.y), from: nil)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

extension GestureReading {
  /// The names that the blocks of a recognizer are given; none for what its kind does not have.
  func value(_ name: String) -> Value? {
    switch name {
    case "translation": translation.map { .point($0) } ?? Value.none
    case "velocity": speed
    case "location": .point(location)
    case "state": .word("\(state)")
    case "scale": scale.map { .plain($0) } ?? Value.none
    case "rotation": rotation.map { .number($0, .angle) } ?? Value.none
    case "touches": .plain(Double(touches))
    default: nil
    }
  }

  static let names = [
    "translation", "velocity", "location", "state", "scale", "rotation", "touches",
  ]

  private var speed: Value {
    if let velocity { return .point(velocity) }
    guard let rate else { return .none }
    return rotation == nil ? .plain(rate) : .number(rate, .angle)
  }
}
