/// A stretch of time, in fractions of the whole.
public struct Stretch: Hashable, Sendable {
  public let start: Double
  public let end: Double

  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}

extension RelativeKeyframes {
  /// The stretches that more than one window asks for, by rising start. The window added last has
  /// them.
  public var overlaps: [Stretch] {
    var spans: [Stretch] = []
    for (index, window) in windows.enumerated() {
      for other in windows.dropFirst(index + 1) {
        let start = max(window.start, other.start)
        let end = min(window.end, other.end)
        if end > start { spans.append(Stretch(start: start, end: end)) }
      }
    }
    return spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The stretches of 0...1 in which the value holds, by rising start.
  public var gaps: [Stretch] {
    var spans: [Stretch] = []
    var reached = 0.0
    for window in windows.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if window.start > reached { spans.append(Stretch(start: reached, end: window.start)) }
      reached = max(reached, window.end)
    }
    if reached < 1 { spans.append(Stretch(start: reached, end: 1)) }
    return spans
  }
}
