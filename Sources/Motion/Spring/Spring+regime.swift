/// What a spring does on its way.
public enum Regime: String, Hashable, Sendable, CaseIterable {
  /// No damping: swings for ever.
  case undamped
  /// Damping ratio below 1: passes the end and comes back, ever less.
  case underdamped
  /// Damping ratio 1: the fastest without passing the end.
  case critical
  /// Damping ratio above 1: slower than needed.
  case overdamped
}

extension Spring {
  /// ω₀ = √(k/m), radians per second.
  public var naturalFrequency: Double { oscillator.natural }

  /// ζ = c / (2·√(k·m)) as given, so it may be above 1 for a spring that is clamped to 1.
  public var dampingRatio: Double { damping / (2 * mass * oscillator.natural) }

  /// The damping ratio in force, after the clamp.
  public var effectiveDampingRatio: Double {
    oscillator.kind == .critical ? 1 : oscillator.decay / oscillator.natural
  }

  /// 2π/ω₀, seconds: SwiftUI's response, the period it would have without damping.
  public var response: Double { 2 * .pi / oscillator.natural }

  /// The regime in force, after the clamp.
  public var regime: Regime {
    switch oscillator.kind {
    case .under: oscillator.decay == 0 ? .undamped : .underdamped
    case .critical: .critical
    case .over: .overdamped
    }
  }

  /// Whether the damping was above critical and is not taken as it is.
  public var isClamped: Bool {
    !allowsOverdamping && damping / (2 * mass) > oscillator.natural * (1 + Oscillator.criticalWidth)
  }
}
