import Glibc

/// A transform taken apart by the 2-D decomposition of CSS Transforms Level 1, section 11: first
/// the rest matrix, then scale, then the turn, then the shift.
///
/// Scales are the lengths of the two rows, angle that of the first one, and what is left is a 2×2
/// matrix (a shear). Core Animation interpolates affine layer transforms by these parts: the 16
/// matrices that have been measured are met to their printed digits.
public struct AffineParts: Hashable, Sendable {
  public var translateX: Double
  public var translateY: Double
  public var scaleX: Double
  public var scaleY: Double
  /// Degrees, as the rules on half turns are about degrees.
  public var angle: Double
  public var m11: Double
  public var m12: Double
  public var m21: Double
  public var m22: Double

  /// nil for a singular transform, which has no such parts, and for numbers beyond 1e15.
  public init?(_ matrix: Affine) {
    guard matrix.isFinite, matrix.largestComponent <= Check.largest, !matrix.isSingular else {
      return nil
    }
    translateX = matrix.tx
    translateY = matrix.ty
    scaleX = hypot(matrix.a, matrix.b)
    scaleY = hypot(matrix.c, matrix.d)
    // A mirror turns the axis around that needs the smaller turn.
    if matrix.determinant < 0 {
      if matrix.a < matrix.d { scaleX = -scaleX } else { scaleY = -scaleY }
    }
    let first = (x: matrix.a / scaleX, y: matrix.b / scaleX)
    let second = (x: matrix.c / scaleY, y: matrix.d / scaleY)
    angle = atan2(first.y, first.x) * 180 / .pi
    // What is left once the turn is taken off on the left side; the first row is its cosine and
    // sine.
    m11 = first.x * first.x - first.y * second.x
    m12 = first.x * first.y - first.y * second.y
    m21 = first.y * first.x + first.x * second.x
    m22 = first.y * first.y + first.x * second.y
  }

  /// The transform made of these parts.
  public var matrix: Affine {
    let turn = angle * .pi / 180
    let (sine, cosine) = (sin(turn), cos(turn))
    return Affine(
      a: scaleX * (cosine * m11 + sine * m21), b: scaleX * (cosine * m12 + sine * m22),
      c: scaleY * (cosine * m21 - sine * m11), d: scaleY * (cosine * m22 - sine * m12),
      tx: translateX, ty: translateY)
  }
}
