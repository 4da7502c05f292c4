internal import Motion

extension PropertyAnimation {
  /// Its way from now, or why there is none.
  func ride(on stage: Stage) throws(MotionError) -> LayerAnimation.Ride {
    let from = start ?? property.now
    let to = goal ?? from
    let inherited = inheritedVelocity(stage)
    var parts: [LayerAnimation.Ride.Part] = []
    var duration = 0.0
    for (index, (a, b)) in zip(from.components, to.components).enumerated() {
      let speed = inherited.map { $0[index] }
      let part = try part(from: a, to: b, axis: index, speed)
      parts.append(part)
      duration = max(duration, try length(of: part, isHandedOn: speed != nil))
    }
    return LayerAnimation.Ride(
      parts: parts, template: from, duration: duration,
      end: from.with(components: parts.map(\.end)))
  }

  private func part(
    from a: Double, to b: Double, axis: Int, _ speed: Double?
  ) throws(MotionError) -> LayerAnimation.Ride.Part {
    switch law {
    case .spring(let curve):
      let own = axis == 1 ? try curve.crossSpring() : curve.spring
      let speed = speed ?? own.initialVelocity * (b - a)
      return .spring(try SpringMotion(own, from: a, to: b, velocity: speed))
    case .decay(let decay):
      let own = axis == 1 ? decay.crossVelocity ?? decay.velocity : decay.velocity
      return .decay(
        try Decay(
          from: a, velocity: speed ?? own, rate: decay.rate, law: decay.law,
          stopSpeed: decay.stopSpeed))
    case .basic(let curve, _): return .curve(curve, from: a, to: b)
    case .timing: throw .noDuration
    }
  }

  /// Seconds until a part is over. One that was handed a velocity is over when it has settled: its
  /// law's own time is that from rest.
  private func length(
    of part: LayerAnimation.Ride.Part, isHandedOn: Bool
  ) throws(MotionError) -> Double {
    switch part {
    case .curve: return law.duration ?? 0
    case .decay(let decay): return try Curve.decay(decay).end()
    case .spring(let motion):
      let usual = try law.end()
      guard isHandedOn else { return usual }
      let near = max(0.001 * abs(motion.to - motion.from), threshold / 2)
      guard let settled = motion.settling(within: near) else {
        throw .neverSettles(what: "an undamped spring")
      }
      return settled
    }
  }

  /// How near counts as there, in the property's units: POP's.
  private var threshold: Double {
    switch property.model {
    case .point, .rect: 1
    case .transform: 0.005
    default:
      switch property.target.part {
      case .scale, .scaleX, .scaleY: 0.005
      case nil, .rotation: 0.01
      default: 1
      }
    }
  }

  /// Given, or that of the one it takes over from.
  private func inheritedVelocity(_ stage: Stage) -> [Double]? {
    let count = property.model.components.count
    if let velocity { return velocity.count == count ? velocity : nil }
    if case .decay = law { return nil }
    guard start == nil, hasNoVelocityOfItsOwn, let (animation, ride) = property.running(stage),
      let fraction = animation.law.fraction(at: stage.time), fraction < 1
    else { return nil }
    let velocity = ride.velocity(at: fraction)
    return velocity.count == count ? velocity : nil
  }

  private var hasNoVelocityOfItsOwn: Bool {
    guard case .spring(let curve) = law else { return true }
    return curve.spring.initialVelocity == 0 && (curve.crossVelocity ?? 0) == 0
  }
}
