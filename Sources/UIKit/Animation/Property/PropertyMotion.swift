package import Motion

extension LayerAnimation {
  /// The parts of a value, each on its own way through time: a spring or a decay in the property's
  /// own units. Unlike a fraction of a way it can begin with a velocity where there is no way.
  package struct Ride: Sendable {
    package enum Part: Sendable {
      case spring(SpringMotion)
      case decay(Decay)
      case curve(TimingCurve, from: Double, to: Double)
    }

    let parts: [Part]
    /// A value of its kind, which the parts are put into.
    let template: LayerValue
    /// Seconds.
    let duration: Double
    /// Where it is when it is over.
    let end: LayerValue

    /// The value at a fraction of the duration.
    package func value(at fraction: Double) -> LayerValue {
      if fraction >= 1 { return end }
      let time = fraction * duration
      return template.with(components: parts.map { $0.value(at: time, of: duration) })
    }

    /// Units per second at a fraction of the duration, part by part.
    func velocity(at fraction: Double) -> [Double] {
      let time = fraction * duration
      return parts.map { $0.velocity(at: time, of: duration) }
    }
  }
}

extension LayerAnimation.Ride.Part {
  func value(at time: Double, of duration: Double) -> Double {
    switch self {
    case .spring(let spring): spring.value(at: time)
    case .decay(let decay): decay.value(at: time)
    case .curve(let curve, let from, let to):
      from + (to - from) * curve.value(at: duration > 0 ? time / duration : 1)
    }
  }

  func velocity(at time: Double, of duration: Double) -> Double {
    switch self {
    case .spring(let spring): spring.velocity(at: time)
    case .decay(let decay): decay.velocity(at: time)
    case .curve(let curve, let from, let to):
      duration > 0 ? (to - from) * curve.velocity(at: time / duration) / duration : 0
    }
  }

  /// Where it comes to rest.
  var end: Double {
    switch self {
    case .spring(let spring): spring.to
    case .decay(let decay): decay.restingValue ?? decay.start
    case .curve(_, _, let to): to
    }
  }
}

extension LayerValue {
  /// The numbers it is made of; none for what is no number.
  package var components: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .rect(let value):
      [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case .color(let value): value.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [0, 0, 0, 0]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    case .matrix, .bool, .object: []
    }
  }

  /// A value of this kind made of other numbers.
  func with(components c: [Double]) -> LayerValue {
    guard c.count == components.count else { return self }
    switch self {
    case .number: return .number(c[0])
    case .point: return .point(CGPoint(x: c[0], y: c[1]))
    case .rect: return .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .color:
      return .color(ColorComponents(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .transform:
      return .transform(
        CGAffineTransform(a: c[0], b: c[1], c: c[2], d: c[3], tx: c[4], ty: c[5]))
    case .matrix, .bool, .object: return self
    }
  }
}
