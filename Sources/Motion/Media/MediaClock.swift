/// How a layer or animation runs against the time of its parent, the first half of CAMediaTiming:
/// local = (parent − beginTime)·speed + timeOffset.
public struct MediaClock: Hashable, Sendable {
  /// In the parent's seconds.
  public let beginTime: Double
  /// 0 stands still at `timeOffset`; below 0 runs backwards.
  public let speed: Double
  /// In local seconds.
  public let timeOffset: Double

  public init(
    beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0
  ) throws(MotionError) {
    self.beginTime = try Check.finite(beginTime, "beginTime")
    self.speed = try Check.finite(speed, "speed")
    self.timeOffset = try Check.finite(timeOffset, "timeOffset")
  }

  private init() {
    beginTime = 0
    speed = 1
    timeOffset = 0
  }

  /// The parent's own time.
  public static let parent = MediaClock()

  /// A parent's time that is NaN counts as `beginTime`.
  public func local(_ parent: Double) -> Double {
    guard speed != 0, !parent.isNaN else { return timeOffset }
    return (parent - beginTime) * speed + timeOffset
  }

  /// The parent's time for a local one; nil while the clock stands still, and for NaN.
  public func parent(_ local: Double) -> Double? {
    guard speed != 0, !local.isNaN else { return nil }
    return (local - timeOffset) / speed + beginTime
  }
}

extension Sequence where Element == MediaClock {
  /// The innermost local time of nested clocks, the outermost first.
  public func local(_ root: Double) -> Double {
    reduce(root.isNaN ? 0 : root) { $1.local($0) }
  }
}
