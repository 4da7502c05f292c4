extension RelativeKeyframes {
  /// A part of a window that no later one covers.
  private struct Part {
    var start: Double
    var end: Double
    var window: Window

    /// What is left of this part when a later window takes its time. A jump cuts it in two.
    func without(_ later: Window) -> [Part] {
      guard later.end > start, later.start < end else { return [self] }
      var rest: [Part] = []
      if later.start > start { rest.append(Part(start: start, end: later.start, window: window)) }
      if later.end < end { rest.append(Part(start: later.end, end: end, window: window)) }
      return rest
    }
  }

  /// The windows cut so that the one added last has the time to itself, each from where the value is.
  static func resolve(_ initial: Value, _ windows: [Window]) -> [Run] {
    var parts: [Part] = []
    for window in windows {
      parts = parts.flatMap { $0.without(window) }
      parts.append(Part(start: window.start, end: window.end, window: window))
    }
    // A jump stands before what starts at its time; sorted keeps no order of equals by itself.
    let order = parts.indices.sorted {
      (parts[$0].start, parts[$0].end, $0) < (parts[$1].start, parts[$1].end, $1)
    }
    var value = initial
    return order.map { index in
      let part = parts[index]
      let whole = part.window.end - part.start
      let reach = part.end < part.window.end && whole > 0 ? (part.end - part.start) / whole : 1
      let run = Run(
        start: part.start, end: part.end, from: value, to: part.window.value, reach: reach)
      value = run.value(at: part.end)
      return run
    }
  }
}

extension RelativeKeyframes {
  /// A stretch of time, in fractions of the whole.
  public struct Span: Hashable, Sendable {
    public let start: Double
    public let end: Double
  }

  /// The stretches that more than one window asks for, by rising start. The window added last has them.
  public var overlaps: [Span] {
    var spans: [Span] = []
    for (index, window) in windows.enumerated() {
      for other in windows.dropFirst(index + 1) {
        let start = max(window.start, other.start)
        let end = min(window.end, other.end)
        if end > start { spans.append(Span(start: start, end: end)) }
      }
    }
    return spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The stretches of 0...1 in which the value holds, by rising start.
  public var gaps: [Span] {
    var spans: [Span] = []
    var reached = 0.0
    for window in windows.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if window.start > reached { spans.append(Span(start: reached, end: window.start)) }
      reached = max(reached, window.end)
    }
    if reached < 1 { spans.append(Span(start: reached, end: 1)) }
    return spans
  }
}
