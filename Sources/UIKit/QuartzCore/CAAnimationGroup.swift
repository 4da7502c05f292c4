internal import Motion

/// Animations that run in one time: what of them reaches beyond the group's duration is cut off.
@MainActor
public final class CAAnimationGroup: CAAnimation {
  public override init() { super.init() }

  public required init(copying other: CAAnimation) {
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
    super.init(copying: other)
  }

  /// Without a duration of their own they last as long as the group.
  public var animations: [CAAnimation]?

  override func tracks(on layer: CALayer, _ context: AnimationContext) -> [ExplicitTrack] {
    guard context.depth < AnimationContext.deepest else { return [] }
    var inner = context
    inner.depth += 1
    let seconds = duration > 0 ? duration : context.duration
    inner.duration = seconds
    return (animations ?? []).flatMap { animation in
      animation.tracks(on: layer, inner).map { track in
        var track = track
        guard let timing = animation.timing(begin: 0, duration: seconds) else { return track }
        track.timings.insert((timing, animation.groupCurve), at: 0)
        return track
      }
    }
  }
}

extension CAAnimation {
  /// How a group bends the time inside; other animations have their curve in their pace.
  var groupCurve: TimingCurve {
    self is CAAnimationGroup ? timingFunction?.curve ?? .linear : .linear
  }

  /// As media timing of the time around it.
  ///
  /// - Parameters:
  ///   - begin: What a begin time of 0 stands for, seconds.
  ///   - usual: What a duration of 0 stands for, seconds.
  func timing(begin: Double, duration usual: Double) -> MediaTiming? {
    guard
      let clock = try? MediaClock(
        beginTime: beginTime == 0 ? begin : beginTime, speed: Double(speed), timeOffset: timeOffset)
    else { return nil }
    return try? MediaTiming(
      clock: clock, duration: duration > 0 ? duration : usual, repeatCount: Double(repeatCount),
      repeatDuration: repeatDuration, autoreverses: autoreverses, fill: fillMode.fill)
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A change from the old picture of a layer to the new one. It has its time and its delegate; there
/// are no pictures here.
@MainActor
public final class CATransition: CAAnimation {
  public override init() { super.init() }

  public required init(copying other: CAAnimation) {
    if let other = other as? CATransition {
      type = other.type
      subtype = other.subtype
      startProgress = other.startProgress
      endProgress = other.endProgress
    }
    super.init(copying: other)
  }

  public var type = CATransitionType.fade
  public var subtype: CATransitionSubtype?
  public var startProgress: Float = 0
  public var endProgress: Float = 1
}
