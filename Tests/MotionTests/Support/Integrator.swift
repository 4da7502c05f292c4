/// Dormand and Prince's method of order 5 with a step that adapts itself: motion without any closed
/// form.
struct Integrator {
  /// The acceleration at a position and a velocity.
  let acceleration: (Double, Double) -> Double
  var tolerance = 1e-12

  private struct State {
    var x: Double
    var v: Double
  }

  /// Position and velocity after some seconds.
  func run(x: Double, v: Double, seconds: Double) -> (x: Double, v: Double) {
    var state = State(x: x, v: v)
    var time = 0.0
    var step = min(seconds, 1e-3)
    while time < seconds {
      step = min(step, seconds - time)
      let (next, error) = advance(state, step)
      if error <= tolerance {
        state = next
        time = step >= seconds - time ? seconds : time + step
      }
      let factor = error > 0 ? 0.9 * root5(tolerance / error) : 4
      step *= min(max(factor, 0.2), 4)
    }
    return (state.x, state.v)
  }

  private func root5(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 {
      root -= (root * root * root * root * root - value) / (5 * root * root * root * root)
    }
    return root
  }

  private static let table: [[Double]] = [
    [],
    [1 / 5],
    [3 / 40, 9 / 40],
    [44 / 45, -56 / 15, 32 / 9],
    [19372 / 6561, -25360 / 2187, 64448 / 6561, -212 / 729],
    [9017 / 3168, -355 / 33, 46732 / 5247, 49 / 176, -5103 / 18656],
    [35 / 384, 0, 500 / 1113, 125 / 192, -2187 / 6784, 11 / 84],
  ]
  private static let fourth: [Double] = [
    5179 / 57600, 0, 7571 / 16695, 393 / 640, -92097 / 339200, 187 / 2100, 1 / 40,
  ]

  private func advance(_ start: State, _ step: Double) -> (State, Double) {
    var slopes: [State] = []
    var end = start
    for row in Self.table {
      var at = start
      for (weight, slope) in zip(row, slopes) {
        at.x += step * weight * slope.x
        at.v += step * weight * slope.v
      }
      end = at
      slopes.append(State(x: at.v, v: acceleration(at.x, at.v)))
    }
    var other = start
    for (weight, slope) in zip(Self.fourth, slopes) {
      other.x += step * weight * slope.x
      other.v += step * weight * slope.v
    }
    let scale = max(1, abs(end.v))
    return (end, max(abs(end.x - other.x), abs(end.v - other.v) / scale))
  }
}
