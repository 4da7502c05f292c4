/// A 4×4 transform taken apart as CSS Transforms Level 2 does it ("unmatrix"): perspective,
/// translation, scale, skew and turn, after dividing by m44.
struct Matrix4Parts: Hashable, Sendable {
  var perspective: SIMD4<Double>
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// xy, xz, yz.
  var skew: SIMD3<Double>
  var turn: Quaternion

  /// nil for a transform that flattens space or sends it all to infinity, and for numbers beyond
  /// 1e15.
  init?(_ matrix: Matrix4) {
    guard matrix.isFinite, matrix.row4.w != 0 else { return nil }
    let rows = matrix.rows.map { $0 / matrix.row4.w }
    guard rows.allSatisfy({ row in row.indices.allSatisfy { abs(row[$0]) <= Check.largest } })
    else { return nil }
    var axes = rows.prefix(3).map { SIMD3($0.x, $0.y, $0.z) }
    guard abs(axes[0].dot(axes[1].cross(axes[2]))) >= 1e-12 else { return nil }
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    perspective = Self.perspective(rows, axes, translation)
    (scale, skew) = Self.straighten(&axes)
    // A mirror turns all three axes around.
    if axes[0].dot(axes[1].cross(axes[2])) < 0 {
      scale = -scale
      axes = axes.map { -$0 }
    }
    turn = Quaternion(rows: axes)
    // Axes so nearly in one plane that rounding leaves nothing of one of them.
    guard self.matrix.isFinite else { return nil }
  }

  /// The column that makes the depth: p with (affine part)·p = last column.
  private static func perspective(
    _ rows: [SIMD4<Double>], _ axes: [SIMD3<Double>], _ translation: SIMD3<Double>
  ) -> SIMD4<Double> {
    let column = SIMD3(rows[0].w, rows[1].w, rows[2].w)
    let volume = axes[0].dot(axes[1].cross(axes[2]))
    let p =
      (axes[1].cross(axes[2]) * column.x + axes[2].cross(axes[0]) * column.y
        + axes[0].cross(axes[1]) * column.z) / volume
    return SIMD4(p.x, p.y, p.z, rows[3].w - translation.dot(p))
  }

  /// Gram and Schmidt: leaves orthonormal axes and returns their scale and skew.
  private static func straighten(
    _ axes: inout [SIMD3<Double>]
  ) -> (scale: SIMD3<Double>, skew: SIMD3<Double>) {
    var scale = SIMD3<Double>.zero
    var skew = SIMD3<Double>.zero
    scale.x = axes[0].size
    axes[0] /= scale.x
    skew.x = axes[0].dot(axes[1])
    axes[1] -= axes[0] * skew.x
    scale.y = axes[1].size
    axes[1] /= scale.y
    skew.x /= scale.y
    skew.y = axes[0].dot(axes[2])
    axes[2] -= axes[0] * skew.y
    skew.z = axes[1].dot(axes[2])
    axes[2] -= axes[1] * skew.z
    scale.z = axes[2].size
    axes[2] /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    return (scale, skew)
  }

  /// The transform made of these parts.
  var matrix: Matrix4 {
    var axes = turn.rows
    axes[2] += axes[1] * skew.z + axes[0] * skew.y
    axes[1] += axes[0] * skew.x
    axes = [axes[0] * scale.x, axes[1] * scale.y, axes[2] * scale.z]
    let depth = SIMD3(perspective.x, perspective.y, perspective.z)
    func row(_ axis: SIMD3<Double>, _ last: Double) -> SIMD4<Double> {
      SIMD4(axis.x, axis.y, axis.z, last)
    }
    return Matrix4(
      row(axes[0], axes[0].dot(depth)), row(axes[1], axes[1].dot(depth)),
      row(axes[2], axes[2].dot(depth)),
      row(translation, translation.dot(depth) + perspective.w))
  }

  func linearly(to end: Matrix4Parts, at fraction: Double) -> Matrix4Parts {
    var parts = self
    parts.perspective += (end.perspective - perspective) * fraction
    parts.translation += (end.translation - translation) * fraction
    parts.scale += (end.scale - scale) * fraction
    parts.skew += (end.skew - skew) * fraction
    parts.turn = turn.spherically(to: end.turn, at: fraction)
    return parts
  }
}

extension SIMD3 where Scalar == Double {
  func dot(_ other: SIMD3) -> Double { (self * other).sum() }
  var size: Double { dot(self).squareRoot() }
  func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
