import Text
package import UIKit

extension CGAffineTransform {
  /// The transform as it is typed: `identity`, `scale(2)`, `scale(2).then(rotate(45deg))`,
  /// `translate(0, 10)`; `matrix(a, b, c, d, tx, ty)` where it is sheared or flat and turned.
  package var text: String {
    guard let linear = linearParts else {
      return "matrix" + group(a, b, c, d, tx, ty)
    }
    let stays = tx.magnitude < Self.nothing && ty.magnitude < Self.nothing
    let parts = linear + (stays ? [] : ["translate" + group(tx, ty)])
    guard let first = parts.first else { return "identity" }
    return parts.dropFirst().reduce(first) { $0 + ".then(" + $1 + ")" }
  }

  /// Smaller differences come from rounding.
  private static var nothing: Double { 1e-9 }

  /// Scale, then rotation, without those that do nothing; nil where the axes are not at right
  /// angles afterwards. (a, b) = sx (cos r, sin r), (c, d) = sy (-sin r, cos r).
  private var linearParts: [String]? {
    if b.magnitude < Self.nothing, c.magnitude < Self.nothing { return scaled(a, d) }
    let sx = (a * a + b * b).squareRoot()
    let sy = (c * c + d * d).squareRoot()
    guard sx > 0, sy > 0, (a * c + b * d).magnitude <= Self.nothing * sx * sy else { return nil }
    let isMirrored = a * d - b * c < 0
    let angle = atan2(b, a) * 180 / .pi
    return scaled(sx, isMirrored ? -sy : sy) + ["rotate(" + plain(angle) + "deg)"]
  }

  private func scaled(_ x: Double, _ y: Double) -> [String] {
    guard (x - y).magnitude < Self.nothing else { return ["scale" + group(x, y)] }
    return (x - 1).magnitude < Self.nothing ? [] : ["scale" + group(x)]
  }
}
