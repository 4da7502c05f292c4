import Glibc

extension Oscillator {
  /// The last time at which |y| ≥ level, for the motion from y0 with velocity u0: 0 if there is
  /// none, nil if there is no last.
  func lastCrossing(_ level: Double, from y0: Double, velocity u0: Double) -> Double? {
    guard level > 0 else { return nil }
    guard level.isFinite else { return 0 }
    let start = lastExtremum(of: level, from: y0, velocity: u0)
    switch start {
    case .never: return nil
    case .at(let time): return fall(below: level, after: time, y0, u0)
    case .none: return abs(y0) >= level ? fall(below: level, after: 0, y0, u0) : 0
    }
  }

  private enum Extremum { case never, none, at(Double) }

  /// The last turn of the motion that reaches the level. After it |y| falls through it for good.
  private func lastExtremum(of level: Double, from y0: Double, velocity u0: Double) -> Extremum {
    guard kind == .under else {
      guard let time = firstTurn(from: y0, velocity: u0) else { return .none }
      return abs(displacement(y0, u0, at: time)) >= level ? .at(time) : .none
    }
    // Turns are π/ω apart, each e^(−βπ/ω) lower than the last.
    guard let first = firstTurn(from: y0, velocity: u0) else { return .none }
    let height = abs(displacement(y0, u0, at: first))
    guard height >= level else { return .none }
    guard decay > 0 else { return .never }
    let apart = .pi / frequency
    var count = floor(log(height / level) / (decay * apart))
    guard count.isFinite, (first + count * apart).isFinite else { return .never }
    // Rounding may have counted one turn too many.
    if count > 0, abs(displacement(y0, u0, at: first + count * apart)) < level { count -= 1 }
    return .at(first + count * apart)
  }

  /// The first time after 0 at which the motion turns (ẏ = 0), or nil.
  func firstTurn(from y0: Double, velocity u0: Double) -> Double? {
    // ẏ ∝ u0·C − p·S, so C/S = p/u0.
    let p = natural * natural * y0 + decay * u0
    switch kind {
    case .under:
      guard u0 != 0 else { return p == 0 ? nil : .pi / frequency }
      let phase = atan2(u0 * frequency, p)
      return (phase > 0 ? phase : phase + .pi) / frequency
    case .critical:
      let time = u0 / p
      return time > 0 && time.isFinite ? time : nil
    case .over:
      // tanh qt = u0·q/p, that is t = ln(1 + z)/2q; p − u0·q is written with the slow root, or it
      // cancels.
      let z = 2 * u0 * frequency / (natural * natural * y0 + u0 * slow)
      guard z > 0, z.isFinite else { return nil }
      let time = log1p(z) / (2 * frequency)
      return time > 0 && time.isFinite ? time : nil
    }
  }

  /// The time after `start`, a turn or 0, at which |y| falls below the level; it does so only once
  /// before the next turn.
  private func fall(
    below level: Double, after start: Double, _ y0: Double, _ u0: Double
  ) -> Double? {
    let side = displacement(y0, u0, at: start) < 0 ? -1.0 : 1.0
    func isOutside(_ time: Double) -> Bool { side * displacement(y0, u0, at: time) >= level }
    var low = start
    var high = start + 1 / natural
    var step = 1 / natural
    if kind == .under {
      high = start == 0 ? firstTurn(from: y0, velocity: u0) ?? high : start + .pi / frequency
    }
    while kind != .under, isOutside(high) {
      low = high
      step *= 2
      high += step
      guard high.isFinite else { return nil }
    }
    while true {
      let middle = low + 0.5 * (high - low)
      guard middle > low, middle < high else { return middle }
      if isOutside(middle) { low = middle } else { high = middle }
    }
  }
}
