import Motion
import Seeds
import Testing

/// Whatever is asked of whatever could be made, the answer is a number.
@Suite("No NaN")
struct NoNaNTests {
  /// Makes and asks with as many seeds as wanted, and says how much was checked.
  private func trial(
    _ name: String, seeds usual: Int = 200, _ body: (inout Wild, inout Numbers) throws -> Void
  ) {
    var numbers = Numbers()
    var refused = 0
    let seeds = Seeds.of(usual)
    for seed in seeds {
      var wild = Wild(seed)
      do {
        try body(&wild, &numbers)
      } catch let error as MotionError {
        refused += 1
        #expect(!error.message.contains("nan"), "\(name) \(seed)")
      } catch {
        Issue.record("\(name) \(seed): \(error)")
      }
    }
    print("no NaN, \(name): \(numbers.checked) numbers, \(refused) of \(seeds.count) refused")
    #expect(numbers.checked > 0, "\(name): all were refused")
    #expect(refused < seeds.count, "\(name): all were refused")
  }

  private static func curve(_ wild: inout Wild, depth: Int = 1) -> Curve? {
    let n = wild.numbers(5)
    switch wild.count(0...16) {
    case 0:
      return (try? SpringCurve(dampingRatio: n[0], duration: n[1], velocity: n[2])).map(spring)
    case 1:
      let curve = try? SpringCurve(
        mass: n[0], stiffness: n[1], damping: n[2], velocity: n[3], crossVelocity: wild.number(),
        allowsOverdamping: wild.flag())
      return curve.map(spring)
    case 2:
      return (try? SpringCurve(response: n[0], dampingRatio: n[1], velocity: n[2])).map(spring)
    case 3: return (try? SpringCurve(duration: n[0], bounce: n[1], velocity: n[2])).map(spring)
    case 4: return (try? SpringCurve(bounciness: n[0], speed: n[1], velocity: n[2])).map(spring)
    case 5: return (try? SpringCurve(tension: n[0], friction: n[1], velocity: n[2])).map(spring)
    case 6: return wild.pick([.system, .smooth, .snappy, .bouncy]).map(spring)
    case 7:
      let law = wild.pick(Decay.Law.allCases) ?? .pop
      return (try? Decay(from: n[0], velocity: n[1], rate: n[2], law: law)).map(Curve.decay)
    case 8:
      let law = wild.pick(Decay.Law.allCases) ?? .pop
      let decay = try? Decay(
        from: n[0], velocity: n[1], rate: wild.sound() / 5, law: law, stopSpeed: n[2])
      return decay.map(Curve.decay)
    case 9, 10: return timing(&wild, depth).map(Curve.timing)
    case 11:
      let note = try? HandedOverSpring(
        duration: n[0], mass: n[1], stiffness: n[2], damping: n[3])
      return note.flatMap { try? SpringCurve($0, velocity: n[4]) }.map(spring)
    case 12:
      let curve = try? SpringCurve(
        envelope: n[0], duration: n[1], dampingRatio: n[2], velocity: n[3])
      return curve.map(spring)
    case 13:
      let curve = try? SpringCurve(mass: n[0], stiffness: n[1], damping: n[2], velocity: n[3])
      return curve.map { spring($0.endingAtArrival()) }
    // Nobody has looked at this duration.
    default: return timing(&wild, depth).map { .basic($0, duration: n[0]) }
    }
  }

  private static func spring(_ curve: SpringCurve) -> Curve { .spring(curve) }

