package import Motion

extension LayerAnimation {
  /// The time inside the container of a transition that is moved by hand: it stands still, or goes on
  /// to the end or back to the start along a curve.
  package struct DrivenClock: Hashable, Sendable {
    /// Where it stands or sets out from, seconds of its own time.
    package let from: Double
    /// Nil while it stands.
    package let way: Way?

    package init(at time: Double) {
      from = time
      way = nil
    }

    package init(from start: Double, _ way: Way) {
      from = start
      self.way = way
    }

    package struct Way: Hashable, Sendable {
      /// When it sets out, seconds of the stage's time.
      package let begin: Double
      /// How long it takes, seconds.
      package let length: Double
      /// Where it arrives, seconds of its own time.
      package let to: Double
      package let curve: TimingCurve
      package let isReversed: Bool

      package init(
        begin: Double, length: Double, to: Double, curve: TimingCurve, isReversed: Bool
      ) {
        self.begin = begin
        self.length = length
        self.to = to
        self.curve = curve
        self.isReversed = isReversed
      }

      var end: Double { begin + length }
    }

    /// Its time at a time outside, seconds. Past the end it goes on as time does.
    func local(_ outer: Double) -> Double {
      guard let way else { return from }
      let elapsed = outer - way.begin
      if elapsed >= way.length { return way.to + (way.isReversed ? 0 : elapsed - way.length) }
      return from + (way.to - from) * way.curve.value(at: elapsed / way.length)
    }

    /// When what ends inside at a time ends outside. What is not over when it arrives ends then, and
    /// on the way back nothing ends by itself.
    func outerEnd(of inner: Double) -> Double {
      guard let way, !way.isReversed, inner < .infinity else { return .infinity }
      if inner >= way.to - 1e-9 { return way.end }
      if inner <= from { return way.begin }
      let progress = (inner - from) / (way.to - from)
      return way.begin + way.length * (way.curve.inverse(progress) ?? 1)
    }
  }
}

extension LayerAnimation.Law {
  /// The same law while its driven time goes by another clock.
  func driven(by clock: LayerAnimation.DrivenClock) -> LayerAnimation.Law {
    LayerAnimation.Law(
      begin: begin, delay: delay, timing: timing, pace: pace,
      frames: [.driven(clock)] + frames.filter { !$0.isDriven })
  }

  /// Whether a hand has put it where it is at a time: it is held, or was let go just then.
  package func isMovedByHand(at time: Double) -> Bool {
    frames.contains { frame in
      guard case .driven(let clock) = frame else { return false }
      return clock.way.map { $0.begin >= time - 1e-9 } ?? true
    }
  }

  var isDriven: Bool { frames.contains(where: \.isDriven) }
}

extension LayerAnimation.Frame {
  var isDriven: Bool {
    if case .driven = self { true } else { false }
  }
}
