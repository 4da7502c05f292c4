import Glibc

/// A turn in space, of length 1.
struct Quaternion: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  /// From the rows of a turn, (x, y, z) times the matrix.
  init(rows: [SIMD3<Double>]) {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    // The largest of the four is found from the diagonal, the others by it: none is lost to
    // rounding.
    let squares = [
      1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let four = 2 * max(squares[largest], 0).squareRoot()
    let (xy, xz, yz) = (a.y + b.x, a.z + c.x, b.z + c.y)
    let (wx, wy, wz) = (b.z - c.y, c.x - a.z, a.y - b.x)
    let parts: SIMD4<Double> =
      switch largest {
      case 0: SIMD4(four * four / 4, xy, xz, wx)
      case 1: SIMD4(xy, four * four / 4, yz, wy)
      case 2: SIMD4(xz, yz, four * four / 4, wz)
      default: SIMD4(wx, wy, wz, four * four / 4)
      }
    self.init(parts / four)
  }

  init(_ parts: SIMD4<Double>) {
    x = parts.x
    y = parts.y
    z = parts.z
    w = parts.w
  }

  var parts: SIMD4<Double> { SIMD4(x, y, z, w) }

  /// The rows of the turn.
  var rows: [SIMD3<Double>] {
    [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// Along the shorter arc at one speed (slerp).
  func spherically(to end: Quaternion, at fraction: Double) -> Quaternion {
    var target = end.parts
    var cosine = (parts * target).sum()
    if cosine < 0 {
      target = -target
      cosine = -cosine
    }
    // The sine from the distance: exact for small arcs, where the cosine is all rounding.
    let arc = 2 * atan2((target - parts).length, (target + parts).length)
    guard arc > 1e-12 else { return self }
    let mix = (parts * sin((1 - fraction) * arc) + target * sin(fraction * arc)) / sin(arc)
    return Quaternion(mix)
  }
}