  private static func timing(_ wild: inout Wild, _ depth: Int) -> TimingCurve? {
    let n = wild.numbers(4)
    switch wild.count(0...4) {
    case 0: return .linear
    case 1:
      let ends: [Double] = [0, 1]
      let x = (wild.pick(ends) ?? 0, wild.pick(ends) ?? 0)
      return (try? UnitBezier(x1: x.0, y1: n[1], x2: x.1, y2: n[3])).map(TimingCurve.cubic)
    case 2: return (try? UnitBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3])).map(TimingCurve.cubic)
    case 3: return .steps(wild.pick([Int.min, -1, 0, 1, 7, 1_000_000_000, Int.max]) ?? 1)
    default: return track(&wild, depth) { $0.number() }.map(TimingCurve.keyframes)
    }
  }

  private static func track<Value: Interpolatable>(
    _ wild: inout Wild, _ depth: Int, _ value: (inout Wild) -> Value
  ) -> KeyframeTrack<Value>? {
    let count = wild.count(1...4)
    let values = (0..<count).map { _ in value(&wild) }
    let mode = wild.pick(CalculationMode.allCases) ?? .linear
    let times =
      wild.flag()
      ? nil : [0] + (0..<max(count - 2, 0)).map { _ in wild.number() }.sorted { $0 < $1 } + [1]
    let timings = (1..<max(count, 1)).compactMap { _ in depth > 0 ? timing(&wild, depth - 1) : nil }
    let shapes = (0..<count).map { _ in
      SplineShape(tension: wild.number(), continuity: wild.number(), bias: wild.number())
    }
    return try? KeyframeTrack(
      values: values, keyTimes: times, mode: mode,
      timing: timings.count == count - 1 ? timings : [], shapes: wild.flag() ? shapes : [])
  }

  private static let times: [Double] = [
    .nan, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e-9, 0.25, 0.5, 1 - 0x1p-53, 1, 3, 1e9, 1e300,
    .greatestFiniteMagnitude, .infinity,
  ]

  @Test("curves: values, velocities and everything a card says")
  func curves() {
    trial("curves") { wild, numbers in
      guard let curve = Self.curve(&wild) else { throw MotionError.noDuration }
      for time in Self.times + [wild.number()] {
        numbers.expect("\(curve) at \(time)", infinite: false, curve.value(at: time))
        numbers.expect("\(curve) at \(time)", curve.velocity(at: time), curve.shown(at: time))
      }
      let share = wild.number()
      numbers.expect(
        "\(curve)", curve.duration, curve.settling, curve.target, curve.overshoot, curve.peak?.time,
        curve.peak?.value, curve.settling(within: share), try? curve.sampledUntil(),
        curve.time(reaching: share), curve.time(reaching: 0.5), curve.time(reaching: -1e-9))
      guard let card = try? CurveCard(curve, distance: wild.number()) else { return }
      numbers.expect("\(card)", card.distance, card.duration, card.target, card.overshoot)
      numbers.expect("\(card)", all: card.settlings.map(\.time))
      guard let spring = card.spring else { return }
      numbers.expect(
        "\(spring)", spring.dampingRatio, spring.effectiveDampingRatio, spring.response,
        spring.bounce, spring.bounciness, spring.speed, spring.dip?.time, spring.dip?.value,
        spring.slowRate, spring.fastRate, spring.settlingDuration, spring.overshootAtRest)
    }
  }

  @Test("springs: scaled, fitted, in points, retargeted")
  func springs() {
    trial("springs") { wild, numbers in
      guard case .spring(let curve)? = Self.curve(&wild) else { throw MotionError.noDuration }
      let spring = curve.spring
      numbers.expect(
        "\(spring)", spring.firstArrival, Spring.overshoot(dampingRatio: wild.number()))
      for other in [
        try? spring.scaled(toSettleIn: wild.number(), within: wild.number()),
        try? spring.with(initialVelocity: wild.number()), try? curve.crossSpring(),
        try? curve.fitted(to: wild.number()).spring,
        try? curve.with(velocity: wild.number()).spring,
        try? curve.with(dampingRatio: wild.number()).spring,
      ] {
        guard let other else { continue }
        for time in Self.times {
          let state = other.state(at: time)
          numbers.expect("\(other)", infinite: false, state.value, state.velocity)
        }
      }
      let (from, to) = (wild.number(), wild.number())
      guard let motion = try? SpringMotion(spring, from: from, to: to, velocity: wild.number())
      else { return }
      for time in Self.times {
        numbers.expect(
          "\(motion)", infinite: false, motion.value(at: time), motion.velocity(at: time))
      }
      numbers.expect("\(motion)", motion.settling(within: wild.number()), motion.firstArrival)
      let turns = motion.turns(wild.pick([Int.min, 0, 3, Int.max]) ?? 3)
      numbers.expect("\(motion)", all: turns.flatMap { [$0.time, $0.value] })
      if let next = try? motion.retargeted(to: wild.number(), at: wild.number()) {
        numbers.expect("\(next)", infinite: false, next.value(at: 0.1), next.velocity(at: 0.1))
      }
    }
  }

  @Test("decays, projections, bands and bounces")
  func decays() {
    trial("decays") { wild, numbers in
      let n = wild.numbers(6)
      let law = wild.pick(Decay.Law.allCases) ?? .pop
      numbers.expect(
        "velocity \(n)", try? Decay.velocity(from: n[0], to: n[1], rate: n[2], law: law))
      numbers.expect("rate \(n)", try? Decay.rate(velocity: n[0], range: n[1], law: law))
      for projection in Projection.allCases {
        numbers.expect("\(projection) \(n)", try? projection.distance(velocity: n[0], rate: n[1]))
      }
      numbers.expect(
        "relative \(n)", RelativeVelocity.exact(n[0], from: n[1], to: n[2]),
        RelativeVelocity.orZero(n[0], from: n[1], to: n[2]))
      if let bounce = try? ScrollBounce(releasedAt: n[0]) {
        numbers.expect("\(bounce)", bounce.value(at: n[1]), bounce.velocity(at: n[1]))
      }
      if let band = try? RubberBand(dimension: n[0], coefficient: n[1]) {
        numbers.expect(
          "\(band)", band.offset(of: n[2]), band.slope(at: n[2]), band.overshoot(of: n[2]))
        numbers.expect("\(band)", band.overshoot(of: n[0].nextDown))
      }
      if case .decay(let decay)? = Self.curve(&wild) {
        numbers.expect(
          "\(decay) \(n)", decay.target, decay.range, decay.duration, decay.restingValue,
          decay.factor,
          decay.duration(toSpeed: n[0]), decay.settling(within: n[1]), decay.time(reaching: n[2]))
      }
    }
  }

  @Test("timing curves: inverses, extremes, speed graphs")
  func timings() {
    trial("timing curves") { wild, numbers in
      let n = wild.numbers(6)
      if let graph = try? SpeedGraph(
        speedOut: n[0], influenceOut: n[1], speedIn: n[2], influenceIn: n[3], duration: n[4],
        travel: n[5])
      {
        numbers.expect("\(graph)", infinite: false, graph.curve.value(at: 0.3), graph.curve.y2)
      }
      guard let curve = Self.timing(&wild, 1) else { throw MotionError.noDuration }
      numbers.expect("\(curve)", curve.inverse(n[0]), curve.overshoot)
      for time in Self.times {
        numbers.expect("\(curve) at \(time)", infinite: false, curve.value(at: time))
        numbers.expect("\(curve) at \(time)", curve.velocity(at: time))
        numbers.expect("inverse", curve.inverse(curve.value(at: time)))
      }
      guard case .cubic(let bezier) = curve else { return }
      numbers.expect(
        "\(bezier)", bezier.extremes.lowerBound, bezier.extremes.upperBound,
        bezier.mirrored.value(at: 0.2))
    }
  }

  @Test("keyframes of every kind of value")
  func keyframes() {
    trial("keyframes") { wild, numbers in
      if let track = Self.track(&wild, 1, { SIMD2($0.number(), $0.number()) }) {
        for time in Self.times {
          let (value, velocity) = (track.value(at: time), track.velocity(at: time))
          numbers.expect("\(track)", value.x, value.y, velocity.x, velocity.y)
        }
      }
      if let track = Self.track(&wild, 1, Self.affine) {
        for time in Self.times { numbers.expect("\(track)", all: track.value(at: time).parts) }
      }
      if let track = Self.track(&wild, 1, Self.matrix) {
        for time in Self.times { numbers.expect("\(track)", all: track.value(at: time).parts) }
      }
      let windows = (0..<wild.count(0...4)).compactMap { _ in
        try? RelativeKeyframes<Double>.Window(
          start: wild.sound() / 5, duration: wild.flag() ? 0 : wild.sound() / 10,
          value: wild.number())
      }
      guard let keys = try? RelativeKeyframes(initial: wild.number(), windows: windows) else {
        return
      }
      for time in Self.times { numbers.expect("\(keys)", keys.value(at: time)) }
      numbers.expect("\(keys)", all: (keys.gaps + keys.overlaps).flatMap { [$0.start, $0.end] })
    }
  }

  private static func affine(_ wild: inout Wild) -> Affine {
    if wild.flag() { return .rotation(wild.number()).then(.scale(wild.sound(), wild.sound())) }
    let n = wild.numbers(6)
    return Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  private static func matrix(_ wild: inout Wild) -> Matrix4 {
    if wild.flag() { return Matrix4(affine(&wild)) }
    let rows = (0..<4).map { _ in
      let n = wild.numbers(4)
      return SIMD4(n[0], n[1], n[2], n[3])
    }
    return Matrix4(rows[0], rows[1], rows[2], rows[3])
  }

  /// Ends may be NaN themselves here, for a transform is only its numbers.
  @Test("transforms between any two ends")
  func transforms() {
    trial("transforms") { wild, numbers in
      let way = AffineInterpolation(from: Self.affine(&wild), to: Self.affine(&wild))
      let space = Matrix4Interpolation(from: Self.matrix(&wild), to: Self.matrix(&wild))
      for fraction in Self.times + [wild.number()] {
        numbers.expect("\(way) at \(fraction)", all: way.value(at: fraction).parts)
        numbers.expect("\(space) at \(fraction)", all: space.value(at: fraction).parts)
      }
      numbers.expect("\(way)", way.turn)
      numbers.expect("rotation", all: Affine.rotation(wild.number()).parts)
      if let parts = AffineParts(Self.affine(&wild)) {
        numbers.expect("\(parts)", all: parts.matrix.parts)
      }
      let n = wild.numbers(4).map { $0.isFinite ? $0 : 0 }
      let from = RGBA(red: n[0], green: n[1], blue: n[2], alpha: n[3])
      let shown = RGBA(red: wild.number(), green: .nan, blue: wild.number(), alpha: 1).clamped
      for fraction in Self.times {
        numbers.expect(
          "\(from) at \(fraction)",
          all: from.interpolated(to: RGBA(red: 1, green: 0, blue: 0.5), at: fraction).parts)
        numbers.expect("\(n) at \(fraction)", n[0].interpolated(to: n[1], at: fraction))
      }
      numbers.expect("clamped", all: shown.parts)
    }
  }

  @Test("clocks, repeats, additive stacks")
  func media() {
    trial("media") { wild, numbers in
      let n = wild.numbers(5)
      let clock = try MediaClock(
        beginTime: wild.flag() ? 0 : n[0], speed: wild.flag() ? 1 : n[1],
        timeOffset: wild.flag() ? 0 : n[2])
      let timing = try MediaTiming(
        clock: clock, duration: n[3], repeatCount: wild.flag() ? .infinity : n[4],
        autoreverses: wild.flag(), fill: wild.pick(MediaTiming.Fill.allCases) ?? .both)
      for time in Self.times + [wild.number()] {
        numbers.expect(
          "\(timing) at \(time)", clock.local(time), clock.parent(time),
          [clock, clock].local(time),
          [MediaClock]().local(time), timing.progress(at: time), timing.completedCycles(at: time))
      }
      numbers.expect("\(timing)", timing.cycle, timing.activeDuration)
    }
  }

  @Test("animations on top of each other")
  func additive() {
    trial("additive") { wild, numbers in
      var stack = try AdditiveStack(SIMD2(wild.sound(), 0))
      var turned = try AdditiveTransformStack(.identity)
      for _ in 0..<3 {
        guard let curve = Self.curve(&wild) else { continue }
        let begin = wild.flag() ? 0 : wild.number()
        try? stack.change(to: [wild.sound(), 0], along: curve, at: begin)
        _ = try? turned.change(to: Self.affine(&wild), along: curve, at: begin)
      }
      for time in Self.times + [wild.number()] {
        let (value, velocity) = (stack.value(at: time), stack.velocity(at: time))
        numbers.expect("\(stack) at \(time)", value.x, value.y, velocity.x, velocity.y)
        numbers.expect("\(turned) at \(time)", all: turned.value(at: time).parts)
      }
      stack.prune(at: wild.number())
    }
  }

  @Test("fingers, animators, percentages")
  func interactive() {
    trial("interactive") { wild, numbers in
      let n = wild.numbers(6)
      let curve = Self.timing(&wild, 1) ?? .linear
      numbers.expect(
        "\(n)", AnimatorProgress.fractionAfterPause(curve, time: n[0]),
        AnimatorProgress.shown(curve, fraction: n[1], scrubsLinearly: wild.flag()),
        AnimatorProgress.reversed(n[2]),
        try? GestureProgress.releaseDuration(distance: n[0], velocity: n[1]))
      if let progress = try? GestureProgress(translation: n[0], distance: n[1]) {
        numbers.expect("\(progress)", progress.raw, progress.clamped)
      }
      if let rest = try? AnimatorContinuation(
        curve: curve, progress: n[0], duration: n[1], durationFactor: wild.flag() ? 0 : n[2])
      {
        numbers.expect("\(rest)", rest.fraction, rest.remaining, rest.progress(after: n[3]))
        numbers.expect("\(rest)", rest.progress(after: rest.remaining / 2))
      }
      if let driven = try? PercentDriven(duration: n[0], completionSpeed: wild.flag() ? 1 : n[1]) {
        numbers.expect(
          "\(driven)", driven.timeOffset(at: n[2]), driven.remainingAfterFinish(at: n[2]),
          driven.remainingAfterCancel(at: n[2]), try? driven.speed(finishingFrom: n[2], in: n[3]),
          driven.percent(afterFinishAt: n[2], elapsed: n[3], curve: curve),
          driven.percent(afterCancelAt: n[2], elapsed: n[3], curve: curve),
          driven.fraction(ofBlockLasting: n[3], delay: n[4], at: n[2]))
      }
      let touches = (0..<wild.count(0...6)).map { _ in
        TouchSample(time: wild.number(), position: wild.number())
      }
      for estimator in VelocityEstimator.allCases {
        numbers.expect(
          "\(estimator) \(touches)", infinite: false, estimator.velocity(of: touches),
          estimator.velocity(of: touches, at: n[5]))
      }
    }
  }

  @Test("conversions: the largest difference is a number, no text says nan or inf")
  func conversions() {
    trial("conversions", seeds: 60) { wild, numbers in
      guard let curve = Self.curve(&wild) else { throw MotionError.noDuration }
      for target in ConversionTarget.allCases {
        guard case .text(let text, let difference) = curve.converted(to: target).result else {
          continue
        }
        numbers.expect("\(curve) in \(target)", infinite: false, difference)
        let words = text.split { !$0.isLetter && $0 != "." }
        #expect(!words.contains { $0 == "nan" || $0 == "inf" }, "\(curve) in \(target): \(text)")
      }
    }
  }

  @Test("series of times: never too many, never too long")
  func series() throws {
    for (step, end) in [(1e-300, 1.0), (1e-15, 1e15), (.leastNonzeroMagnitude, 1), (1e-7, 1)] {
      #expect(throws: MotionError.self) { try Curve.times(every: step, until: end) }
    }
    let most = try Curve.times(every: 1e-7, until: 0.9999998)
    #expect(most.count == 9_999_999 && most.last.map { abs($0 - 0.9999998) < 1e-15 } == true)
    #expect(try Curve.times(every: 1e15, until: 0).map(\.self) == [0])
    #expect(TimingCurve.steps(1_000_000_000).value(at: 0.5) == 0.5)
    #expect(TimingCurve.steps(Int.max).value(at: 1) == 1)
    #expect(TimingCurve.steps(Int.min).value(at: 0.5) == 0)
    #expect(Curve.timing(.steps(Int.max)).converted(to: .css).text?.contains("steps(") == true)
  }
}
