import Glibc

/// One coordinate of a unit Bézier: ((a·s + b)·s + c)·s, from 0 at s = 0 to 1 at s = 1.
struct Cubic {
  let a: Double
  let b: Double
  let c: Double

  init(_ p1: Double, _ p2: Double) {
    c = 3 * p1
    b = 3 * (p2 - p1) - c
    a = 1 - c - b
  }

  func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
  func first(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
  func second(_ s: Double) -> Double { 6 * a * s + 2 * b }
  var third: Double { 6 * a }

  /// The s of 0...1 with value(s) = x, for a curve that never falls and an x of 0...1.
  ///
  /// Halley's step inside a bracket, and the middle of the bracket where the step leaves it or does
  /// not halve the last one: no start and no flat stretch can send it astray.
  func solve(_ x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<64 {
      let miss = value(s) - x
      if miss == 0 { return s }
      if miss > 0 { high = s } else { low = s }
      let slope = first(s)
      let bend = second(s)
      let step = 2 * miss * slope / (2 * slope * slope - miss * bend)
      var next = s - step
      // What is left after a step is its cube times (bend/slope)²/4: here less than rounding.
      if abs(step) < 1e-6, abs(step * bend) < 1e-5 * slope { return min(max(next, low), high) }
      if !(next > low && next < high) { next = 0.5 * (low + high) }
      if abs(next - s) <= 1e-16 + 2e-16 * s { return next }
      s = next
    }
    return s
  }

  /// Where the curve turns, inside 0...1, in rising order.
  var turns: [Double] {
    // 3a·s² + 2b·s + c = 0, by the form that does not cancel.
    let root = b * b - 3 * a * c
    guard root > 0 else { return [] }
    let q = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot()))
    let both = [q / (3 * a), c / q].filter { $0 > 0 && $0 < 1 }
    return both.sorted()
  }

  /// Where the curve, which does not turn between the two ends, passes y.
  func crossing(of y: Double, from start: Double, to end: Double) -> Double? {
    let rises = value(end) >= value(start)
    var low = start
    var high = end
    let lowMiss = value(low) - y
    let highMiss = value(high) - y
    if lowMiss == 0 { return low }
    if abs(highMiss) <= 1e-15 { return high }
    guard (lowMiss < 0) != (highMiss < 0) else { return nil }
    while true {
      let middle = 0.5 * (low + high)
      guard middle > low, middle < high else { return middle }
      if (value(middle) < y) == rises { low = middle } else { high = middle }
    }
  }
}
