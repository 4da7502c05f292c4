internal import Motion

extension AnimatorTimeline {
  /// One stretch of moving.
  struct Run {
    /// From the stage's time to its own.
    let clock: MediaClock
    /// Seconds.
    let length: Double
    let motion: Motion

    enum Motion {
      /// All of the duration, forth or back.
      case first
      /// What was left when it was held.
      case rest(Rest, cross: Rest, isReversed: Bool)
    }

    struct Rest {
      /// How much of the way, in its direction, was gone.
      let from: Double
      let drive: LayerAnimation.RestOfWay.Drive

      func way(_ isReversed: Bool, _ scrub: LayerAnimation.Scrub) -> LayerAnimation.RestOfWay {
        LayerAnimation.RestOfWay(from: from, drive: drive, isReversed: isReversed, scrub: scrub)
      }
    }

    var isFirst: Bool {
      if case .first = motion { true } else { false }
    }

    /// Seconds of its own time that are over.
    func elapsed(at time: Double) -> Double { min(max(clock.local(time), 0), length) }

    /// How far the values are at a time.
    func progress(at time: Double, _ timing: AnimatorTiming) -> Double {
      let elapsed = elapsed(at: time)
      let part = length > 0 ? elapsed / length : clock.speed < 0 ? 0 : 1
      switch motion {
      case .first: return timing.pace.fraction(at: part, of: length)
      case .rest(let rest, _, let isReversed):
        return rest.way(isReversed, .init()).position(at: part, of: length)
      }
    }

    /// The fraction of the animator's whole time at which it is as far as at a time.
    func timeFraction(at time: Double, _ timing: AnimatorTiming) -> Double {
      guard !isFirst else { return length > 0 ? elapsed(at: time) / length : 1 }
      let progress = progress(at: time, timing)
      guard case .curve(let curve) = timing.pace else { return progress }
      return curve.inverse(progress) ?? progress
    }

    /// When it is over.
    var end: Double {
      let left = clock.speed < 0 ? clock.timeOffset : length - clock.timeOffset
      return clock.beginTime + max(left, 0)
    }

    var endsAtEnd: Bool {
      switch motion {
      case .first: clock.speed > 0
      case .rest(_, _, let isReversed): !isReversed
      }
    }

    func law(of member: Member, begin: Double) -> LayerAnimation.Law {
      switch motion {
      case .first: return firstLaw(of: member, begin)
      case .rest(let rest, let cross, let isReversed):
        let way = (member.isCross ? cross : rest).way(isReversed, member.scrub)
        return .filling(begin, clock, length, .rest(way))
      }
    }

    /// The animation's own part of the whole time, by its own curve.
    private func firstLaw(of member: Member, _ begin: Double) -> LayerAnimation.Law {
      let shifted = try? MediaClock(
        beginTime: clock.beginTime, speed: clock.speed,
        timeOffset: clock.timeOffset - member.start)
      return .filling(begin, shifted ?? clock, member.duration, member.pace)
    }
  }
}

extension LayerAnimation.Law {
  /// Shows its ends before it begins and after it ended: a property animator takes it away.
  fileprivate static func filling(
    _ begin: Double, _ clock: MediaClock, _ duration: Double, _ pace: LayerAnimation.Pace
  ) -> LayerAnimation.Law {
    guard let timing = try? MediaTiming(clock: clock, duration: duration, fill: .both) else {
      return .held(at: 1, begin: begin)
    }
    return LayerAnimation.Law(begin: begin, timing: timing, pace: pace)
  }

  /// Stands still.
  static func held(at fraction: Double, begin: Double) -> LayerAnimation.Law {
    LayerAnimation.Law(begin: begin, timing: .instant, pace: .held(fraction))
  }
}
