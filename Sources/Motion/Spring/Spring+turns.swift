import Glibc

/// A place where a motion turns: its time, in seconds, and its value there.
public struct Turn: Hashable, Sendable {
  public let time: Double
  public let value: Double

  public init(time: Double, value: Double) {
    self.time = time
    self.value = value
  }
}

extension Spring {
  /// The highest point of the way beyond the end, or nil for a spring that never passes it.
  public var peak: Turn? {
    guard let first = oscillator.firstTurn(from: -1, velocity: initialVelocity) else { return nil }
    // Pushed back at first, it turns at its lowest point and half a period later at its highest.
    if initialVelocity >= 0 { return turn(at: first) { $0 > 1 } }
    guard oscillator.kind == .under else { return nil }
    return turn(at: first + .pi / oscillator.frequency) { $0 > 1 }
  }

  /// The lowest point of the way, below the start, or nil for a spring that never goes back behind
  /// it: at first if the velocity points away from the end, after the peak if that was a high one.
  public var dip: Turn? {
    guard let first = oscillator.firstTurn(from: -1, velocity: initialVelocity) else { return nil }
    if initialVelocity < 0 { return turn(at: first) { $0 < 0 } }
    guard oscillator.kind == .under else { return nil }
    return turn(at: first + .pi / oscillator.frequency) { $0 < 0 }
  }

  /// How far beyond the end the spring goes, as a fraction of the way; 0 if it never passes it.
  ///
  /// Without initial velocity e^(−πζ/√(1 − ζ²)): 0.163 for ζ = 0.5.
  public var overshoot: Double { peak.map { $0.value - 1 } ?? 0 }

  /// The overshoot of a spring with this damping ratio and no initial velocity: 1 at 0 and below, 0
  /// from 1.
  public static func overshoot(dampingRatio ratio: Double) -> Double {
    guard ratio > 0 else { return 1 }
    guard ratio < 1 else { return 0 }
    return exp(-.pi * ratio / ((1 - ratio) * (1 + ratio)).squareRoot())
  }

  /// The time at which the spring first reaches its end, in seconds; nil if it only comes closer
  /// and closer.
  public var firstArrival: Double? {
    oscillator.firstZero(from: -1, velocity: initialVelocity)
  }

  private func turn(at time: Double, _ counts: (Double) -> Bool) -> Turn? {
    let value = value(at: time)
    return time.isFinite && counts(value) ? Turn(time: time, value: value) : nil
  }
}
