import Glibc

/// CAMediaTiming: when an animation is active and how far it is, as a function of its parent's
/// time.
public struct MediaTiming: Hashable, Sendable {
  public enum Fill: String, Hashable, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  /// Where a time lies: an animation runs while 0 ≤ local < active duration.
  public enum Phase: String, Hashable, Sendable { case before, active, after }

  public let clock: MediaClock
  /// Of one pass forward, in local seconds.
  public let duration: Double
  /// Cycles, possibly broken or infinite; 0 counts as 1.
  public let repeatCount: Double
  /// Local seconds; above 0 it takes the place of `repeatCount`.
  public let repeatDuration: Double
  /// Whether a cycle goes there and back, in twice the duration.
  public let autoreverses: Bool
  public let fill: Fill

  public init(
    clock: MediaClock, duration: Double, repeatCount: Double = 0, repeatDuration: Double = 0,
    autoreverses: Bool = false, fill: Fill = .removed
  ) throws(MotionError) {
    self.clock = clock
    self.duration = try Check.notNegative(duration, "duration")
    self.repeatCount = try Self.endless(repeatCount, "repeatCount")
    self.repeatDuration = try Self.endless(repeatDuration, "repeatDuration")
    self.autoreverses = autoreverses
    self.fill = fill
  }

  private init() {
    clock = .parent
    duration = 0
    repeatCount = 0
    repeatDuration = 0
    autoreverses = false
    fill = .both
  }

  /// Over in no time, and seen before and after.
  public static let instant = MediaTiming()

  /// Repeating for ever is said with infinity.
  private static func endless(_ value: Double, _ field: String) throws(MotionError) -> Double {
    value == .infinity ? value : try Check.notNegative(value, field)
  }

  /// One cycle, local seconds.
  public var cycle: Double { autoreverses ? 2 * duration : duration }

  /// How long it is active, local seconds; possibly infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    if cycle == 0 { return 0 }
    return cycle * (repeatCount > 0 ? repeatCount : 1)
  }

  public func phase(at parent: Double) -> Phase {
    let local = clock.local(parent)
    guard local >= 0, !parent.isNaN else { return .before }
    return local < activeDuration ? .active : .after
  }

  /// The fraction to hand to the timing function; nil where the animation shows nothing.
  public func progress(at parent: Double) -> Double? {
    switch phase(at: parent) {
    case .before: fill == .backwards || fill == .both ? 0 : nil
    case .active: running(clock.local(parent)).progress
    case .after: fill == .forwards || fill == .both ? terminal.progress : nil
    }
  }

  /// How many cycles are over at a time: what a cumulative animation multiplies its end value with.
  public func completedCycles(at parent: Double) -> Double {
    switch phase(at: parent) {
    case .before: 0
    case .active: running(clock.local(parent)).cycles
    case .after: terminal.cycles
    }
  }

  private typealias Position = (progress: Double, cycles: Double)

  /// At the end of its last cycle an animation is at its end, not at the start of another cycle.
  private var terminal: Position {
    guard cycle > 0, activeDuration.isFinite else { return (autoreverses ? 0 : 1, 0) }
    let cycles = activeDuration / cycle
    let whole = cycles.rounded()
    if abs(cycles - whole) < 1e-9, whole > 0 { return (autoreverses ? 0 : 1, whole - 1) }
    return position(activeDuration)
  }

  /// While it is active. Within rounding of its end it is at its end: no cycle follows.
  private func running(_ local: Double) -> Position {
    let found = position(local)
    let isEnd = found.cycles > 0 && found.cycles * cycle >= activeDuration * (1 - 1e-12)
    return isEnd ? terminal : found
  }

  private func position(_ local: Double) -> Position {
    guard cycle > 0, local.isFinite else { return (autoreverses ? 0 : 1, 0) }
    // A time within rounding of a boundary is the boundary: it starts the next cycle.
    var cycles = floor(local / cycle)
    if local / cycle - cycles > 1 - 1e-12 { cycles += 1 }
    let into = max(local - cycles * cycle, 0) / duration
    return (into > 1 ? max(2 - into, 0) : into, cycles)
  }
}
