package import Motion

extension LayerAnimation {
  /// How the way depends on time: one for all animations of a block.
  package final class Law: Sendable {
    /// When it was added, seconds of the stage's time.
    package let begin: Double
    /// How long it waits before it moves, seconds.
    package let delay: Double
    /// Of the time inside the last frame, the delay included.
    package let timing: MediaTiming
    package let pace: Pace
    /// What stands between the stage's time and its own, outermost first.
    package let frames: [Frame]
    /// When it is over, seconds of the stage's time; infinite for one that repeats for ever or
    /// stands still.
    package let end: Double
    /// Whether time does not reach it: held, or inside a layer that stands still.
    package let isStill: Bool

    package init(
      begin: Double, delay: Double = 0, timing: MediaTiming, pace: Pace, frames: [Frame] = []
    ) {
      self.begin = begin
      self.delay = delay
      self.timing = timing
      self.pace = pace
      self.frames = frames
      isStill = pace.isHeld || timing.clock.speed == 0 || frames.contains(where: \.isStill)
      let own = isStill ? .infinity : timing.end
      end = frames.reversed().reduce(own) { $1.outerEnd(of: $0) }
    }

    /// The fraction of the way at a stage time, seconds, beyond 0...1 where a spring swings; nil where
    /// the animation does not show.
    package func fraction(at time: Double) -> Double? {
      guard let local = local(time), let progress = timing.progress(at: local) else { return nil }
      return pace.fraction(at: progress, of: timing.duration)
    }

    /// How many of its cycles are over.
    func cycles(at time: Double) -> Double { local(time).map(timing.completedCycles) ?? 0 }

    private func local(_ time: Double) -> Double? {
      var local = time
      for frame in frames {
        guard let inner = frame.local(local) else { return nil }
        local = inner
      }
      return local
    }

    /// Whether what it shows can still change after a time.
    package func isMoving(at time: Double) -> Bool { !isStill && time < end }
  }

  /// Something with a time of its own around an animation.
  package enum Frame: Hashable, Sendable {
    /// Its layer, or a layer around that.
    case layer(MediaClock)
    /// A `CAAnimationGroup`, whose curve bends the time inside.
    case group(MediaTiming, TimingCurve)
    /// The container of a transition that is moved by hand; outermost.
    case driven(DrivenClock)

    /// Its time at a time outside, seconds; nil where a group does not show.
    func local(_ outer: Double) -> Double? {
      switch self {
      case .layer(let clock): clock.local(outer)
      case .group(let timing, let curve):
        // The last instant still belongs to what is inside.
        timing.progress(at: outer).map {
          min(curve.value(at: $0), 1 - 1e-9) * timing.duration
        }
      case .driven(let clock): clock.local(outer)
      }
    }

    var isStill: Bool {
      switch self {
      case .layer(let clock): clock.speed == 0
      case .group(let timing, _): timing.clock.speed == 0
      case .driven(let clock): clock.way == nil
      }
    }

    /// When what ends inside at a time ends outside. A group ends as a whole.
    func outerEnd(of inner: Double) -> Double {
      switch self {
      case .layer(let clock):
        clock.speed > 0 && inner < .infinity ? clock.parent(inner) ?? .infinity : .infinity
      case .group(let timing, _): timing.end
      case .driven(let clock): clock.outerEnd(of: inner)
      }
    }
  }

  /// Fractions of laws at one time. Animations that stand together mostly share theirs.
  struct Fractions {
    let time: Double
    private var law: Law?
    private var fraction: Double?

    init(at time: Double) { self.time = time }

    mutating func fraction(of law: Law) -> Double? {
      if law !== self.law {
        fraction = law.fraction(at: time)
        self.law = law
      }
      return fraction
    }
  }
}

extension MediaTiming {
  /// When it is over, seconds of its parent's time; infinite if never. Backwards it is over at its
  /// beginning.
  var end: Double {
    let last = clock.speed < 0 ? 0 : activeDuration
    return last < .infinity ? clock.parent(last) ?? .infinity : .infinity
  }
}
