package import Motion

extension Matrix4 {
  package init(_ transform: CATransform3D) {
    self.init(
      SIMD4(transform.m11, transform.m12, transform.m13, transform.m14),
      SIMD4(transform.m21, transform.m22, transform.m23, transform.m24),
      SIMD4(transform.m31, transform.m32, transform.m33, transform.m34),
      SIMD4(transform.m41, transform.m42, transform.m43, transform.m44))
  }
}

extension CATransform3D {
  package init(_ matrix: Matrix4) {
    self.init(
      rows: [matrix.row1, matrix.row2, matrix.row3, matrix.row4].map { [$0.x, $0.y, $0.z, $0.w] })
  }
}
