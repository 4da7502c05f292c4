package import Motion

extension Affine {
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension CGAffineTransform {
  package init(_ affine: Affine) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
  }

  /// |determinant| < 1e-12: what it maps is flat, and cannot be taken apart.
  package var isSingular: Bool { Affine(self).isSingular }

  /// Upright and not mirrored or flat, so that its parts are its components.
  var scalesOnly: Bool { b == 0 && c == 0 && a > 0 && d > 0 && !isSingular }

  func interpolated(to end: CGAffineTransform, at fraction: Double) -> CGAffineTransform {
    guard scalesOnly, end.scalesOnly else {
      return CGAffineTransform(Affine(self).interpolated(to: Affine(end), at: fraction))
    }
    return componentwise(self, end) { $0 + ($1 - $0) * fraction }
  }

  /// What leads from `end` to `start`, then this transform; component by component if nothing leads
  /// back from `end`.
  func adding(_ start: CGAffineTransform, minus end: CGAffineTransform) -> CGAffineTransform {
    if let back = Affine(end).inverse {
      return CGAffineTransform(Affine(start).then(back).then(Affine(self)))
    }
    let way = componentwise(start, end) { $0 - $1 }
    return componentwise(self, way) { $0 + $1 }
  }
}

private func componentwise(
  _ left: CGAffineTransform, _ right: CGAffineTransform, _ join: (CGFloat, CGFloat) -> CGFloat
) -> CGAffineTransform {
  CGAffineTransform(
    a: join(left.a, right.a), b: join(left.b, right.b), c: join(left.c, right.c),
    d: join(left.d, right.d), tx: join(left.tx, right.tx), ty: join(left.ty, right.ty))
}
