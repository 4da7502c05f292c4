extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The linear part alone: a size has no place, so it is not moved.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect { box { $0.applying(t) } }

  /// The smallest upright rectangle around the four corners, each moved.
  func box(_ move: (CGPoint) -> CGPoint) -> CGRect {
    guard !isNull else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(move)
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { box, corner in
      let left = min(box.minX, corner.x)
      let top = min(box.minY, corner.y)
      return CGRect(
        x: left, y: top, width: max(box.maxX, corner.x) - left,
        height: max(box.maxY, corner.y) - top)
    }
  }
}
