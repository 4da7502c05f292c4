/// A 4×4 transform as CATransform3D stores it: the row vector (x, y, z, 1) times four rows. m34 =
/// −1/d is the perspective of a viewer at the distance d.
public struct Matrix4: Hashable, Sendable {
  public var row1: SIMD4<Double>
  public var row2: SIMD4<Double>
  public var row3: SIMD4<Double>
  public var row4: SIMD4<Double>

  public init(
    _ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  public static let identity = Matrix4(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

  /// A 2-D transform among the 4×4 ones.
  public init(_ affine: Affine) {
    self.init(
      SIMD4(affine.a, affine.b, 0, 0), SIMD4(affine.c, affine.d, 0, 0), SIMD4(0, 0, 1, 0),
      SIMD4(affine.tx, affine.ty, 0, 1))
  }

  public var isFinite: Bool { row1.isFinite && row2.isFinite && row3.isFinite && row4.isFinite }

  var rows: [SIMD4<Double>] { [row1, row2, row3, row4] }

  /// This transform, then another one.
  public func then(_ next: Matrix4) -> Matrix4 {
    func row(_ left: SIMD4<Double>) -> SIMD4<Double> {
      let upper = next.row1 * left.x + next.row2 * left.y
      return upper + next.row3 * left.z + next.row4 * left.w
    }
    return Matrix4(row(row1), row(row2), row(row3), row(row4))
  }

  /// All sixteen numbers on straight lines.
  func linearly(to end: Matrix4, at fraction: Double) -> Matrix4 {
    Matrix4(
      row1.interpolated(to: end.row1, at: fraction), row2.interpolated(to: end.row2, at: fraction),
      row3.interpolated(to: end.row3, at: fraction), row4.interpolated(to: end.row4, at: fraction))
  }
}
