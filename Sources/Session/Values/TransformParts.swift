import UIKit

/// A transform as a scale, then a rotation, then a translation; nil where it is sheared.
struct TransformParts {
  var scaleX: Double
  var scaleY: Double
  var rotation: Double
  var x: Double
  var y: Double

  init?(_ t: CGAffineTransform) {
    // scale(sx, sy).then(rotate(r)) has the rows sx (cos, sin) and sy (-sin, cos).
    let (a, b, c, d) = (Double(t.a), Double(t.b), Double(t.c), Double(t.d))
    scaleX = (a * a + b * b).squareRoot()
    scaleY = (c * c + d * d).squareRoot()
    let determinant = a * d - b * c
    if determinant < 0 { scaleY = -scaleY }
    rotation = scaleX > 0 ? atan2(b, a) : scaleY != 0 ? atan2(-c, d) : 0
    x = Double(t.tx)
    y = Double(t.ty)
    let isSheared = (a * c + b * d).magnitude > 1e-9 * max(1, scaleX * scaleY.magnitude)
    if isSheared { return nil }
  }
}

extension CGAffineTransform {
  /// The rotation of the first column vector, radians.
  var rotationAngle: Double { atan2(Double(b), Double(a)) }

  /// The square root of |det|: by how much lengths grow on the whole.
  var overallScale: Double {
    (Double(a) * Double(d) - Double(b) * Double(c)).magnitude.squareRoot()
  }

  var scaleAlongX: Double { (Double(a) * Double(a) + Double(b) * Double(b)).squareRoot() }
  var scaleAlongY: Double { (Double(c) * Double(c) + Double(d) * Double(d)).squareRoot() }
}

extension TransformParts {
  /// Scaled, then turned, then moved.
  var transform: CGAffineTransform {
    CGAffineTransform(scaleX: scaleX, y: scaleY)
      .concatenating(CGAffineTransform(rotationAngle: rotation))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
