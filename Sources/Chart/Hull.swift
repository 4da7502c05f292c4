/// From the smallest to the largest of some values.
struct Hull {
  var low: Double
  var high: Double

  mutating func take(_ value: Double) {
    if value < low { low = value }
    if value > high { high = value }
  }

  /// The hull of hulls, where there are any.
  static func of(_ hulls: [Hull?]) -> Hull? {
    hulls.reduce(nil) { all, hull in
      guard let all, let hull else { return all ?? hull }
      return Hull(low: min(all.low, hull.low), high: max(all.high, hull.high))
    }
  }
}
