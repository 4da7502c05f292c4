internal import Motion

/// The timing parameters of a property animator as laws: a curve, or a spring for each axis.
struct AnimatorTiming {
  enum Kind {
    case curve(TimingCurve)
    case spring(UISpringTimingParameters)
  }

  let kind: Kind
  /// Seconds: as asked, or a physical spring's own.
  let duration: Double
  let pace: LayerAnimation.Pace
  /// That of y where a spring has a velocity for each axis.
  let crossPace: LayerAnimation.Pace?
  /// Why the spring that was asked for is not the one that runs.
  let complaint: String?

  /// - Parameter keepsDuration: Whether a physical spring lasts as long as asked.
  init(
    _ provider: any UITimingCurveProvider, duration: Double, keepsDuration: Bool = false
  ) {
    let asked = duration > 0 && duration.isFinite ? duration : 0
    guard let parameters = provider.springTimingParameters else {
      let curve = provider.cubicTimingParameters?.timing ?? .systemDefault
      self.init(.curve(curve), asked, .curve(curve))
      return
    }
    let velocity = parameters.initialVelocity
    do {
      let spring = try parameters.spring(for: asked, velocity: velocity.dx)
      let isOwn = parameters.ignoresDuration && !keepsDuration
      let seconds = isOwn ? spring.settlingDuration : asked
      guard let seconds else { throw MotionError.neverSettles(what: "an undamped spring") }
      let cross =
        velocity.dx == velocity.dy
        ? nil : try parameters.spring(for: asked, velocity: velocity.dy)
      self.init(
        .spring(parameters), seconds, .spring(spring), cross.map { .spring($0) })
    } catch {
      let calm = UISpringTimingParameters(dampingRatio: 1)
      let spring = try? calm.spring(for: asked, velocity: 0)
      self.init(
        .spring(calm), asked, spring.map { .spring($0) } ?? .curve(.easeInOut),
        complaint: (error as? MotionError)?.message ?? "\(error)")
    }
  }

  private init(
    _ kind: Kind, _ duration: Double, _ pace: LayerAnimation.Pace,
    _ crossPace: LayerAnimation.Pace? = nil, complaint: String? = nil
  ) {
    self.kind = kind
    self.duration = duration
    self.pace = pace
    self.crossPace = crossPace
    self.complaint = complaint
  }

  /// What a block of animations inside has for a law.
  var law: AnimationBlock.Law {
    switch pace {
    case .spring(let spring):
      if case .spring(let parameters) = kind, case .ratio(let ratio) = parameters.notation {
        return .damped(ratio: ratio, velocity: parameters.initialVelocity.dx)
      }
      return .spring(spring)
    case .curve(let curve): return .curve(curve)
    case .rest, .held: return .curve(.easeInOut)
    }
  }
}
