/// A value that can be part of the way to another one.
public protocol Interpolatable: Hashable, Sendable {
  /// The value at a fraction of the way, the ends at 0 and 1. Springs ask beyond them.
  func interpolated(to end: Self, at fraction: Double) -> Self

  /// How far it is to another value, at least 0, for paced keyframes. (Not `distance`: that of
  /// numbers has a sign.)
  func way(to other: Self) -> Double

  /// Whether no part is NaN or infinite.
  var isFinite: Bool { get }

  /// The value on a spline between two keys. Values that are no vectors go straight.
  static func onSpline(_ piece: SplinePiece<Self>, at fraction: Double) -> Self
}

extension Interpolatable {
  public static func onSpline(_ piece: SplinePiece<Self>, at fraction: Double) -> Self {
    piece.from.interpolated(to: piece.to, at: fraction)
  }
}

/// A value that adds up, and so also takes part in additive animations.
public protocol VectorValue: Interpolatable {
  static var zero: Self { get }
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (vector: Self, factor: Double) -> Self
  /// The Euclidean length.
  var length: Double { get }
}

extension VectorValue {
  public func interpolated(to end: Self, at fraction: Double) -> Self {
    fraction == 0 ? self : self + (end - self) * Check.bounded(fraction)
  }

  public func way(to other: Self) -> Double { (other - self).length }

  /// Hermite's cubic: (2s³ − 3s² + 1)·p₀ + (s³ − 2s² + s)·m₀ + (3s² − 2s³)·p₁ + (s³ − s²)·m₁.
  public static func onSpline(_ piece: SplinePiece<Self>, at fraction: Double) -> Self {
    let s = Check.bounded(fraction)
    let (s2, s3) = (s * s, s * s * s)
    let step = piece.to - piece.from
    let leaving = (piece.from - piece.before) * piece.leaving.back + step * piece.leaving.ahead
    let arriving = step * piece.arriving.back + (piece.after - piece.to) * piece.arriving.ahead
    return piece.from + step * (3 * s2 - 2 * s3) + leaving * (s3 - 2 * s2 + s)
      + arriving * (s3 - s2)
  }
}

/// One piece of a spline: its two keys, their outer neighbours, and the weights that make the
/// tangents from the step back and the step ahead of each key.
public struct SplinePiece<Value: Interpolatable>: Hashable, Sendable {
  public struct Tangent: Hashable, Sendable {
    public var back: Double
    public var ahead: Double
  }

  public var before: Value
  public var from: Value
  public var to: Value
  public var after: Value
  public var leaving: Tangent
  public var arriving: Tangent
}

extension Double: VectorValue {
  public var length: Double { magnitude }

  /// Exactly the ends at 0 and 1.
  public func interpolated(to end: Double, at fraction: Double) -> Double {
    if fraction == 0 { return self }
    return fraction == 1 ? end : self + (end - self) * Check.bounded(fraction)
  }
}

extension Affine: Interpolatable {
  /// Euclidean, of the six components: only paced keyframes ask.
  public func way(to other: Affine) -> Double {
    let squares =
      (other.a - a) * (other.a - a) + (other.b - b) * (other.b - b)
      + (other.c - c) * (other.c - c) + (other.d - d) * (other.d - d)
      + (other.tx - tx) * (other.tx - tx) + (other.ty - ty) * (other.ty - ty)
    return squares.squareRoot()
  }
}
