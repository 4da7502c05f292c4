/// UIView's keyframes of one property: windows of the whole duration, each ending at a value.
///
/// The value holds before the first window, in gaps and after the last. A window of length 0 is a
/// jump. Where windows overlap, which UIKit leaves open, the one added last has the time to itself,
/// and each window goes on from where the value is.
public struct RelativeKeyframes<Value: Interpolatable>: Hashable, Sendable {
  /// One `addKeyframe(withRelativeStartTime:relativeDuration:)`, in fractions of the whole.
  public struct Window: Hashable, Sendable {
    public let start: Double
    public let duration: Double
    public let value: Value

    /// - Throws: `MotionError.outside` unless start and start + duration lie in 0...1.
    public init(start: Double, duration: Double, value: Value) throws(MotionError) {
      self.start = try Check.within(start, 0, 1, "relativeStartTime")
      self.duration = try Check.within(duration, 0, 1, "relativeDuration")
      // Three thirds may add up to a little more than 1.
      try Check.within(start + duration, 0, 1 + 1e-9, "relativeStartTime + relativeDuration")
      guard value.isFinite else { throw .notFinite(field: "value") }
      self.value = value
    }

    public var end: Double { min(start + duration, 1) }
  }

  public let initial: Value
  /// In the order in which they were added.
  public let windows: [Window]

  /// What is played: by rising start, without overlap.
  let runs: [Run]

  struct Run: Hashable, Sendable {
    var start: Double
    var end: Double
    var from: Value
    var to: Value
    /// Where a run was cut short it stops this far on its way; 1 for a whole one.
    var reach: Double
  }

  public init(initial: Value, windows: [Window]) throws(MotionError) {
    guard initial.isFinite else { throw .notFinite(field: "initial") }
    try Check.near(initial, windows.map(\.value), "value")
    self.initial = initial
    self.windows = windows
    runs = RelativeKeyframes.resolve(initial, windows)
  }

  /// The value at a fraction of the whole duration, clamped to 0...1.
  public func value(at fraction: Double) -> Value {
    guard let index = lastIndex(notAfter: max(fraction, 0)) else { return initial }
    return runs[index].value(at: fraction)
  }

  private func lastIndex(notAfter fraction: Double) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].start <= fraction { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}

extension RelativeKeyframes.Run {
  func value(at fraction: Double) -> Value {
    guard fraction < end else { return reach == 1 ? to : from.interpolated(to: to, at: reach) }
    guard end > start else { return to }
    return from.interpolated(to: to, at: (fraction - start) / (end - start) * reach)
  }
}
