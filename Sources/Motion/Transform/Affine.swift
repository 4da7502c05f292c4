import Glibc

/// A 2-D affine transform as Core Graphics stores it: the row vector (x, y, 1) times
///
///     | a   b   0 |
///     | c   d   0 |
///     | tx  ty  1 |
public struct Affine: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1)

  public static func scale(_ sx: Double, _ sy: Double) -> Affine {
    Affine(a: sx, b: 0, c: 0, d: sy)
  }

  /// Turns by an angle in radians, clockwise on a screen whose y points down. An angle that is no
  /// finite number does not turn.
  public static func rotation(_ angle: Double) -> Affine {
    guard angle.isFinite else { return .identity }
    return Affine(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
  }

  public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// a·d − b·c: the factor of areas, negative for a mirror.
  public var determinant: Double { a * d - b * c }

  /// |determinant| < 1e-12: a transform that flattens everything and cannot be taken apart.
  public var isSingular: Bool { !(abs(determinant) >= 1e-12) }

  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The size of the largest component.
  var largestComponent: Double {
    max(max(abs(a), abs(b)), max(max(abs(c), abs(d)), max(abs(tx), abs(ty))))
  }

  /// This transform, then another one: CGAffineTransform.concatenating.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform back; nil if this one is singular.
  public var inverse: Affine? {
    guard !isSingular, isFinite else { return nil }
    let det = determinant
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// All six components on a straight line.
  func linearly(to end: Affine, at fraction: Double) -> Affine {
    func mix(_ from: Double, _ to: Double) -> Double { from.interpolated(to: to, at: fraction) }
    return Affine(
      a: mix(a, end.a), b: mix(b, end.b), c: mix(c, end.c), d: mix(d, end.d),
      tx: mix(tx, end.tx), ty: mix(ty, end.ty))
  }
}
