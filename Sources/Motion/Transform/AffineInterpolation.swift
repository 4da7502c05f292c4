/// The way from one 2-D transform to another, taken apart once and evaluated often.
///
/// By the parts of CSS Transforms Level 1 (`AffineParts`), each on a straight line, the turn the
/// shorter way. So a quarter of identity → half turn is −45° (an exact half turn goes backwards),
/// identity → mirror passes through scale 0, and a whole turn is no motion.
public struct AffineInterpolation: Hashable, Sendable {
  public let start: Affine
  public let end: Affine
  private let parts: Parts?

  private struct Parts: Hashable, Sendable {
    var from: AffineParts
    var to: AffineParts
  }

  /// An end that is no transform (NaN, infinities) has no way: the other one takes its place.
  public init(from start: Affine, to end: Affine) {
    self.start = start.isFinite ? start : end.isFinite ? end : .identity
    self.end = end.isFinite ? end : self.start
    guard var from = AffineParts(start), var to = AffineParts(end) else {
      parts = nil
      return
    }
    Self.meet(&from, &to)
    parts = Parts(from: from, to: to)
  }

  /// Whether an end cannot be taken apart (|det| < 1e-12): the six components then go on straight
  /// lines, which is worth a warning, for Core Animation's own answer has not been measured.
  public var isSingular: Bool { parts == nil }

  /// Degrees the turn covers, −180...180, positive clockwise on a screen; 0 for singular ends.
  public var turn: Double { parts.map { $0.to.angle - $0.from.angle } ?? 0 }

  /// The transform at a fraction of the way, exactly the ends at 0 and 1. Springs ask beyond them.
  public func value(at fraction: Double) -> Affine {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    let fraction = Check.bounded(fraction)
    guard let parts else { return start.linearly(to: end, at: fraction) }
    return parts.from.linearly(to: parts.to, at: fraction).matrix
  }

  /// Fits the two ends to each other: mirrors on different axes, then the shorter way round.
  private static func meet(_ from: inout AffineParts, _ to: inout AffineParts) {
    if (from.scaleX < 0 && to.scaleY < 0) || (from.scaleY < 0 && to.scaleX < 0) {
      from.scaleX = -from.scaleX
      from.scaleY = -from.scaleY
      from.angle += from.angle < 0 ? 180 : -180
    }
    if from.angle == 0 { from.angle = 360 }
    if to.angle == 0 { to.angle = 360 }
    // An exact half turn stays as it is, whatever rounding did to it.
    if abs(from.angle - to.angle) > 180 + 1e-9 {
      if from.angle > to.angle { from.angle -= 360 } else { to.angle -= 360 }
    }
  }
}

extension AffineParts {
  func linearly(to end: AffineParts, at fraction: Double) -> AffineParts {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
    var parts = self
    parts.translateX = mix(translateX, end.translateX)
    parts.translateY = mix(translateY, end.translateY)
    parts.scaleX = mix(scaleX, end.scaleX)
    parts.scaleY = mix(scaleY, end.scaleY)
    parts.angle = mix(angle, end.angle)
    parts.m11 = mix(m11, end.m11)
    parts.m12 = mix(m12, end.m12)
    parts.m21 = mix(m21, end.m21)
    parts.m22 = mix(m22, end.m22)
    return parts
  }
}

extension Affine {
  /// The transform at a fraction of the way to another one, by `AffineInterpolation`.
  public func interpolated(to end: Affine, at fraction: Double) -> Affine {
    AffineInterpolation(from: self, to: end).value(at: fraction)
  }
}
