import Text

/// What is said about a clock that stands.
enum ClockMessages {
  /// `waits for swipe at 40 %, no finger is down`, and below it the calls that would end it.
  static func waits(
    for driver: String?, percent: Double, isPercentDriven: Bool, fingers: [Int]
  ) -> String {
    let part = isPercentDriven ? " at \(plain((percent * 10_000).rounded() / 100)) %" : ""
    let list = fingers.map(String.init).joined(separator: ", ")
    let hands =
      fingers.isEmpty
      ? "no finger is down" : "finger \(list) is down: `touch up finger \(fingers[0])` lifts it"
    let name = driver ?? "its interaction controller"
    let ends =
      isPercentDriven
      ? "`finish \(name)` or `cancel \(name)` would end it"
      : "`finish \(name)` and `complete true`, or `cancel \(name)` and `complete false`, would end it"
    return "waits for \(name)\(part), \(hands)\n  \(ends)"
  }
}
