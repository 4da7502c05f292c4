/// How far a finger has taken something, as a fraction of a distance.
public struct GestureProgress: Hashable, Sendable {
  /// Translation over distance, as it comes.
  public let raw: Double

  /// - Throws: `MotionError.noDistance` for a distance of 0.
  public init(translation: Double, distance: Double) throws(MotionError) {
    try Check.finite(translation, "translation")
    try Check.finite(distance, "distance")
    guard distance != 0 else { throw .noDistance }
    raw = translation / distance
    guard raw.isFinite else { throw .notFinite(field: "progress") }
  }

  /// 0...1.
  public var clamped: Double { TimingCurve.clamped(raw) }
  public var isClamped: Bool { clamped != raw }

  /// Seconds for what is left of a way at the speed of a finger, kept within bounds:
  /// |distance|/|velocity|, where no speed means the longest.
  public static func releaseDuration(
    distance: Double, velocity: Double, in bounds: ClosedRange<Double> = 0.15...0.5
  ) throws(MotionError) -> Double {
    try Check.finite(distance, "distance")
    try Check.finite(velocity, "velocity")
    guard velocity != 0 else { return bounds.upperBound }
    return min(max(abs(distance / velocity), bounds.lowerBound), bounds.upperBound)
  }
}
