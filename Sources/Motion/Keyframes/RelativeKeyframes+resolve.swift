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

  /// The windows cut so that the one added last has the time to itself, each from where the value
  /// is.
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
