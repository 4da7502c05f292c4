import Glibc

/// CAKeyframeAnimation's calculation modes, with UIView.KeyframeAnimationOptions' meaning.
public enum CalculationMode: String, Hashable, Sendable, CaseIterable {
  /// Straight from key to key.
  case linear
  /// Holds each value until the next key's time.
  case discrete
  /// Straight, at one speed all the way: key times and timing functions are ignored.
  case paced
  /// A Kochanek-Bartels spline (Catmull-Rom at tension, continuity and bias 0) through the keys.
  case cubic
  /// The spline at about one speed; key times, timing functions and shape are ignored.
  case cubicPaced
}

/// The shape of a Kochanek-Bartels spline at one key. All 0 is Catmull-Rom.
public struct SplineShape: Hashable, Sendable {
  public var tension: Double
  public var continuity: Double
  public var bias: Double

  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }
}

/// Values at fractions of a duration, as CAKeyframeAnimation plays them.
public struct KeyframeTrack<Value: Interpolatable>: Hashable, Sendable {
  public let values: [Value]
  public let mode: CalculationMode
  /// The timing of each piece, one fewer than values, or empty.
  public let timing: [TimingCurve]
  /// Tension, continuity and bias per value, or empty; for `cubic` alone.
  public let shapes: [SplineShape]
  /// The times in force, 0...1, one per value (and one more, the end, in discrete mode).
  public let times: [Double]
  /// Whether the times given were not usable, so that Core Animation spaces the keys evenly: they
  /// must be as many as the values (one more in discrete mode), start at 0, end at 1 and never
  /// fall.
  public let ignoresTimes: Bool

  let pieces: [SplinePiece<Value>]

  /// - Parameters:
  ///   - values: At least one, all finite.
  ///   - keyTimes: Fractions 0...1; nil spaces the keys evenly.
  ///   - timing: Eases the local fraction of each piece; empty for none.
  ///   - shapes: Tension, continuity and bias per value, for `cubic`; empty for none.
  public init(
    values: [Value], keyTimes: [Double]? = nil, mode: CalculationMode = .linear,
    timing: [TimingCurve] = [], shapes: [SplineShape] = []
  ) throws(MotionError) {
    guard let first = values.first else {
      throw .count(field: "values", expected: 1, found: 0)
    }
    guard first.isFinite else { throw .notFinite(field: "values") }
    try Check.near(first, values, "values")
    guard timing.isEmpty || timing.count == values.count - 1 else {
      throw .count(field: "timing", expected: values.count - 1, found: timing.count)
    }
    guard shapes.isEmpty || shapes.count == values.count else {
      throw .count(field: "shapes", expected: values.count, found: shapes.count)
    }
    for shape in shapes {
      try Check.finite(shape.tension, "tension")
      try Check.finite(shape.continuity, "continuity")
      try Check.finite(shape.bias, "bias")
    }
    let paced = mode == .paced || mode == .cubicPaced
    let given = paced ? nil : keyTimes.flatMap { KeyTimes.usable($0, values.count, mode) }
    times = given ?? (paced ? KeyTimes.paced(values) : KeyTimes.even(values.count, mode))
    ignoresTimes = keyTimes != nil && given == nil
    self.values = values
    self.mode = mode
    self.shapes = mode == .cubic ? shapes : []
    self.timing = paced ? [] : timing
    pieces = SplinePieces.make(values, times, mode, shapes)
  }

  /// The value at a fraction of the duration, clamped to 0...1. Of keys at one time the last wins.
  public func value(at fraction: Double) -> Value {
    let (index, local) = place(fraction)
    guard index + 1 < values.count else { return values[values.count - 1] }
    guard mode != .discrete else { return values[index] }
    let eased = timing.isEmpty ? local : Check.bounded(timing[index].value(at: local))
    guard !pieces.isEmpty else {
      return values[index].interpolated(to: values[index + 1], at: eased)
    }
    return Value.onSpline(pieces[index], at: eased)
  }

  /// The piece in force at a fraction, and how far it is gone.
  func place(_ fraction: Double) -> (index: Int, local: Double) {
    guard fraction > 0 else { return (firstIndex, 0) }
    guard fraction < 1 else { return (values.count, 0) }
    let index = lastIndex(notAfter: fraction)
    guard index + 1 < times.count else { return (index, 0) }
    let span = times[index + 1] - times[index]
    return (index, span > 0 ? (fraction - times[index]) / span : 0)
  }

  /// The last of the keys at time 0.
  private var firstIndex: Int { max(lastIndex(notAfter: 0), 0) }

  private func lastIndex(notAfter fraction: Double) -> Int {
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    return min(low - 1, values.count - 1)
  }
}

extension KeyframeTrack where Value: VectorValue {
  /// The slope of `value(at:)`, per whole duration; zero where the value jumps or holds.
  public func velocity(at fraction: Double) -> Value {
    let (index, local) = place(fraction < 1 ? fraction : (1.0).nextDown)
    guard index + 1 < values.count, mode != .discrete else { return .zero }
    let span = times[index + 1] - times[index]
    guard span > 0 else { return .zero }
    let eased = timing.isEmpty ? local : Check.bounded(timing[index].value(at: local))
    let rate = (timing.isEmpty ? 1 : timing[index].velocity(at: local)) / span
    let slope =
      pieces.isEmpty ? values[index + 1] - values[index] : pieces[index].slope(at: eased)
    return slope.times(rate)
  }
}

extension VectorValue {
  /// The vector times a slope, which is infinite at a vertical tangent: parts that are 0 stay 0
  /// then, where a plain product would have no number for them.
  func times(_ slope: Double) -> Self {
    guard slope.isInfinite else { return self * slope }
    let largest = Double.greatestFiniteMagnitude
    return self * largest * (slope < 0 ? -largest : largest)
  }
}

extension SplinePiece where Value: VectorValue {
  /// The derivative of `onSpline` by its fraction.
  func slope(at s: Double) -> Value {
    let step = to - from
    let start = (from - before) * leaving.back + step * leaving.ahead
    let end = step * arriving.back + (after - to) * arriving.ahead
    return step * (6 * s - 6 * s * s) + start * (3 * s * s - 4 * s + 1) + end * (3 * s * s - 2 * s)
  }
}
