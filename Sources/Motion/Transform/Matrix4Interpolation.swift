/// The way from one 4×4 transform to another by the parts of CSS Transforms Level 2, turns along
/// the shorter arc.
///
/// Two transforms that are both plain 2-D go by `AffineInterpolation` when the layer's affine
/// transform is meant; this is the rule for space. (Whether Core Animation uses it has not been
/// measured.) The result is divided by m44.
public struct Matrix4Interpolation: Hashable, Sendable {
  public let start: Matrix4
  public let end: Matrix4
  private let parts: [Matrix4Parts]

  /// An end that is no transform (NaN, infinities) has no way: the other one takes its place.
  public init(from start: Matrix4, to end: Matrix4) {
    self.start = start.isFinite ? start : end.isFinite ? end : .identity
    self.end = end.isFinite ? end : self.start
    let both = [Matrix4Parts(start), Matrix4Parts(end)].compactMap { $0 }
    parts = both.count == 2 ? both : []
  }

  /// Whether an end cannot be taken apart; all sixteen numbers then go on straight lines.
  public var isSingular: Bool { parts.isEmpty }

  /// The transform at a fraction of the way.
  public func value(at fraction: Double) -> Matrix4 {
    let fraction = Check.bounded(fraction)
    guard let from = parts.first, let to = parts.last else {
      return start.linearly(to: end, at: fraction)
    }
    return from.linearly(to: to, at: fraction).matrix
  }
}

extension Matrix4: Interpolatable {
  public func interpolated(to end: Matrix4, at fraction: Double) -> Matrix4 {
    Matrix4Interpolation(from: self, to: end).value(at: fraction)
  }

  /// Euclidean, of the sixteen numbers: only paced keyframes ask.
  public func way(to other: Matrix4) -> Double {
    zip(rows, other.rows).reduce(0) { sum, pair in
      let step = pair.1 - pair.0
      return sum + (step * step).sum()
    }.squareRoot()
  }
}
