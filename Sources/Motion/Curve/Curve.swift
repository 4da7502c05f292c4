/// A law of motion as one holds it at a prompt: made from any notation, asked for its value,
/// velocity, end and character whatever it came from.
public enum Curve: Hashable, Sendable {
  /// 0...1 of a time that somebody else will give. Keyframes are `.timing(.keyframes(...))`.
  case timing(TimingCurve)
  /// A timing curve that knows how long it lasts, in seconds; `timed` refuses what is no duration,
  /// and here it counts as 0.
  case basic(TimingCurve, duration: Double)
  case spring(SpringCurve)
  case decay(Decay)
}

/// Who decided how long a motion lasts.
public enum DurationSource: String, Hashable, Sendable, CaseIterable {
  /// The one who asked.
  case given
  /// The law: it ends when it has settled.
  case derived
  /// Nobody: the system's usual one.
  case `default`
}

extension Curve {
  /// A timing curve over some seconds, above 0.
  public static func timed(_ curve: TimingCurve, duration: Double) throws(MotionError) -> Curve {
    .basic(curve, duration: try Check.positive(duration, "duration"))
  }

  /// The seconds of a duration that nobody has looked at: 0 for what is no number or too short to
  /// divide by, and never endless.
  private static func seconds(_ duration: Double) -> Double {
    duration >= Check.smallest ? min(duration, Check.largest) : 0
  }

  private static func fraction(_ time: Double, of duration: Double) -> Double {
    let seconds = seconds(duration)
    return seconds > 0 ? time / seconds : 1
  }

  /// Whether times are seconds. If not they are fractions of a time given later.
  public var isTimed: Bool {
    if case .timing = self { return false }
    return true
  }

  /// The value by the law: the way gone, 0 to 1, for timing curves and springs, the value of the
  /// keys for keyframes, points for decays.
  ///
  /// - Parameter time: Seconds, or a fraction while not `isTimed`.
  public func value(at time: Double) -> Double {
    switch self {
    case .timing(let curve): curve.value(at: time)
    case .basic(let curve, let duration):
      curve.value(at: Self.fraction(time, of: duration))
    case .spring(let curve): curve.value(at: time)
    case .decay(let decay): decay.value(at: time)
    }
  }

  /// The derivative of `value(at:)` by time. Infinite at the vertical tangent of a Bézier, and
  /// nowhere else.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .timing(let curve): curve.velocity(at: time)
    case .basic(let curve, let duration):
      Self.seconds(duration) > 0
        ? curve.velocity(at: Self.fraction(time, of: duration)) / Self.seconds(duration) : 0
    case .spring(let curve): curve.velocity(at: time)
    case .decay(let decay): decay.velocity(at: time)
    }
  }

  /// The value an animation shows: that of the law, and from the end of its duration on where it
  /// comes to rest.
  public func shown(at time: Double) -> Double {
    guard let end = duration, time >= end, let target else { return value(at: time) }
    return target
  }

  /// Seconds until an animation with this law is over; nil for a bare timing curve and for a motion
  /// that never ends.
  public var duration: Double? {
    switch self {
    case .timing: nil
    case .basic(_, let duration): Self.seconds(duration)
    case .spring(let curve): curve.duration
    case .decay(let decay): decay.duration
    }
  }

  public var durationSource: DurationSource? {
    switch self {
    case .timing: nil
    case .basic: .given
    case .spring(let curve): curve.durationSource
    case .decay: .derived
    }
  }

  /// The duration, for those who cannot do without.
  ///
  /// - Throws: `MotionError.neverSettles` for undamped springs and for decays that never slow down,
  ///   `noDuration` for a bare timing curve.
  public func end() throws(MotionError) -> Double {
    if let duration { return duration }
    switch self {
    case .timing, .basic: throw .noDuration
    case .spring: throw .neverSettles(what: "an undamped spring")
    case .decay: throw .neverSettles(what: "a decay of rate 1")
    }
  }

  /// Where the motion comes to rest when its duration is over; nil if it never does.
  public var target: Double? {
    switch self {
    case .timing(let curve), .basic(let curve, _): curve.value(at: 1)
    case .spring(let curve):
      curve.spring.regime == .undamped && !curve.endsAtArrival ? nil : 1
    case .decay(let decay): decay.restingValue
    }
  }
}
