/// Core Animation's 4×4 transform of row vectors: (x, y, z, 1) times the matrix. m34 = −1/d is the
/// perspective of a viewer at the distance d.
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// All zeros, as an uninitialized value of Core Animation is; not the identity.
  public init() { self.init(rows: []) }

  /// What is missing of four rows of four counts as 0.
  package init(rows: [[Double]]) {
    func number(_ row: Int, _ column: Int) -> CGFloat {
      rows.indices.contains(row) && rows[row].indices.contains(column) ? rows[row][column] : 0
    }
    self.init(
      m11: number(0, 0), m12: number(0, 1), m13: number(0, 2), m14: number(0, 3),
      m21: number(1, 0), m22: number(1, 1), m23: number(1, 2), m24: number(1, 3),
      m31: number(2, 0), m32: number(2, 1), m33: number(2, 2), m34: number(2, 3),
      m41: number(3, 0), m42: number(3, 1), m43: number(3, 2), m44: number(3, 3))
  }

  package var rows: [[Double]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  package init(_ transform: CGAffineTransform) {
    self.init(rows: [
      [transform.a, transform.b, 0, 0], [transform.c, transform.d, 0, 0], [0, 0, 1, 0],
      [transform.tx, transform.ty, 0, 1],
    ])
  }

  /// What it does in the plane of the layer, without perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  package var isAffine: Bool { self == CATransform3D(affine) }
}

public let CATransform3DIdentity = CATransform3D(.identity)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}

/// Turns by an angle in radians about the axis (x, y, z); without an axis it does nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c, t) = (sin(angle), cos(angle), 1 - cos(angle))
  return CATransform3D(rows: [
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
    [0, 0, 0, 1],
  ])
}

/// The translation acts first, then the transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The scaling acts first, then the transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The rotation acts first, then the transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: (0..<4).map { row in
      (0..<4).map { column in
        (0..<4).reduce(0.0) { $0 + left[row][$1] * right[$1][column] }
      }
    })
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The part in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

/// What undoes the transform; the transform itself where nothing does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
  /// By Gauss and Jordan with the largest pivot; nil for a flat transform.
  var inverse: CATransform3D? {
    var left = rows
    var right = CATransform3DIdentity.rows
    for column in 0..<4 {
      let best = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      let pivot = left[best][column]
      guard abs(pivot) > 1e-300, pivot.isFinite else { return nil }
      left.swapAt(column, best)
      right.swapAt(column, best)
      left[column] = left[column].map { $0 / pivot }
      right[column] = right[column].map { $0 / pivot }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        guard factor != 0 else { continue }
        left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
        right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
      }
    }
    return CATransform3D(rows: right)
  }
}
