/// What a transform in space makes of a plane once it is looked at from the front: a point goes to
/// (x', y') = (a x + c y + tx, b x + d y + ty) / (p x + q y + r).
struct PlaneTransform {
  /// (a, b, p), (c, d, q) and (tx, ty, r).
  private var x: SIMD3<Double>
  private var y: SIMD3<Double>
  private var origin: SIMD3<Double>

  init(_ affine: CGAffineTransform) {
    x = SIMD3(affine.a, affine.b, 0)
    y = SIMD3(affine.c, affine.d, 0)
    origin = SIMD3(affine.tx, affine.ty, 1)
  }

  /// The depth of what is mapped is left out: the plane has none, and none is seen.
  init(_ matrix: CATransform3D) {
    x = SIMD3(matrix.m11, matrix.m12, matrix.m14)
    y = SIMD3(matrix.m21, matrix.m22, matrix.m24)
    origin = SIMD3(matrix.m41, matrix.m42, matrix.m44)
  }

  /// This, then another.
  func concatenating(_ next: PlaneTransform) -> PlaneTransform {
    func image(_ row: SIMD3<Double>) -> SIMD3<Double> {
      let part = next.x * row.x + next.y * row.y
      return part + next.origin * row.z
    }
    var result = self
    result.x = image(x)
    result.y = image(y)
    result.origin = image(origin)
    return result
  }

  /// By the adjugate; itself where the plane is seen from the side.
  func inverted() -> PlaneTransform {
    let (u, v, w) = (cross(y, origin), cross(origin, x), cross(x, y))
    let determinant = (x * u).sum()
    guard determinant != 0, determinant.isFinite else { return self }
    var result = self
    result.x = SIMD3(u.x, v.x, w.x) / determinant
    result.y = SIMD3(u.y, v.y, w.y) / determinant
    result.origin = SIMD3(u.z, v.z, w.z) / determinant
    return result
  }

  /// A point on the viewer's own level has no image; its direction stands for it.
  func map(_ point: CGPoint) -> CGPoint {
    let image = x * point.x + y * point.y + origin
    let divisor = abs(image.z) > 1e-12 ? image.z : 1
    return CGPoint(x: image.x / divisor, y: image.y / divisor)
  }

  /// The smallest upright rectangle around the four mapped corners.
  func map(_ rect: CGRect) -> CGRect { rect.box(map) }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
