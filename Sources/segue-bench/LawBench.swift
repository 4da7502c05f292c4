import CPlain
import Motion

/// The laws of motion beside a plain C loop that does the same, compiled with them.
enum LawBench {
  private static let count = 1_000_000

  static func rows() throws -> [String] {
    try [beziers(), springs(), steps(), conversions(), popConversions(), texts()]
  }

  private static func beziers() throws -> String {
    let curve = try UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    return compare("bezier value", count) {
      sum(count) { curve.value(at: Double($0) / Double(count)) }
    } plain: {
      cplain_beziers(0.25, 0.1, 0.25, 1, count)
    }
  }

  private static func springs() throws -> String {
    let spring = try Spring(mass: 1, stiffness: 170, damping: 14, initialVelocity: 2)
    return compare("spring value and velocity", count) {
      sum(count) {
        let state = spring.state(at: Double($0) / Double(count))
        return state.value + state.velocity
      }
    } plain: {
      cplain_springs(170, 14, 2, count)
    }
  }

  /// The value alone, beside an RK4 step of 1 ms: a frame of 120 Hz takes 8 or 9 of those.
  private static func steps() throws -> String {
    let spring = try Spring(mass: 1, stiffness: 170, damping: 14, initialVelocity: 2)
    return compare("spring value", count, of: "an RK4 step in C") {
      sum(count) { spring.state(at: Double($0 % 1000 + 1) / 1000).value }
    } plain: {
      cplain_rk4(170, 14, 2, count)
    }
  }

  /// UIKit's notation to stiffness and damping: an equation to solve.
  private static func conversions() -> String {
    let count = count / 10
    return compare("conversion: ratio, duration to k, c", count) {
      sum(count) {
        let ratio = 0.1 + 0.8 * Double($0) / Double(count)
        let spring = try? Spring(duration: 0.5, dampingRatio: ratio, initialVelocity: -1)
        return spring?.stiffness ?? .nan
      }
    } plain: {
      cplain_conversions(-1, count)
    }
  }

  private static func popConversions() -> String {
    let seconds = Stopwatch.seconds {
      keep(
        sum(count) {
          (try? Spring(bounciness: 20 * Double($0) / Double(count), speed: 12))?.damping ?? .nan
        })
    }
    return row("conversion: bounciness, speed to k, c", nanoseconds(seconds, count))
  }

  /// What `convert` prints, with its largest difference.
  private static func texts() throws -> String {
    let curve = Curve.spring(try SpringCurve(response: 0.5, dampingRatio: 0.7))
    let seconds = Stopwatch.seconds {
      for target in ConversionTarget.allCases {
        keep(Double(curve.converted(to: target).text?.utf8.count ?? 0))
      }
    }
    let each = seconds * 1e6 / Double(ConversionTarget.allCases.count)
    return row("conversion to another system's text", "\(oneDecimal(each)) us")
  }

  private static func sum(_ count: Int, _ term: (Int) -> Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += term(index) }
    return sum
  }

  private static func compare(
    _ name: String, _ count: Int, of other: String = "plain C", ours: () -> Double,
    plain: () -> Double
  ) -> String {
    var sums = (ours: 0.0, plain: 0.0)
    let mine = Stopwatch.seconds { sums.ours = ours() }
    let theirs = Stopwatch.seconds { sums.plain = plain() }
    let agree = abs(sums.ours - sums.plain) <= 1e-6 * abs(sums.plain)
    let text = "\(nanoseconds(mine, count)), \(other) \(nanoseconds(theirs, count))"
    return row(name, text + (agree ? "" : "  THE SUMS DIFFER"))
  }

  private static func nanoseconds(_ seconds: Double, _ count: Int) -> String {
    "\(oneDecimal(seconds * 1e9 / Double(count))) ns"
  }

  /// Uses a number, so that computing it cannot be left out.
  @inline(never)
  private static func keep(_ number: Double) {
    if number == -.infinity { print(number) }
  }
}
