/// A path being built.
@MainActor
open class UIBezierPath: NSObject {
  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The oval that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    addOval(rect, from: 0, to: 2 * .pi)
    close()
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let r = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    let inner = rect.insetBy(dx: r, dy: r)
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.maxY),
    ]
    for (index, corner) in corners.enumerated() {
      let start = .pi + Double(index) * .pi / 2
      addOval(
        CGRect(x: corner.x - r, y: corner.y - r, width: 2 * r, height: 2 * r), from: start,
        to: start + .pi / 2)
    }
    close()
  }

  /// Angles in radians, 0 to the right, growing downwards.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  private let path = CGMutablePath()

  open var cgPath: CGPath { CGPath(corners: path.corners) }
  open var bounds: CGRect { path.boundingBox }
  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }
  /// For code to compile: nothing is drawn.
  open var lineWidth: CGFloat = 1

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func close() { path.closeSubpath() }

  open func addCurve(to end: CGPoint, controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
    let start = currentPoint
    for step in 1...UIBezierPath.pieces {
      let t = Double(step) / Double(UIBezierPath.pieces)
      let (u, v) = (1 - t, t)
      addLine(
        to: start * (u * u * u) + first * (3 * u * u * v) + second * (3 * u * v * v)
          + end * (v * v * v))
    }
  }

  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    let start = currentPoint
    addCurve(
      to: end, controlPoint1: start + (controlPoint - start) * (2.0 / 3),
      controlPoint2: end + (controlPoint - end) * (2.0 / 3))
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    var end = endAngle
    let turn = 2 * Double.pi
    if clockwise, end < startAngle { end += turn * ((startAngle - end) / turn).rounded(.up) }
    if !clockwise, end > startAngle { end -= turn * ((end - startAngle) / turn).rounded(.up) }
    addOval(
      CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      from: startAngle, to: end)
  }

  nonisolated private static let pieces = 64

  private func addOval(_ rect: CGRect, from start: Double, to end: Double) {
    for step in 0...UIBezierPath.pieces {
      let angle = start + (end - start) * Double(step) / Double(UIBezierPath.pieces)
      let point = CGPoint(
        x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      if isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }
}
