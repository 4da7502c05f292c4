/// Where a finger was at a time: seconds, points on one axis.
public struct TouchSample: Hashable, Sendable {
  public let time: Double
  public let position: Double

  public init(time: Double, position: Double) {
    self.time = time
    self.position = position
  }
}

/// How fast a finger is, from where it was. UIKit's own filter is not public; these are published
/// ones.
public enum VelocityEstimator: String, Hashable, Sendable, CaseIterable {
  /// Δ/Δt of the last two moves, 0 once the finger has not moved for 0.1 s: the rule of this
  /// package.
  case lastPair
  /// First to last of the last 100 ms.
  case window
  /// The slope of the straight line of least squares through the last 100 ms.
  case leastSquares
  /// The slope, at the newest sample, of the parabola of least squares: Android's and Flutter's.
  case quadraticLeastSquares
  /// Flutter's imitation of UIScrollView's release: 0.05, 0.35, 0.60 of the last three pairs,
  /// newest first.
  case flutterIOS
  /// Flutter's for macOS: 0.20, 0.65, 0.15.
  case flutterMacOS
  /// SwiftUI's sampler: 0.25 of the newest pair and 0.75 of the one before.
  case swiftUI

  /// Seconds without a move after which `lastPair` reports 0.
  public static let silence = 0.1
  /// Seconds that the windowed estimators look back.
  public static let horizon = 0.1
  /// A longer pause ends the look back.
  public static let longestGap = 0.04

  /// Points per second, by samples in order of time. 0 where there are too few; samples that are
  /// not finite are passed over.
  ///
  /// - Parameter now: When the question is asked, seconds; nil for the time of the last sample.
  public func velocity(of samples: [TouchSample], at now: Double? = nil) -> Double {
    let samples = samples.filter { $0.time.isFinite && $0.position.isFinite }
    guard let last = samples.last else { return 0 }
    let quiet = (now ?? last.time) - last.time
    switch self {
    case .lastPair:
      return quiet >= Self.silence - 1e-9 ? 0 : Self.weighted(samples, [1])
    case .window, .leastSquares, .quadraticLeastSquares:
      return quiet > Self.longestGap ? 0 : fitted(Self.recent(samples, last))
    case .flutterIOS:
      return quiet > Self.longestGap ? 0 : Self.weighted(samples, [0.05, 0.35, 0.6])
    case .flutterMacOS:
      return quiet > Self.longestGap ? 0 : Self.weighted(samples, [0.2, 0.65, 0.15])
    case .swiftUI: return Self.weighted(samples, [0.25, 0.75])
    }
  }

  /// The pairs' velocities, newest first, weighted. A missing pair counts as 0.
  private static func weighted(_ samples: [TouchSample], _ weights: [Double]) -> Double {
    var sum = 0.0
    for (back, weight) in weights.enumerated() where samples.count >= back + 2 {
      let newer = samples[samples.count - 1 - back]
      let older = samples[samples.count - 2 - back]
      sum += weight * slope(older, newer)
    }
    return sum
  }

  private static func slope(_ older: TouchSample, _ newer: TouchSample) -> Double {
    let time = newer.time - older.time
    guard time > 0 else { return 0 }
    let slope = (newer.position - older.position) / time
    return slope.isFinite ? slope : 0
  }

  /// The newest samples without a long pause, oldest first.
  private static func recent(_ samples: [TouchSample], _ last: TouchSample) -> [TouchSample] {
    var recent: [TouchSample] = []
    for sample in samples.reversed() {
      // Times are sums of frames: a hair over the limit is still within it.
      guard last.time - sample.time <= horizon + 1e-9 else { break }
      if let newer = recent.last, newer.time - sample.time > longestGap + 1e-9 { break }
      recent.append(sample)
    }
    return recent.reversed()
  }

  private func fitted(_ samples: [TouchSample]) -> Double {
    guard let first = samples.first, let last = samples.last, samples.count > 1 else { return 0 }
    if self == .window { return Self.slope(first, last) }
    guard samples.count > 2 else { return 0 }
    return LeastSquares(samples).slope(quadratic: self == .quadraticLeastSquares)
  }
}

/// A line or parabola of least squares by orthogonal polynomials 1, u, u² − p·u − q, with u the
/// time from the mean.
private struct LeastSquares {
  let times: [Double]
  let positions: [Double]

  init(_ samples: [TouchSample]) {
    let count = Double(samples.count)
    let mean = samples.reduce(0) { $0 + $1.time } / count
    let middle = samples.reduce(0) { $0 + $1.position } / count
    times = samples.map { $0.time - mean }
    positions = samples.map { $0.position - middle }
  }

  func slope(quadratic: Bool) -> Double {
    let squares = times.reduce(0) { $0 + $1 * $1 }
    guard squares > 0, let newest = times.last else { return 0 }
    let line = zip(times, positions).reduce(0) { $0 + $1.0 * $1.1 } / squares
    guard quadratic else { return Self.number(line) }
    let p = times.reduce(0) { $0 + $1 * $1 * $1 } / squares
    let q = squares / Double(times.count)
    let bends = times.map { $0 * $0 - p * $0 - q }
    let size = bends.reduce(0) { $0 + $1 * $1 }
    guard size > 0 else { return Self.number(line) }
    let bend = zip(bends, positions).reduce(0) { $0 + $1.0 * $1.1 } / size
    let slope = line + bend * (2 * newest - p)
    return Self.number(slope)
  }

  /// Sums of absurd positions overflow: no velocity then.
  private static func number(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }
}
