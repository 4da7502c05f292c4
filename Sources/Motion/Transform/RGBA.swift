/// A colour in (extended) sRGB, as encoded, not premultiplied, 0...1 inside the gamut.
///
/// Colours mix component by component and are not clamped on the way: a spring takes them beyond
/// 0...1, and only the one who draws them clamps.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour a screen can show.
  public var clamped: RGBA {
    RGBA(
      red: TimingCurve.clamped(red), green: TimingCurve.clamped(green),
      blue: TimingCurve.clamped(blue), alpha: TimingCurve.clamped(alpha))
  }

  private var parts: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  private init(_ parts: SIMD4<Double>) {
    self.init(red: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
  }
}

extension RGBA: VectorValue {
  public static let zero = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  public static func + (left: RGBA, right: RGBA) -> RGBA { RGBA(left.parts + right.parts) }
  public static func - (left: RGBA, right: RGBA) -> RGBA { RGBA(left.parts - right.parts) }
  public static func * (vector: RGBA, factor: Double) -> RGBA { RGBA(vector.parts * factor) }
  public var length: Double { parts.length }
  public var isFinite: Bool { parts.isFinite }
}
