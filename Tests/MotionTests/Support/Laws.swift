import Foundation

/// Laws of motion written a second time, in other words than the module's, for texts that are read
/// back.
enum Laws {
  /// A cubic Bézier solved by halving.
  static func bezier(_ p: [Double], _ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    func point(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if point(p[0], p[2], middle) < x { low = middle } else { high = middle }
    }
    return point(p[1], p[3], low)
  }

  /// m·ẍ + c·ẋ + k·(x − 1) = 0 from 0 with velocity v, by the roots of its characteristic equation.
  static func spring(m: Double, k: Double, c: Double, v: Double, _ t: Double) -> Double {
    let half = c / (2 * m)
    let inside = half * half - k / m
    guard abs(inside) > 1e-7 * k / m else {
      return 1 - exp(-half * t) * (1 + (half - v) * t)
    }
    guard inside < 0 else {
      let (fast, slow) = (-half - inside.squareRoot(), -half + inside.squareRoot())
      // x = 1 + A·e^(slow·t) + B·e^(fast·t) with A + B = −1 and A·slow + B·fast = v.
      let share = (v + fast) / (slow - fast)
      return 1 + share * exp(slow * t) - (1 + share) * exp(fast * t)
    }
    let w = (-inside).squareRoot()
    // Amplitude and phase instead of sine and cosine.
    let (even, odd) = (-1.0, (v - half) / w)
    let size = (even * even + odd * odd).squareRoot()
    return 1 + size * exp(-half * t) * cos(w * t - atan2(odd, even))
  }

  /// UIKit's ω for a duration spring without velocity: ln(1000·ζ/√(1 − ζ²))/(ζ·D), at ζ = 1
  /// 9.2334/D.
  static func uikitStiffness(ratio: Double, duration: Double) -> Double {
    let omega =
      ratio < 1
      ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
      : 9.233413476451586 / duration
    return omega * omega
  }

  /// Straight between keys, (place, value), the last of those at one place wins.
  static func line(_ keys: [(Double, Double)], _ x: Double) -> Double {
    guard let next = keys.firstIndex(where: { $0.0 > x }) else { return keys.last?.1 ?? .nan }
    guard next > 0 else { return keys[0].1 }
    let (from, to) = (keys[next - 1], keys[next])
    return from.1 + (to.1 - from.1) * (x - from.0) / (to.0 - from.0)
  }
}
