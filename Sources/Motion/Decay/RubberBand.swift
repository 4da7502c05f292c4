/// UIScrollView's resistance beyond its edge: f(d) = (1 − 1/(d·c/dim + 1))·dim, for either sign of
/// d.
///
/// Measured on iOS to a sixth of a point, with c = 0.55 and dim the length of the view on that
/// axis.
public struct RubberBand: Hashable, Sendable {
  /// The slope at the edge.
  public let coefficient: Double
  /// The most that can ever show, in points.
  public let dimension: Double

  public init(dimension: Double, coefficient: Double = 0.55) throws(MotionError) {
    self.dimension = try Check.positive(dimension, "dimension")
    self.coefficient = try Check.positive(coefficient, "coefficient")
  }

  /// How far the content goes when the finger is this far beyond the edge, both in points.
  public func offset(of overshoot: Double) -> Double {
    guard overshoot.isFinite else {
      return overshoot.isNaN ? 0 : (overshoot < 0 ? -dimension : dimension)
    }
    let pull = abs(overshoot) * coefficient / dimension
    let shown = pull.isFinite ? pull / (pull + 1) * dimension : dimension
    return overshoot < 0 ? -shown : shown
  }

  /// The slope of `offset(of:)` there: c/(d·c/dim + 1)².
  public func slope(at overshoot: Double) -> Double {
    guard !overshoot.isNaN else { return coefficient }
    let pull = abs(overshoot) * coefficient / dimension + 1
    return coefficient / (pull * pull)
  }

  /// How far the finger is beyond the edge when the content is this far: f/(c·(1 − f/dim)); nil for
  /// an offset that no finger can reach.
  public func overshoot(of offset: Double) -> Double? {
    guard abs(offset) < dimension else { return nil }
    let overshoot = offset / (coefficient * (1 - abs(offset) / dimension))
    return overshoot.isFinite ? overshoot : nil
  }
}
