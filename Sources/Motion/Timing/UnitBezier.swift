/// A cubic Bézier curve from (0, 0) to (1, 1), read as y of x: the timing curve of Core Animation
/// (CAMediaTimingFunction), UICubicTimingParameters and CSS.
///
/// With cx = 3·x1, bx = 3·(x2 − x1) − cx, ax = 1 − cx − bx, and the same for y:
/// X(s) = ((ax·s + bx)·s + cx)·s, and value(x) = Y(X⁻¹(x)). X never falls while x1 and x2 lie in
/// 0...1; y1 and y2 are free, so the value may leave 0...1 on its way.
public struct UnitBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// - Throws: `MotionError.outside` for an x outside 0...1, `notFinite` for NaN and infinities.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    self.x1 = try Check.within(x1, 0, 1, "x1")
    self.y1 = try Check.finite(y1, "y1")
    self.x2 = try Check.within(x2, 0, 1, "x2")
    self.y2 = try Check.finite(y2, "y2")
  }

  /// For numbers known to be right.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The same curve run backwards: mirrored(x) = 1 − value(1 − x).
  public var mirrored: UnitBezier { UnitBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

  /// Whether the curve is the diagonal, whatever the speed of its parameter.
  var isDiagonal: Bool { x1 == y1 && x2 == y2 }

  /// y at x. Outside 0...1 the time is clamped, as Core Animation never asks there.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    if isDiagonal { return x }
    // The nearer end is the origin: near it the parameter keeps its relative precision.
    if x <= 0.5 {
      return Cubic(y1, y2).value(Cubic(x1, x2).solve(x))
    }
    return 1 - Cubic(1 - y2, 1 - y1).value(Cubic(1 - x2, 1 - x1).solve(1 - x))
  }

  /// dy/dx at x: infinite at a vertical tangent. The time is clamped to 0...1.
  public func slope(at x: Double) -> Double {
    if isDiagonal { return 1 }
    guard x > 0.5 else {
      return Self.slope(Cubic(x1, x2), Cubic(y1, y2), at: max(x, 0))
    }
    return Self.slope(
      Cubic(1 - x2, 1 - x1), Cubic(1 - y2, 1 - y1), at: max(1 - x, 0))
  }

  private static func slope(_ cx: Cubic, _ cy: Cubic, at x: Double) -> Double {
    let s = x > 0 ? cx.solve(x) : 0
    // Where both derivatives vanish the next ones decide.
    return ratio(cy.first(s), cx.first(s)) ?? ratio(cy.second(s), cx.second(s))
      ?? ratio(cy.third, cx.third) ?? 1
  }

  private static func ratio(_ dy: Double, _ dx: Double) -> Double? {
    if abs(dx) > 1e-12 { return dy / dx }
    if abs(dy) <= 1e-12 { return nil }
    return dy > 0 ? .infinity : -.infinity
  }

  /// The first x at which the curve reaches y, or nil where it never does.
  ///
  /// Unique while y1 and y2 lie in 0...1. Pausing and continuing a property animator with another
  /// curve is this: the new time is inverse(progress).
  public func inverse(_ y: Double) -> Double? {
    guard y.isFinite else { return nil }
    if y == 0 { return 0 }
    if isDiagonal { return y >= 0 && y <= 1 ? y : nil }
    let curve = Cubic(y1, y2)
    var start = 0.0
    for end in curve.turns + [1] {
      if let s = curve.crossing(of: y, from: start, to: end) { return Cubic(x1, x2).value(s) }
      start = end
    }
    return nil
  }
}
