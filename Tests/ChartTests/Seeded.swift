import Chart
import Glibc
import Seeds

/// Numbers that are the same in every run.
typealias Seeded = SplitMix

extension SplitMix {
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Waves, walks, steps, ramps and noise of any size, at any height above 0.
  mutating func values(_ count: Int) -> [Double] {
    let scale = Double("1e\(whole(-6...6))") ?? 1
    let base = whole(0...2) == 0 ? number(-20...20) * scale : 0
    let (rate, kind) = (number(0.5...20), whole(0...4))
    var walk = 0.0
    return (0..<count).map { index in
      let t = Double(index) / Double(max(1, count - 1))
      walk += number(-1...1)
      let shape =
        switch kind {
        case 0: wave(t * rate)
        case 1: walk
        case 2: (t * rate).rounded()
        case 3: t * rate
        default: number(-1...1)
        }
      return base + shape * scale
    }
  }

  /// Values above 0 over one power of ten or many.
  mutating func decades(_ count: Int) -> [Double] {
    let (low, width) = (number(-6...6), number(0.2...8))
    return (0..<count).map { _ in pow(10, low + number(0...width)) }
  }

  /// A parabola up, a parabola down.
  private func wave(_ t: Double) -> Double {
    let phase = t - t.rounded(.down)
    let half = phase < 0.5 ? phase : phase - 0.5
    return (phase < 0.5 ? 16 : -16) * half * (0.5 - half)
  }

  /// Times in order: even, uneven or with several points at one instant.
  mutating func times(_ count: Int) -> [Double] {
    let length = number(0.1...3)
    let start = whole(0...2) == 0 ? number(0...10) : 0
    let isEven = whole(0...1) == 0
    var times = (0..<count).map { isEven ? Double($0) / Double(max(1, count - 1)) : number(0...1) }
    times.sort()
    if whole(0...3) == 0, count > 4 { times[count / 2] = times[count / 2 - 1] }
    return times.map { start + $0 * length }
  }
}
