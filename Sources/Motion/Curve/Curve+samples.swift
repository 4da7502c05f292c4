/// A curve at one time.
public struct CurveSample: Hashable, Sendable {
  /// Seconds, or a fraction of a time given later.
  public let time: Double
  public let value: Double
  public let velocity: Double
}

extension Curve {
  /// - Throws: `MotionError.notFinite` for a time that is no number.
  public func sample(at time: Double) throws(MotionError) -> CurveSample {
    guard time.isFinite else { throw .notFinite(field: "time") }
    return CurveSample(time: time, value: value(at: time), velocity: velocity(at: time))
  }

  /// The most times a series may have.
  public static let mostSamples = 10_000_000

  /// How far a series of samples goes if nobody says: 1 for a bare timing curve, else the duration.
  public func sampledUntil() throws(MotionError) -> Double {
    isTimed ? try end() : 1
  }

  /// The times k·step from 0 to an end, the end included if it is one of them.
  public static func times(
    every step: Double, until end: Double
  ) throws(MotionError) -> TimeSteps {
    try Check.positive(step, "every")
    try Check.notNegative(end, "until")
    // A step that divides the end but for rounding reaches it.
    let steps = end / step * (1 + 1e-12)
    guard steps < Double(mostSamples) else {
      throw .outside(
        field: "samples", value: steps, lower: 0, upper: Double(mostSamples))
    }
    return TimeSteps(step: step, count: Int(steps) + 1)
  }
}

/// The times 0, step, 2·step, ...: each a product, never a sum of many.
public struct TimeSteps: RandomAccessCollection, Hashable, Sendable {
  public let step: Double
  public let count: Int
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public subscript(index: Int) -> Double { Double(index) * step }
}
