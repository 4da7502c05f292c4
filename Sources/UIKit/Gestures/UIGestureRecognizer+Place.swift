extension UIGestureRecognizer {
  /// The touches that are down; where none is, those that left last.
  var pointing: [UITouch] {
    let down = record.touches.filter(\.isDown)
    return down.isEmpty ? record.touches : down
  }

  /// Points in the window.
  var middle: CGPoint { UIGestureRecognizer.middle(of: pointing.map(\.location)) }

  static func middle(of points: [CGPoint]) -> CGPoint {
    guard !points.isEmpty else { return .zero }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }

  /// How far the middle went in this event, of touches that moved or left in it.
  func step(of touches: Set<UITouch>) -> CGPoint {
    let here = record.touches.filter { $0.isDown || touches.contains($0) }
    let moved = here.filter(touches.contains)
    guard !moved.isEmpty else { return .zero }
    let sum = moved.reduce(CGPoint.zero) { sum, touch in
      CGPoint(
        x: sum.x + touch.location.x - touch.previousLocation.x,
        y: sum.y + touch.location.y - touch.previousLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(here.count), y: sum.y / CGFloat(here.count))
  }

  func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: nil) } ?? point
  }

  /// A distance that begins at the middle of the touches, in a view's coordinates.
  func distance(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = middle
    let from = view.convert(start, from: nil)
    let to = view.convert(CGPoint(x: start.x + vector.x, y: start.y + vector.y), from: nil)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// The same from a view's coordinates to the window's.
  func distance(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let start = view.convert(middle, from: nil)
    let from = view.convert(start, to: nil)
    let to = view.convert(CGPoint(x: start.x + vector.x, y: start.y + vector.y), to: nil)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
