package import Motion

extension LayerValue {
  /// Numbers, points, rectangles and colours on a spline through their parts; transforms and what is
  /// no number go as between two keys.
  package static func onSpline(_ piece: SplinePiece<LayerValue>, at fraction: Double) -> LayerValue
  {
    guard let before = piece.before.parts, let from = piece.from.parts, let to = piece.to.parts,
      let after = piece.after.parts
    else { return piece.from.interpolated(to: piece.to, at: fraction) }
    let (s, s2, s3) = (fraction, fraction * fraction, fraction * fraction * fraction)
    let step = to - from
    let leaving = (from - before) * piece.leaving.back + step * piece.leaving.ahead
    let arriving = step * piece.arriving.back + (after - to) * piece.arriving.ahead
    let way = step * (3 * s2 - 2 * s3) + leaving * (s3 - 2 * s2 + s) + arriving * (s3 - s2)
    return piece.to.with(from + way)
  }

  private var parts: SIMD4<Double>? {
    switch self {
    case .number(let value): SIMD4(value, 0, 0, 0)
    case .point(let value): SIMD4(value.x, value.y, 0, 0)
    case .rect(let value):
      SIMD4(value.origin.x, value.origin.y, value.size.width, value.size.height)
    case .color(let value): value.map { SIMD4($0.red, $0.green, $0.blue, $0.alpha) }
    case .transform, .matrix, .bool, .object: nil
    }
  }

  /// A value of this kind with other parts.
  private func with(_ parts: SIMD4<Double>) -> LayerValue {
    switch self {
    case .number: .number(parts.x)
    case .point: .point(CGPoint(x: parts.x, y: parts.y))
    case .rect: .rect(CGRect(x: parts.x, y: parts.y, width: parts.z, height: parts.w))
    case .color:
      .color(ColorComponents(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w))
    case .transform, .matrix, .bool, .object: self
    }
  }
}
