import Chart
import Motion

extension LineChart.Series {
  /// A curve sampled over its time: a timing curve over 0 to 1, others until they are over.
  static func sampled(_ curve: Curve, name: String, until end: Double) -> LineChart.Series {
    let count = 241
    let times = (0..<count).map { end * Double($0) / Double(count - 1) }
    return LineChart.Series(name: name, x: times, y: times.map { curve.shown(at: $0) })
  }
}

extension Curve {
  /// How long a plot of it is: 1 for a timing curve, else its duration; a motion that never ends is
  /// shown for two seconds.
  var plottedEnd: Double { isTimed ? duration ?? 2 : 1 }
}
