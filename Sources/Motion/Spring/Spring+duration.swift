import Glibc

extension Spring {
  /// UIKit's notation: the spring that `UIView.animate(withDuration:usingSpringWithDamping:...)`,
  /// `UIViewPropertyAnimator(duration:dampingRatio:)` and
  /// `UISpringTimingParameters(dampingRatio:initialVelocity:)` make.
  ///
  /// Mass 1, k = ω², c = 2ζω, with ω the largest root of |x's envelope| = 0.001 at the duration:
  ///
  ///     ζ < 1:  |ζω − v| / (ω·√(1 − ζ²)) · e^(−ζωD) = 0.001
  ///     ζ = 1:  |1 + (ω − v)·D| · e^(−ωD) = 0.001
  ///
  /// The damping ratio is clamped to 2⁻²³...1 first, the duration to 0.01...10 s. The animation
  /// itself still lasts as long as asked, and shows its end value from then on.
  ///
  /// - Throws: `MotionError.noSpring` where the equation has no root (ratios below about 0.001).
  public init(
    duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try Check.finite(duration, "duration")
    try Check.finite(dampingRatio, "dampingRatio")
    try Check.finite(initialVelocity, "velocity")
    let ratio = min(max(dampingRatio, 0x1p-23), 1)
    let time = min(max(duration, 0.01), 10)
    let fit = DurationFit(ratio: ratio, velocity: initialVelocity * time)
    guard let phase = fit.largestRoot() else {
      throw .noSpring(dampingRatio: dampingRatio, duration: duration)
    }
    let natural = phase / time
    try self.init(
      mass: 1, stiffness: natural * natural, damping: 2 * ratio * natural,
      initialVelocity: initialVelocity)
  }
}

/// UIKit's equation for a duration of 1: the unknown is u = ωD, the velocity w = vD.
struct DurationFit {
  let ratio: Double
  let velocity: Double

  /// How much of the way may be left at the end.
  static let threshold = 0.001

  /// The largest u with envelope(u) = 0.001, or nil.
  func largestRoot() -> Double? {
    let top = peak
    if excess(top) >= 0 { return root(from: top) }
    // The branch below the zero of the envelope falls from its start at 0 down to that zero.
    guard zero > 0, velocity > 0 else { return nil }
    let lowest = zero * 1e-18
    guard excess(lowest) >= 0 else { return nil }
    return root(from: lowest, to: zero, near: lowest)
  }

  /// Where the envelope is 0: u = w/ζ, or u = w − 1 at ζ = 1.
  private var zero: Double { ratio < 1 ? velocity / ratio : velocity - 1 }

  /// Where the branch above that zero is highest; for w ≤ 0 it falls all the way from 0.
  private var peak: Double {
    guard velocity > 0 else { return 0 }
    if ratio == 1 { return velocity }
    return (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / (2 * ratio)
  }

  /// ln(envelope/0.001): above 0 while more is left than allowed.
  private func excess(_ u: Double) -> Double {
    log(abs(amplitude(u)) / Self.threshold) - ratio * u
  }

  private func amplitude(_ u: Double) -> Double {
    if ratio == 1 { return 1 + u - velocity }
    if velocity == 0 { return ratio / width }
    return (ratio - velocity / u) / width
  }

  private var width: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// The root if there were no velocity: at ζ = 1 the solution of (1 + u)·e^(−u) = 0.001.
  private var rootAtRest: Double {
    ratio == 1 ? 9.233413476451586 : log(ratio / width / Self.threshold) / ratio
  }

  private func root(from start: Double) -> Double? {
    let near = max(start, rootAtRest)
    var step = 1 + 0.125 * near
    while excess(near + step) > 0 {
      step *= 4
      guard step < 1e18 else { return nil }
    }
    return root(from: start, to: near + step, near: near)
  }

  /// The u with excess(u) = 0 between a start where it is ≥ 0 and an end where it is below: Newton's
  /// steps, and the middle where one leaves the bracket or does not halve the last one.
  private func root(from start: Double, to end: Double, near: Double) -> Double? {
    var low = start
    var high = end
    var u = near > low && near < high ? near : 0.5 * (low + high)
    var last = high - low
    for _ in 0..<400 {
      let miss = excess(u)
      if miss > 0 { low = u } else { high = u }
      var next = u - miss / slope(u)
      if !(next > low && next < high && abs(next - u) < 0.5 * last) { next = 0.5 * (low + high) }
      last = abs(next - u)
      u = next
      // The last step of Newton's is half of rounding; a bracket of neighbours has no middle.
      guard last > 2e-16 * u, u > low, u < high else { break }
    }
    return u > 0 ? u : nil
  }

  /// The derivative of `excess`.
  private func slope(_ u: Double) -> Double {
    if ratio == 1 { return 1 / (1 + u - velocity) - 1 }
    return (velocity == 0 ? 0 : velocity / (u * (ratio * u - velocity))) - ratio
  }
}
